/* The sky over an island tells roughly where its card belongs: dawn at 1, noon in the middle, dusk at 80. */

export type Half = "day" | "night";
type Rgb = readonly [r: number, g: number, b: number];

const STOPS: { at: number; day: number; night: number }[] = [
  { at: 1, day: 0xf8c4a4, night: 0x5c352f },
  { at: 9, day: 0xf9d8a2, night: 0x57422a },
  { at: 16, day: 0xf4e3ae, night: 0x4a482d },
  { at: 24, day: 0xe2e8c2, night: 0x2f4636 },
  { at: 31, day: 0xcae6d9, night: 0x1f4a48 },
  { at: 38, day: 0xb8dfe0, night: 0x1b4557 },
  { at: 47, day: 0xb6d2ea, night: 0x203f66 },
  { at: 57, day: 0xc6c5ea, night: 0x313671 },
  { at: 64, day: 0xd6c0e2, night: 0x452f69 },
  { at: 72, day: 0xe6b3c6, night: 0x582b55 },
  { at: 80, day: 0xeda49c, night: 0x622b3c },
];

const split = (c: number): Rgb => [c >> 16, (c >> 8) & 255, c & 255];
const write = (c: Rgb): string =>
  "#" +
  c
    .map((v) =>
      Math.round(Math.max(0, Math.min(255, v)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");

function skyRgb(n: number, half: Half): Rgb {
  const after = Math.max(
    1,
    STOPS.findIndex((stop) => stop.at >= n),
  );
  const [a, b] = [STOPS[after - 1], STOPS[after]];
  if (a === undefined || b === undefined) return [0, 0, 0];
  const t = Math.max(0, Math.min(1, (n - a.at) / (b.at - a.at)));
  const [from, to] = [split(a[half]), split(b[half])];
  return [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
}

/** The sky behind island `n` (1–80): the ground its number is written on. */
export const skyColour = (n: number, half: Half): string => write(skyRgb(n, half));

/** The sea under that sky: the same hue, deeper. */
export function seaColour(n: number, half: Half): string {
  const [r, g, b] = skyRgb(n, half);
  const grey = (r + g + b) / 3;
  const [rich, dark] = half === "day" ? [1.5, 0.83] : [1.1, 0.76];
  return write([
    (grey + (r - grey) * rich) * dark,
    (grey + (g - grey) * rich) * dark,
    (grey + (b - grey) * rich) * dark,
  ]);
}

/** What the numbers are written with, by day and by night (the ink of both themes). */
export const NUMBER_INK: Record<Half, string> = { day: "#1c2e3c", night: "#f3e8cf" };
