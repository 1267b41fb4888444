/** Colours: each is a seat's, and has a flag. */

import type { FlagColour } from "../../art/flags";
import type { Board } from "./view";

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
