/** The little Markdown of the rules: bold, italics, code. Everything else is plain text. */

export interface Run {
  readonly kind: "plain" | "strong" | "em" | "code";
  readonly text: string;
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`/g;

/** A line as runs of text, each with one look. */
export function runs(source: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (const match of source.matchAll(MARKED)) {
    if (match.index > from) found.push({ kind: "plain", text: source.slice(from, match.index) });
    for (const kind of ["strong", "em", "code"] as const) {
      const text = match.groups?.[kind];
      if (text !== undefined) found.push({ kind, text });
    }
    from = match.index + match[0].length;
  }
  if (from < source.length) found.push({ kind: "plain", text: source.slice(from) });
  return found;
}

/** What stands between blank lines. */
export function blocks(source: string): string[] {
  return source.split(/\n\n+/);
}
