/** Seats are signal flags, known by colour and by pattern. */

export type FlagColour = "red" | "blue" | "yellow" | "green" | "violet" | "white" | "black";
export type FlagShape = "square" | "circle" | "shield" | "pawn";

/** The flags in the order of the seats. Black is nobody's: the neutral one. A game may have an order of its own. */
export const SEAT_FLAGS: FlagColour[] = ["red", "blue", "yellow", "green", "violet", "white"];

/** The outlines on a field of 20 × 20. */
export const OUTLINE: Record<FlagShape, string> = {
  square:
    "M4 .9H16A3.1 3.1 0 0 1 19.1 4V16A3.1 3.1 0 0 1 16 19.1H4A3.1 3.1 0 0 1 .9 16V4A3.1 3.1 0 0 1 4 .9Z",
  circle: "M10 1.1A8.9 8.9 0 0 1 10 18.9 8.9 8.9 0 0 1 10 1.1Z",
  shield:
    "M10 .8C12.6 2.4 15.2 3.2 18.3 3.4V10.2C18.3 14.6 15.2 17.5 10 19.5 4.8 17.5 1.7 14.6 1.7 10.2V3.4C4.8 3.2 7.4 2.4 10 .8Z",
  pawn: "M10 .8A4.4 4.4 0 0 1 13.1 8.3C15.6 9.8 17 13 17.2 17.2 17.2 18.6 16.6 19.2 15.4 19.2H4.6C3.4 19.2 2.8 18.6 2.8 17.2 3 13 4.4 9.8 6.9 8.3A4.4 4.4 0 0 1 10 .8Z",
};
