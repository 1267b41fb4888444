/** The lines of a boat from above, bow up, its middle at 0, 0. On a narrow board boats are drawn longer, not wider. */

type Line = readonly (string | readonly [number, number])[];

const HULL: Line = [
  "M",
  [0, -78],
  "C",
  [16, -66],
  [36, -42],
  [43, -10],
  "C",
  [49, 14],
  [49, 48],
  [41, 75],
  "Q",
  [0, 81],
  [-41, 75],
  "C",
  [-49, 48],
  [-49, 14],
  [-43, -10],
  "C",
  [-36, -42],
  [-16, -66],
  [0, -78],
  "Z",
];

function path(line: Line, across: number, along: number): string {
  return line
    .map((each) =>
      typeof each === "string" ? each : `${round(each[0] * across)} ${round(each[1] * along)} `,
    )
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The outside. */
export function hull(stretch: number): string {
  return path(HULL, 1, stretch);
}

/** A line inside it that keeps the same way off all round. */
export function inside(stretch: number, off: number): string {
  return path(HULL, 1 - off / 46, stretch - off / 78);
}
