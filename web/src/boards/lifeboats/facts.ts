/** Colours, people and boats, as the view tells them. */

import type { FlagColour } from "../../art/flags";
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

/** The flag of a colour of the game. */
export function flagOf(colour: string): FlagColour {
  return colour === "purple" ? "violet" : (colour as FlagColour);
}

export function flagsOf({ colours }: Board): readonly FlagColour[] {
  return colours.map(flagOf);
}

export function seatOf({ colours }: Board, colour: string): number {
  return colours.indexOf(colour);
}

export function colourOf({ colours }: Board, seat: number): string {
  return colours[seat] ?? "black";
}

/** A person in a boat as the rules name it: `sailor-red-in-blue`. */
export function crewman(person: Person, boat: string): string {
  return `${person.rank}-${person.colour}-in-${boat}`;
}

/** Officers first, then by colour, as they are told: people of a kind sit together. */
export function seated(crew: readonly Person[]): readonly Person[] {
  return crew.toSorted((a, b) => Number(b.rank === "officer") - Number(a.rank === "officer"));
}

export function boatOf(board: Board, colour: string): Boat | undefined {
  return board.boats.find((boat) => boat.colour === colour);
}

/** Whether everybody is still getting away from the ship. */
export function isSettingOut({ moment }: Board): boolean {
  return moment === "launch" || moment === "board";
}
