/** Where the five islands lie on the chart, which is drawn on a sheet of 952 × 744 and stretched to its place. */

import type { Island } from "../../boards";

export const SHEET = { width: 952, height: 744 };

export interface Place {
  /** The middle of the picture. */
  readonly x: number;
  readonly y: number;
  /** The size of the picture. */
  readonly width: number;
  readonly height: number;
  /** From the picture to its label; less than nothing if they overlap. */
  readonly gap: number;
  /** The label unfolds upwards, for there is no room below. */
  readonly up?: boolean;
}

export const PLACES: Readonly<Record<Island, Place>> = {
  tranquility: { x: 190, y: 240, width: 300, height: 190, gap: 4 },
  lifeboats: { x: 506, y: 208, width: 250, height: 200, gap: 4 },
  overboard: { x: 782, y: 190, width: 312, height: 160, gap: 6 },
  tobago: { x: 270, y: 520, width: 256, height: 210, gap: 4, up: true },
  robinson: { x: 716, y: 500, width: 300, height: 190, gap: 6, up: true },
};

type At = readonly [x: number, y: number];

/** The courses from island to island. */
export const COURSES: readonly { readonly from: At; readonly to: At; readonly bow: number }[] = [
  { from: [318, 228], to: [384, 228], bow: 7 },
  { from: [620, 222], to: [650, 204], bow: 3 },
  { from: [846, 352], to: [800, 412], bow: -16 },
  { from: [570, 546], to: [418, 548], bow: -12 },
];
