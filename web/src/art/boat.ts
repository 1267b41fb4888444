/** A lifeboat from above, bow up, on a field of 100 × 160 round (0, 0). */

import type { FlagColour } from "./flags";

export type Seat =
  { kind: "person"; colour: FlagColour; officer?: boolean } | { kind: "leak" } | { kind: "free" };

/** The outline of the hull, also for rings and halos round it. */
export const HULL =
  "M0-78C15-64 34-44 41-14 46 10 44 44 37 70 36 74 33 76 29 76H-29C-33 76-36 74-37 70-44 44-46 10-41-14-34-44-15-64 0-78Z";

/** Where the six sit: two in a row, from bow to stern. */
export const SEATS: readonly { x: number; y: number }[] = [-20, 16, 52].flatMap((y) => [
  { x: -19, y },
  { x: 19, y },
]);
