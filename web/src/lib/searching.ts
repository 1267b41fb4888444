/** Looking for words in a text. */

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The words of what somebody typed. */
export function wordsOf(query: string): readonly string[] {
  return query.trim().split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: readonly string[]): boolean {
  const where = text.toLocaleLowerCase();
  return words.every((word) => where.includes(word.toLocaleLowerCase()));
}

/** A text in pieces, so that the words in it can be marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, isFound: false }];
  // The longest first: a word may be the beginning of another.
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const any = new RegExp(`(${longestFirst.map(literally).join("|")})`, "giu");
  return text
    .split(any)
    .map((part, place) => ({ text: part, isFound: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

function literally(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
