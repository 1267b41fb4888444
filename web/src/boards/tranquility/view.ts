/** The table of Tranquility, read for drawing: what lies in a cell, what closes a row. */

import type { Option } from "../../table/options";
import type { Stage } from "../../table/stage.svelte";
import type { TranquilityAnswer, TranquilityBoard } from "../../wire";

export type Sea = TranquilityBoard;
export type SeaStage = Stage<TranquilityBoard, TranquilityAnswer>;
export type SeaOption = Option<TranquilityAnswer>;
export type Half = "day" | "night";
export type StormColour = Sea["storms"][number]["colour"];

/** The names of the cells in reading order, as `grid` has them. */
export function labels(sea: Sea): readonly string[] {
  return sea.rows.flat();
}

/** The island in each cell that has one. */
export function islands(sea: Sea): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  labels(sea).forEach((label, place) => {
    const card = sea.grid[place] ?? 0;
    if (card > 0) found.set(label, card);
  });
  return found;
}

export function placed(sea: Sea): number {
  return sea.grid.filter((card) => card > 0).length;
}

/** Whether something lies on this table, or may come to lie there. */
export function has(sea: Sea, belonging: Sea["belongings"][number]): boolean {
  return sea.belongings.includes(belonging);
}

/** The half that an island shows, where that matters; elsewhere it follows the theme. */
export function halfIn(sea: Sea, cell: string): Half | undefined {
  if (!has(sea, "halves")) return undefined;
  return sea.night_cells.includes(cell) ? "night" : "day";
}

/** The half that the cards in the hands show. */
export function halfInHand(sea: Sea): Half | undefined {
  if (!has(sea, "halves")) return undefined;
  return sea.night ? "night" : "day";
}

/** The half that a cell must show in the end. */
export function halfWanted(sea: Sea, cell: string): Half | undefined {
  if (!has(sea, "halves")) return undefined;
  return sea.day_cells.includes(cell) ? "day" : "night";
}

/** The storms at a place, each piece once with how often it is there. */
export function stormsAt(
  sea: Sea,
  place: string,
): readonly { readonly piece: string; readonly colour: StormColour; readonly count: number }[] {
  const here = sea.storms.filter((storm) => storm.place === place);
  const colours = [...new Set(here.map(({ colour }) => colour))];
  return colours.map((colour) => ({
    piece: `storm-${colour}-${place}`,
    colour,
    count: here.filter((storm) => storm.colour === colour).length,
  }));
}
