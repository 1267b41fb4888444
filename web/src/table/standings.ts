/** Who came in which place. */

import type { Outcome } from "../wire";

export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly won: boolean;
  readonly place: number;
  /** Whether others have the same place. */
  readonly shared: boolean;
}

/** The seats in the order of their places: winners first, then by score. */
export function standings({ scores, winners }: Outcome): readonly Standing[] {
  const all = scores.map((score, seat) => ({ score, seat, won: winners.includes(seat) }));
  const before = (one: (typeof all)[0], other: (typeof all)[0]): number =>
    Number(other.won) - Number(one.won) || other.score - one.score;
  return all
    .map((each) => ({
      ...each,
      place: 1 + all.filter((other) => before(other, each) < 0).length,
      shared: all.some((other) => other !== each && before(other, each) === 0),
    }))
    .sort(before);
}

/** Whether all have the same, and have won or lost together. */
export function isShared({ scores, winners }: Outcome): boolean {
  return new Set(scores).size === 1 && [0, scores.length].includes(winners.length);
}
