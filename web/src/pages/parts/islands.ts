/** Where the five islands lie on the chart, which is drawn on a sheet of 952 × 744 and stretched to its place. */

import type { Island } from "../../boards";

/** The pictures are 300 × 220. */
export const ASPECT = 220 / 300;

export const SHEET = { width: 952, height: 744 };

export interface Place {
  /** The middle of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From the picture to its label; less than nothing if they overlap. */
  readonly gap: number;
  /** The label unfolds upwards, for there is no room below. */
  readonly up?: boolean;
}

export const PLACES: Readonly<Record<Island, Place>> = {
  tranquility: { x: 188, y: 240, width: 310, gap: -16 },
  lifeboats: { x: 506, y: 224, width: 286, gap: -4 },
  overboard: { x: 764, y: 186, width: 306, gap: -32 },
  tobago: { x: 272, y: 516, width: 300, gap: -4, up: true },
  robinson: { x: 716, y: 496, width: 312, gap: -6, up: true },
};

type At = readonly [x: number, y: number];

/** The courses from island to island. */
export const COURSES: readonly { readonly from: At; readonly to: At; readonly bow: number }[] = [
  { from: [326, 240], to: [388, 240], bow: 7 },
  { from: [628, 244], to: [668, 262], bow: -5 },
  { from: [836, 348], to: [806, 408], bow: 14 },
  { from: [552, 546], to: [424, 548], bow: -12 },
];
