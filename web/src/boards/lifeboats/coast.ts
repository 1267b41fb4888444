/** The coasts of the three islands, drawn by a hand that always draws them alike. */

import { noise, smooth, type Point } from "../../art/noise";
import type { Layout, Shore } from "./layout";

/** An island that comes in from the top edge of the chart. */
export function coastOf(shore: Shore, layout: Layout, seed: number): string {
  const { coast } = layout;
  const rough = layout.narrow ? 2.4 : 4;
  const points: Point[] = [[shore.left + 6, -30]];
  const side = (x: number, out: number): void => {
    const ys = out < 0 ? [0.02, 0.26, 0.5, 0.72] : [0.72, 0.5, 0.26, 0.02];
    for (const at of ys)
      points.push([x + out * (at * rough * 1.6) + noise(seed, at * 9 + out) * rough, at * coast]);
  };
  side(shore.left, -1);
  const span = shore.right - shore.left;
  const steps = Math.max(5, Math.round(span / (layout.narrow ? 16 : 26)));
  for (let i = 0; i <= steps; i++) {
    const along = i / steps;
    const round = Math.min(along, 1 - along) * span;
    const fall = round < coast * 0.22 ? (1 - round / (coast * 0.22)) ** 2 * coast * 0.16 : 0;
    points.push([
      shore.left + 3 + along * (span - 6),
      coast + 3 - fall + noise(seed + 5, i * 1.3) * rough,
    ]);
  }
  side(shore.right, 1);
  points.push([shore.right - 6, -30]);
  return smooth(points, true);
}
