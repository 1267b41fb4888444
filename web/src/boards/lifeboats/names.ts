/** What the pieces are called by those who hear the page, where a tap on them is not yet an answer. */

import type { LbStage } from "./view";

/** People on deck, who are tapped before the boat that they go into. */
export function names({ board, say }: LbStage): ReadonlyMap<string, string> {
  return new Map(
    board.on_deck.map(({ rank, colour }) => [`${rank}-${colour}`, say.say(`piece-${rank}`)]),
  );
}
