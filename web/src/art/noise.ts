/* Hand-made but crisp: every wobble comes from a seed and is baked into the path, so that a coast is the same coast
   on every screen and after every reload. */

export type Point = readonly [x: number, y: number];

/** A coordinate as it is written in a path: one decimal, no trailing zero. */
export const f1 = (n: number): string => String(Math.round(n * 10) / 10);

const hash = (n: number): number => {
  let h = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Numbers in [0, 1) in an order that the seed decides. */
export function random(seed: number): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise in [-1, 1] along a line. */
export function noise(seed: number, x: number): number {
  const i = Math.floor(x);
  const f = x - i;
  const a = hash(seed * 7919 + i) / 2147483648 - 1;
  const b = hash(seed * 7919 + i + 1) / 2147483648 - 1;
  return a + (b - a) * f * f * (3 - 2 * f);
}

const get = (points: readonly Point[], i: number): Point => points[i] ?? [0, 0];

/** A polyline as a path with straight pieces. */
export const poly = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], i) => `${i ? "L" : "M"}${f1(x)} ${f1(y)}`).join("") + (closed ? "Z" : "");

/** A smooth curve through the points (Catmull–Rom). */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const p = (i: number): Point =>
    closed ? get(points, (i + n) % n) : get(points, Math.max(0, Math.min(n - 1, i)));
  let d = `M${f1(p(0)[0])} ${f1(p(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${f1(b[0] + (c[0] - a[0]) / 6)} ${f1(b[1] + (c[1] - a[1]) / 6)} ${f1(c[0] - (e[0] - b[0]) / 6)} ${f1(c[1] - (e[1] - b[1]) / 6)} ${f1(c[0])} ${f1(c[1])}`;
  }
  return d + (closed ? "Z" : "");
}

/** The coast of an island round (cx, cy), grown from a seed. */
export function coast(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number,
  rough = 0.16,
  count = 18,
): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    // Noise on a circle: two walks that meet where the circle closes.
    const ring =
      noise(seed, 3 + 2.2 * Math.cos(angle)) + noise(seed + 1, 3 + 2.2 * Math.sin(angle));
    const r = 1 + (ring * 0.5 + noise(seed + 2, i) * 0.3) * rough;
    return [cx + rx * r * Math.cos(angle), cy + ry * r * Math.sin(angle)];
  });
}

/** A small swell: the sign for open water. */
export const swell = (x: number, y: number, size: number): string =>
  `M${f1(x - size)} ${f1(y)}q${f1(size * 0.5)} ${f1(-size * 0.42)} ${f1(size)} 0t${f1(size)} 0`;
