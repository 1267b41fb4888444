/** What the points are made of: who got ashore, and on which island. */

import type { Tally } from "../../table/contract";
import type { LbStage } from "./view";

export function tally({ board, say }: LbStage): Tally {
  return {
    heads: board.islands.map(({ island }) => say.say("board-island-narrow", { island })),
    points: board.points,
  };
}
