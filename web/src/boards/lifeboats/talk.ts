/** The statements that may be made now, sorted from the answers that the rules offer. */

import type { LbOption, LbStage } from "./view";
import type { Spoken } from "./votes";

type Saying<V> = Extract<LbOption, { readonly verb: V }>;

export interface Sayings {
  readonly vote: readonly Saying<"say-vote">[];
  readonly spare: readonly Saying<"say-spare">[];
  readonly offers: readonly Saying<"say-offer">[];
  /** Yes to an offer: `to` is who made it. */
  readonly agree: readonly Saying<"say-agree">[];
  readonly call: Saying<"call"> | null;
}

export function sayings({ choice }: LbStage): Sayings {
  const options = choice.decisions.flatMap((each) => each.options);
  function of<V extends LbOption["verb"]>(verb: V): readonly Saying<V>[] {
    return options.filter((option): option is Saying<V> => option.verb === verb);
  }
  return {
    vote: of("say-vote"),
    spare: of("say-spare"),
    offers: of("say-offer"),
    agree: of("say-agree"),
    call: of("call")[0] ?? null,
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
