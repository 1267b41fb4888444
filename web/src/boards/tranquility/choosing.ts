/** What may be answered at this moment, and where the island that was tapped may go. */

import type { SeaOption, SeaStage } from "./view";

/** Whether an answer may be given now. */
export function may({ choice }: SeaStage, verb: SeaOption["verb"]): boolean {
  return choice.offers.some(({ option }) => option.verb === verb);
}

/** The places that are left for the island that was tapped first, if it was one. */
export function placings({
  choice,
}: SeaStage): readonly Extract<SeaOption, { readonly verb: "play" }>[] {
  const plays = choice.possible.filter((option) => option.verb === "play");
  return plays.filter(({ pieces }) => pieces[0] === choice.taken[0]);
}
