/** The statements that may be made now, sorted from the answers that the rules offer. */

import type { OptionShown } from "../../wire";
import { seatOf, type LbStage } from "./facts";
import { wordsOf } from "./path";
import type { Spoken } from "./votes";

export interface Saying {
  readonly option: OptionShown;
  readonly colour: string;
}

export interface Offer extends Saying {
  readonly to: number;
  readonly favour: string;
}

export interface Sayings {
  readonly vote: readonly Saying[];
  readonly spare: readonly Saying[];
  readonly offers: readonly Offer[];
  /** Yes to an offer: `to` is who made it. */
  readonly agree: readonly (Saying & { readonly to: number })[];
  readonly call: OptionShown | null;
}

export function sayings(stage: LbStage): Sayings {
  const options = stage.choice.decisions
    .filter(({ must }) => !must)
    .flatMap((each) => each.options);
  const spoken = options.map((option) => ({ option, words: wordsOf(option) }));
  const of = (kind: string): readonly { option: OptionShown; words: readonly string[] }[] =>
    spoken.filter(({ words }) => words[0] === "say" && words[1] === kind);
  const single = (kind: string): readonly Saying[] =>
    of(kind).map(({ option, words }) => ({ option, colour: words[2] ?? "" }));
  return {
    vote: single("vote"),
    spare: single("spare"),
    offers: of("offer").map(({ option, words: [, , to = "", colour = "", favour = ""] }) => ({
      option,
      to: seatOf(to),
      colour,
      favour,
    })),
    agree: of("agree").map(({ option, words: [, , to = "", colour = ""] }) => ({
      option,
      to: seatOf(to),
      colour,
    })),
    call: spoken.find(({ words }) => words[0] === "call")?.option ?? null,
  };
}

/** A statement in words, as the log tells it. */
export function inWords(stage: LbStage, said: Spoken, about: string): string {
  const { seat, kind, colour, to, favour } = said;
  const args = {
    seat,
    colour,
    about,
    ...(to === null ? {} : { to }),
    ...(favour ? { favour } : {}),
  };
  return stage.say.say(`event-said-${kind}`, args);
}
