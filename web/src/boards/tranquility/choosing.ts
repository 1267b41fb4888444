/** What may be answered at this moment, and where the island that was tapped may go. */

import type { SeaOption, SeaStage } from "./view";

/** Whether an answer may be given now. */
export function may({ choice }: SeaStage, verb: SeaOption["verb"]): boolean {
  return choice.offers.some(({ option }) => option.verb === verb);
}

type Placing = Extract<SeaOption, { readonly verb: "play" }>;

/** The places that are left for the island that was tapped first, if it was one. */
export function placings({ choice }: SeaStage): readonly Placing[] {
  return begun(choice.possible, choice.taken[0], "card");
}

/** The cards that may go to the cell that was tapped first, if it was one. */
export function cardsFor({ choice }: SeaStage): readonly Placing[] {
  return begun(choice.possible, choice.taken[0], "cell");
}

/** The placings of which a piece was tapped first: the card, or the cell. */
function begun(
  options: readonly SeaOption[],
  first: string | undefined,
  which: "card" | "cell",
): readonly Placing[] {
  const plays = options.filter((option) => option.verb === "play");
  return plays.filter(({ pieces: [card, cell] }) => (which === "card" ? card : cell) === first);
}
