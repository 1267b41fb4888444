/** How a piece looks on this table: what was chosen is chosen wherever it lies, and the rest may still be taken instead. */

import type { Look } from "../../table/choice.svelte";
import type { LbStage } from "./view";

export function lookOf({ choice }: LbStage, piece: string): Look {
  const look = choice.look(piece);
  if (look !== "rest" || choice.taken.length === 0) return look;
  const { meant } = choice;
  const single = choice.offers.filter(({ path }) => path.taps.length === 1);
  const leading = single.filter(({ path }) => path.taps[0]?.includes(piece));
  if (leading.some(({ option }) => option === meant)) return "chosen";
  return leading.some(({ must }) => must) ? "lit" : "rest";
}
