/** Where a small sheet lies that speaks of something: beside it, and never over it. */

import type { Point } from "./gestures";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From what it speaks of, and from the edge of the page. */
const GAP = 10;
const EDGE = 8;

/** The first of above, below, right and left where there is room for it; above, if nowhere. */
export function besides(spot: Point & Size, sheet: Size, page: Size): Point {
  const x = within(spot.x + spot.width / 2 - sheet.width / 2, sheet.width, page.width);
  const y = within(spot.y + spot.height / 2 - sheet.height / 2, sheet.height, page.height);
  const above = { x, y: spot.y - GAP - sheet.height };
  const below = { x, y: spot.y + spot.height + GAP };
  const right = { x: spot.x + spot.width + GAP, y };
  const left = { x: spot.x - GAP - sheet.width, y };
  const places = [above, below, right, left];
  return places.find((place) => fits(place, sheet, page)) ?? { x, y: Math.max(EDGE, above.y) };
}

function within(start: number, length: number, whole: number): number {
  return Math.max(EDGE, Math.min(start, whole - length - EDGE));
}

function fits({ x, y }: Point, { width, height }: Size, page: Size): boolean {
  const inside = x >= EDGE && y >= EDGE;
  return inside && x + width <= page.width - EDGE && y + height <= page.height - EDGE;
}
