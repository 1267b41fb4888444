/** What the view tells of this table: its boats, and how far the game is. */

import type { Option } from "../../table/options";
import type { Stage } from "../../table/stage.svelte";
import type {
  LifeboatsAnswer,
  LifeboatsBoard,
  LifeboatsBoatSeen,
  LifeboatsIslandSeen,
  LifeboatsPerson,
} from "../../wire";

export type Board = LifeboatsBoard;
export type Boat = LifeboatsBoatSeen;
export type Person = LifeboatsPerson;
export type LbStage = Stage<Board, LifeboatsAnswer>;
export type LbOption = Option<LifeboatsAnswer>;
export type Island = LifeboatsIslandSeen;

export function boatOf(board: Board, colour: string): Boat | undefined {
  return board.boats.find((boat) => boat.colour === colour);
}

/** Whether everybody is still getting away from the ship. */
export function isSettingOut({ moment }: Board): boolean {
  return moment === "launch" || moment === "board";
}
