/** The lines of a boat from above, bow up, its middle at 0, 0. */

export const HULL =
  "M0-78C16-66 36-42 43-10C49 14 49 48 41 75Q0 81-41 75C-49 48-49 14-43-10C-36-42-16-66 0-78Z";
export const FLOOR =
  "M0-67C12-57 26-36 32.500-9C38 14 38 42 33 65Q0 68-33 65C-38 42-38 14-32.500-9C-26-36-12-57 0-67Z";
