/** What the points are made of: who got ashore, and on which island. */

import type { Tally } from "../contract";
import { colourOf, type Island, type LbStage } from "./facts";

export function tally({ board, view, say }: LbStage): Tally {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return {
    heads: board.islands.map(({ island }) => say.say("lb-island-narrow", { island })),
    points: seats.map((seat) => board.islands.map((island) => pointsOn(island, seat))),
  };

  function pointsOn(island: Island, seat: number): number {
    return board.boats
      .filter((boat) => boat.state === "landed" && boat.island === island.island)
      .flatMap(({ crew }) => crew.filter(({ colour }) => colour === colourOf(seat)))
      .reduce((sum, { rank }) => sum + island[rank], 0);
  }
}
