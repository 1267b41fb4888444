/* Hexes with flat tops, measured by their circumradius. */

import { f1, random, type Point } from "./noise";

export type Terrain = "beach" | "jungle" | "river" | "lake" | "mountain" | "scrub" | "hill";

/** The six corners, clockwise from the right one. */
export const corners = (x: number, y: number, size: number): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => {
    const a = (i * Math.PI) / 3;
    return [x + size * Math.cos(a), y + size * Math.sin(a)];
  });

export const hexPath = (x: number, y: number, size: number): string =>
  corners(x, y, size)
    .map(([px, py], i) => `${i ? "L" : "M"}${f1(px)} ${f1(py)}`)
    .join("") + "Z";

/** The coast round hexes that touch: every side that only one hex has, joined end to end. */
export function hexCoast(centres: readonly Point[], size: number): string {
  // Corners lie half a hex apart: a coarse grid tells them apart and forgives the last decimals.
  const key = ([x, y]: Point): string =>
    `${Math.round((x / size) * 8 + 0.137)} ${Math.round((y / size) * 8 + 0.137)}`;
  const sides = new Map<string, { from: Point; to: Point }>();
  for (const [x, y] of centres) {
    const around = corners(x, y, size);
    around.forEach((from, i) => {
      const to = around[(i + 1) % 6] ?? from;
      if (!sides.delete(`${key(to)},${key(from)}`))
        sides.set(`${key(from)},${key(to)}`, { from, to });
    });
  }
  const next = new Map([...sides.values()].map((side) => [key(side.from), side]));
  let d = "";
  for (const start of [...next.keys()]) {
    let at = next.get(start);
    if (at === undefined) continue;
    d += `M${f1(at.from[0])} ${f1(at.from[1])}`;
    while (at !== undefined) {
      next.delete(key(at.from));
      at = next.get(key(at.to));
      if (at !== undefined) d += `L${f1(at.from[0])} ${f1(at.from[1])}`;
    }
    d += "Z";
  }
  return d;
}

/** The ink on a terrain (lines), with its paint (a mountain's snow-lit side, if any). */
export function texture(
  terrain: Terrain,
  x: number,
  y: number,
  size: number,
  seed: number,
): { lines: string; light: string } {
  const rnd = random(seed * 17 + terrain.length);
  const k = size / 20;
  const at = (dx: number, dy: number): string => `M${f1(x + dx * k)} ${f1(y + dy * k)}`;
  const q = (...n: number[]): string => n.map((v) => f1(v * k)).join(" ");
  const shake = (): number => (rnd() - 0.5) * 1.6;
  let lines = "";
  let light = "";
  const each = (
    spots: readonly (readonly [number, number])[],
    draw: (dx: number, dy: number) => string,
  ) => {
    for (const [dx, dy] of spots) lines += draw(dx + shake(), dy + shake());
  };
  switch (terrain) {
    case "beach":
      each(
        [
          [-9, -7],
          [-2, -10],
          [6, -6],
          [11, 0],
          [3, 1],
          [-6, 0],
          [-11, 4],
          [-3, 8],
          [5, 9],
          [10, 6],
        ],
        (dx, dy) => at(dx, dy) + "h.1",
      );
      break;
    case "jungle":
      each(
        [
          [-8, -6],
          [2, -9],
          [9, -3],
          [-1, 0],
          [-10, 5],
          [6, 6],
          [-2, 9],
        ],
        (dx, dy) => `${at(dx - 4.4, dy + 2.4)}q${q(-0.8, -5.8, 4.4, -5.8)}q${q(5.2, 0, 4.4, 5.8)}`,
      );
      break;
    case "river":
      for (const dy of [-8, -1, 6])
        lines += `${at(-10 + shake(), dy)}q${q(3.3, -4, 6.6, 0)}t${q(6.6, 0)}t${q(6.6, 0)}`;
      break;
    case "lake":
      for (const [dx, dy, w] of [
        [-5, -9, 11],
        [-10, -4, 10],
        [2, -3, 9],
        [-7, 2, 15],
        [-1, 7, 10],
        [-8, 11, 8],
      ] as const)
        lines += `${at(dx + shake(), dy)}h${q(w)}`;
      break;
    case "mountain":
      light = `${at(-3, -9)}l${q(-8, 17)}h${q(13)}zM${f1(x + 6 * k)} ${f1(y - 2 * k)}l${q(-4, 10)}h${q(8)}z`;
      lines = `${at(-12, 9)}L${f1(x - 3 * k)} ${f1(y - 10 * k)}L${f1(x + 2.6 * k)} ${f1(y + 2 * k)}L${f1(x + 6 * k)} ${f1(y - 3.5 * k)}L${f1(x + 12 * k)} ${f1(y + 9 * k)}${at(-3, -9)}l${q(1.5, 7)}l${q(-2, 4)}l${q(2, 6)}${at(6, -3)}l${q(0.5, 5)}l${q(1.5, 5)}`;
      break;
    case "scrub":
      each(
        [
          [-8, -6],
          [1, -8],
          [9, -3],
          [-2, 1],
          [-10, 5],
          [6, 6],
          [-2, 10],
        ],
        (dx, dy) =>
          `${at(dx, dy)}v${q(-4.5)}${at(dx - 0.6, dy)}l${q(-2.2, -3.4)}${at(dx + 0.6, dy)}l${q(2.2, -3.4)}`,
      );
      break;
    case "hill":
      each(
        [
          [-6, -5],
          [6, -2],
          [-7, 6],
          [4, 8],
        ],
        (dx, dy) => `${at(dx - 6, dy + 2)}q${q(6, -9, 12, 0)}m${q(-3, -2)}l${q(-1.4, 2.6)}`,
      );
      break;
  }
  return { lines, light };
}
