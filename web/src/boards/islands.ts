/** The islands of the chart: the games that can be played here, and those that are on their way. */

import { SEAT_FLAGS, type FlagColour } from "../art/flags";
import type { About } from "./about";

const FOUND = import.meta.glob<About>("./*/about.ts", { import: "about", eager: true });

export interface Island extends About {
  readonly game: string;
}

/** All of them, in their order. */
export const ISLANDS: readonly Island[] = Object.entries(FOUND)
  .map(([path, about]) => ({ game: path.split("/")[1] ?? "", ...about }))
  .toSorted((a, b) => a.order - b.order);

export function islandOf(game: string): Island | undefined {
  return ISLANDS.find((island) => island.game === game);
}

/** The flag of a seat at a table of this game. */
export function flagOf(game: string, seat: number): FlagColour {
  const flags = islandOf(game)?.flags ?? SEAT_FLAGS;
  return flags[seat] ?? "black";
}
