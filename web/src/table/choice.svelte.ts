/** How an answer is chosen: by tapping pieces until only one answer is meant. Knows no game. */

import type { DecisionShown, Message } from "../wire";
import type { Path } from "./contract";
import { questionsOf, type AnyAnswer, type Option, type Question } from "./options";

export interface Offer<A extends AnyAnswer = AnyAnswer> {
  readonly option: Option<A>;
  readonly must: boolean;
  readonly path: Path;
}

/** More than so many are only dots: who sees everything lit sees nothing. */
const MANY = 12;

/** How a piece looks just now. */
export type Look = "rest" | "lit" | "standing" | "chosen";

export class Choice<A extends AnyAnswer = AnyAnswer> {
  decisions = $state.raw<readonly Question<A>[]>([]);
  /** The pieces that were tapped, in this order. */
  taken = $state.raw<readonly string[]>([]);
  /** The piece that is pointed at, or has the focus. */
  pointed = $state<string | null>(null);
  /** So many questions have been asked: what belongs to one of them is over when this changes. */
  asked = $state(0);
  /** The answer that a bot would give. */
  hinted = $state.raw<Option<A> | null>(null);
  /** Why it would. */
  reason = $state.raw<Message | null>(null);

  constructor(
    private readonly pathOf: (option: Option<A>) => Path,
    private readonly isTalk: (option: Option<A>) => boolean,
  ) {}

  /** Everything that may be answered by tapping or by a button. */
  readonly offers = $derived.by((): readonly Offer<A>[] =>
    this.decisions.flatMap(({ options, must }) =>
      options
        .filter((option) => !this.isTalk(option))
        .map((option) => ({ option, must, path: this.pathOf(option) })),
    ),
  );

  /** The answers that are still meant after what was tapped, with the taps that they need yet. */
  private readonly open = $derived.by(() => {
    const found: { offer: Offer<A>; rest: readonly (readonly string[])[] }[] = [];
    for (const offer of this.offers) {
      const rest = without(offer.path.taps, this.taken);
      if (rest) found.push({ offer, rest });
    }
    return found;
  });

  /** The answers that can still be meant. */
  readonly possible = $derived.by((): readonly Option<A>[] =>
    this.open.map(({ offer }) => offer.option),
  );

  /** The taps that may come next, in the order of the answers. */
  private readonly next = $derived.by(() =>
    this.open.flatMap(({ offer, rest }) =>
      (offer.path.unordered ? rest : rest.slice(0, 1)).map((tap) => ({ offer, tap })),
    ),
  );

  /** The pieces that may be tapped next, in the order of the answers, with what they lead to. */
  readonly lit = $derived.by((): ReadonlyMap<string, readonly Offer<A>[]> => {
    const lit = new Map<string, Offer<A>[]>();
    for (const { offer, tap } of this.next) {
      for (const piece of tap) {
        const offers = lit.get(piece);
        if (!offers) lit.set(piece, [offer]);
        else if (!offers.includes(offer)) offers.push(offer);
      }
    }
    return lit;
  });

  /** The same without those that only repeat another: for the keyboard. */
  readonly targets = $derived.by((): readonly string[] => [
    ...new Set(this.next.flatMap(({ tap }) => tap.slice(0, 1))),
  ]);

  /** The answers that were tapped to the end; one of several is chosen by its button. */
  readonly complete = $derived.by((): readonly Option<A>[] =>
    this.taken.length === 0
      ? []
      : this.open.filter(({ rest }) => rest.length === 0).map(({ offer }) => offer.option),
  );

  /** The one answer that is meant, if all its taps are there and no other can follow. */
  get meant(): Option<A> | null {
    const [first] = this.complete;
    return first && this.complete.length === 1 && this.open.length === 1 ? first : null;
  }

  /** The answers without pieces: they are buttons as long as nothing is tapped. */
  readonly buttons = $derived.by((): readonly Offer<A>[] =>
    this.taken.length > 0 ? [] : this.offers.filter(({ path }) => path.taps.length === 0),
  );

  /** What is asked, in such a form that it can be compared. */
  get question(): string {
    return awaited(this.decisions);
  }

  /**
   * Ask something. What was tapped stays if it is the same question: others may just have spoken.
   * After an answer of one's own the question is `anew`, even if it is the same: something else
   * was answered that could wait.
   */
  ask(decisions: readonly DecisionShown[], anew = false): void {
    const asked = questionsOf(decisions) as readonly Question<A>[];
    const isSame = !anew && awaited(asked) === this.question;
    this.decisions = asked;
    if (isSame) return;
    this.asked += 1;
    this.taken = [];
    this.hinted = null;
    this.reason = null;
  }

  look(piece: string): Look {
    if (this.taken.includes(piece)) return "chosen";
    const offers = this.lit.get(piece);
    if (!offers) return "rest";
    return offers.some(({ must }) => must) ? "lit" : "standing";
  }

  private readonly isCrowded = $derived.by(
    () => this.targets.filter((piece) => this.look(piece) === "lit").length > MANY,
  );

  /** Whether a lit piece is only a dot until it is pointed at. */
  isDot(piece: string): boolean {
    return this.isCrowded && this.pointed !== piece && !this.isHinted(piece);
  }

  /** Whether it is still to be tapped for what is hinted. */
  isHinted(piece: string): boolean {
    if (this.hinted === null) return false;
    const { taps } = this.pathOf(this.hinted);
    return (without(taps, this.taken) ?? taps).flat().includes(piece);
  }

  /** The answers to which a lit piece leads at once, if it is tapped. */
  ends(piece: string): readonly Option<A>[] {
    return (this.lit.get(piece) ?? [])
      .filter(({ path }) => without(path.taps, [...this.taken, piece])?.length === 0)
      .map(({ option }) => option);
  }

  /** Tap a piece; false if that means nothing. */
  tap(piece: string): boolean {
    if (this.accepts(piece)) this.taken = [...this.taken, piece];
    else if (this.taken.includes(piece)) this.taken = this.taken.filter((each) => each !== piece);
    else if (this.begins(piece)) this.taken = [piece];
    else return false;
    return true;
  }

  clear(): void {
    this.taken = [];
  }

  /** Pieces may also be tapped in another order than they are lit: the cell before the card. */
  private accepts(piece: string): boolean {
    return this.open.some(({ rest }) => rest.some((tap) => tap.includes(piece)));
  }

  /** Whether another answer begins with it: another card is taken instead. */
  private begins(piece: string): boolean {
    return this.offers.some(({ path: { taps, unordered } }) =>
      (unordered ? taps : taps.slice(0, 1)).some((tap) => tap.includes(piece)),
    );
  }
}

/** What the game waits for, to be told from another question. */
function awaited(decisions: readonly Question[]): string {
  return JSON.stringify(decisions.filter(({ must }) => must));
}

/** The taps that remain after these pieces were tapped; null if they were meant for something else. */
function without(
  taps: readonly (readonly string[])[],
  taken: readonly string[],
): readonly (readonly string[])[] | null {
  const rest = [...taps];
  for (const piece of taken) {
    const place = rest.findIndex((tap) => tap.includes(piece));
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
}
