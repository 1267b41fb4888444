/** The table of Tranquility, read for drawing: what lies in a cell, what closes a row. */

import type { Option } from "../../table/options";
import type { Stage } from "../../table/stage.svelte";
import type { TranquilityAnswer, TranquilityBoard } from "../../wire";

export type Sea = TranquilityBoard;
export type SeaStage = Stage<TranquilityBoard, TranquilityAnswer>;
export type SeaOption = Option<TranquilityAnswer>;
export type Half = "day" | "night";
export type StormColour = "yellow" | "purple" | "orange";

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

export function isDayAndNight(sea: Sea): boolean {
  return sea.options.mode === "day_and_night";
}

/** The half that an island shows, where that matters; elsewhere it follows the theme. */
export function halfIn(sea: Sea, cell: string): Half | undefined {
  if (!isDayAndNight(sea)) return undefined;
  return sea.night_cells.includes(cell) ? "night" : "day";
}

/** The half that the cards in the hands show. */
export function halfInHand(sea: Sea): Half | undefined {
  if (!isDayAndNight(sea)) return undefined;
  return sea.night ? "night" : "day";
}

/** The half that a cell must show in the end. */
export function halfWanted(sea: Sea, cell: string): Half | undefined {
  if (!isDayAndNight(sea)) return undefined;
  return sea.day_cells.includes(cell) ? "day" : "night";
}

export function hasStorms(sea: Sea): boolean {
  return sea.options.storms || sea.options.mode === "pyramid";
}

/** Whether something may ever close a row: then each row has a place for it. */
export function rowsCanClose(sea: Sea): boolean {
  return hasStorms(sea) || sea.options.rocks;
}

/** The storms at a place, each piece once with how often it is there. */
export function stormsAt(
  sea: Sea,
  place: string,
): readonly { readonly piece: string; readonly colour: StormColour; readonly count: number }[] {
  const here = sea.storms.filter((storm) => storm.place === place);
  const colours = [...new Set(here.map(({ colour }) => colour))].filter(isStormColour);
  return colours.map((colour) => ({
    piece: `storm-${colour}-${place}`,
    colour,
    count: here.filter((storm) => storm.colour === colour).length,
  }));
}

function isStormColour(word: string): word is StormColour {
  return word === "yellow" || word === "purple" || word === "orange";
}

/** What was asked, by the key of its text. */
export function asked(stage: SeaStage): string | null {
  return stage.question?.prompt.key ?? null;
}
