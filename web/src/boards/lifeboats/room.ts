/** Where on the board a sheet hides the least. */

import { BOAT, type Layout } from "./layout";
import type { Board } from "./view";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 6;
/** Above a boat is its price, below it the votes for it, or somebody who swims. */
const OVER = 16;
const BELOW = 26;

/** What should stay in sight: the islands, boats wherever they are, and where they sank. */
export function inUse(board: Board, layout: Layout): readonly Box[] {
  const land = { left: 0, top: 0, width: layout.width, height: layout.coast + 12 };
  const half = (BOAT.width * layout.scale) / 2;
  const boats = board.boats.flatMap(({ state, lane, field, to_shore }): readonly Box[] => {
    const x = layout.laneX((state === "landed" ? (field ?? lane ?? 1) : (lane ?? 1)) - 1);
    const at = { left: x - half, width: 2 * half };
    if (state === "landed")
      return [{ ...at, top: layout.coast, height: BOAT.length * layout.beached + 8 }];
    const y = layout.rowY(to_shore);
    if (state === "sunk") return [{ ...at, top: y - 50, height: 70 }];
    const top = y - layout.long / 2 - OVER;
    return [{ ...at, top, height: layout.long + OVER + BELOW }];
  });
  return [land, ...boats];
}

function shared(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const along =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, along);
}

/** The place that hides least; of equal ones the highest, and nearest to the middle. */
export function freePlace(
  size: { readonly width: number; readonly height: number },
  area: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): Box {
  const middle = (area.width - size.width) / 2;
  let best = { ...size, left: middle, top: STEP };
  let least = Infinity;
  for (let top = STEP; top <= area.height - size.height - STEP; top += STEP)
    for (let aside = 0; aside <= middle - STEP; aside += STEP)
      for (const left of [middle - aside, middle + aside]) {
        const box = { ...size, left, top };
        const hidden = taken.reduce((sum, each) => sum + shared(box, each), 0);
        if (hidden < least) [best, least] = [box, hidden];
      }
  return best;
}
