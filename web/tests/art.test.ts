import { describe, expect, it } from "vitest";

import { island } from "../src/art/island";
import { NUMBER_INK, seaColour, skyColour, type Half } from "../src/art/sky";

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const NUMBERS = Array.from({ length: 80 }, (_, i) => i + 1);

describe("the islands", () => {
  it.each<Half>(["day", "night"])("have numbers that stand out from their sky by %s", (half) => {
    for (const n of NUMBERS) {
      expect(skyColour(n, half)).toMatch(/^#[0-9a-f]{6}$/);
      expect(seaColour(n, half)).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(skyColour(n, half), NUMBER_INK[half])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("are the same whenever they are drawn, and no two alike", () => {
    const drawn = NUMBERS.map((n) => JSON.stringify(island(n, 94, 75, "grid")));
    expect(drawn).toEqual(NUMBERS.map((n) => JSON.stringify(island(n, 94, 75, "grid"))));
    expect(new Set(drawn).size).toBe(80);
  });

  it.each([
    [94, 75, "grid"],
    [55, 63, "grid"],
    [88, 118, "hand"],
    [68, 94, "hand"],
  ] as const)("stay on a card of %i × %i", (width, height, place) => {
    for (const n of NUMBERS) {
      const scene = island(n, width, height, place);
      expect(JSON.stringify(scene)).not.toMatch(/NaN|undefined|Infinity/);
      const xs = [...scene.land.matchAll(/[ML ](-?[\d.]+) (-?[\d.]+)/g)].map((m) => Number(m[1]));
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width);
    }
  });
});
