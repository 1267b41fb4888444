import { describe, expect, it } from "vitest";

import { freePlace, type Box } from "../src/boards/lifeboats/room";

const SEA = { width: 400, height: 300 };
const SHEET = { width: 200, height: 60 };
const LAND: Box = { left: 0, top: 0, width: 400, height: 80 };

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

describe("a sheet on the board", () => {
  it("lies below the land, in the middle, if nothing else is there", () => {
    const place = freePlace(SHEET, SEA, [LAND]);
    expect(place.left).toBe(100);
    expect(place.top).toBeGreaterThanOrEqual(80);
    expect(place.top).toBeLessThan(90);
  });

  it("goes aside for a boat rather than hide it", () => {
    const boat: Box = { left: 40, top: 80, width: 80, height: 220 };
    expect(overlap(freePlace(SHEET, SEA, [LAND, boat]), boat)).toBe(false);
  });

  it("hides as little as it can when there is no room", () => {
    const crowd: Box = { left: 0, top: 0, width: 400, height: 260 };
    expect(freePlace(SHEET, SEA, [crowd]).top).toBeGreaterThanOrEqual(228);
  });
});
