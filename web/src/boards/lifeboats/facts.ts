/** Colours, people and boats: what is in the box, and where the view says that it is. */

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

/** By seat; the last is the boat that belongs to nobody. */
export const COLOURS = ["green", "red", "yellow", "blue", "purple", "white", "black"] as const;

export const LANES = 7;
export const MOVES_TO_SHORE = 3;

/** The flag of a colour of the game. */
export function flagOf(colour: string): FlagColour {
  return colour === "purple" ? "violet" : (colour as FlagColour);
}

export function flagsOf(seats: number): readonly FlagColour[] {
  return COLOURS.slice(0, seats).map(flagOf);
}

export function seatOf(colour: string): number {
  return (COLOURS as readonly string[]).indexOf(colour);
}

export function colourOf(seat: number): string {
  return COLOURS[seat] ?? "black";
}

/** A person in a boat as the rules name it: `sailor-red-in-blue`. */
export function crewman(person: Person, boat: string): string {
  return `${person.rank}-${person.colour}-in-${boat}`;
}

/** Officers first, then by colour: people of a kind sit together. */
export function seated(crew: readonly Person[]): readonly Person[] {
  return [...crew].sort(
    (a, b) =>
      Number(b.rank === "officer") - Number(a.rank === "officer") ||
      seatOf(a.colour) - seatOf(b.colour),
  );
}

export function boatOf(board: Board, colour: string): Boat | undefined {
  return board.boats.find((boat) => boat.colour === colour);
}

/** The island on which a field of the beach is. */
export function islandOf(board: Board, field: number | null): Island | undefined {
  return board.islands.find(({ fields }) => field !== null && fields.includes(field));
}

/** Whether everybody is still getting away from the ship. */
export function isSettingOut({ moment }: Board): boolean {
  return moment === "launch" || moment === "board";
}
