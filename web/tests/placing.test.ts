import { describe, expect, it } from "vitest";

import { besides } from "../src/table/placing";

const PAGE = { width: 400, height: 800 };
const SHEET = { width: 200, height: 80 };

describe("a sheet that speaks of something", () => {
  it("lies above it", () => {
    const place = besides({ x: 150, y: 400, width: 60, height: 60 }, SHEET, PAGE);
    expect(place).toEqual({ x: 80, y: 310 });
  });

  it("lies below it where there is no room above", () => {
    const place = besides({ x: 150, y: 40, width: 60, height: 60 }, SHEET, PAGE);
    expect(place).toEqual({ x: 80, y: 110 });
  });

  it("stays on the page", () => {
    const place = besides({ x: 380, y: 400, width: 20, height: 60 }, SHEET, PAGE);
    expect(place).toEqual({ x: 192, y: 310 });
  });

  it("lies at the side of something tall", () => {
    const place = besides({ x: 100, y: 20, width: 40, height: 770 }, SHEET, PAGE);
    expect(place).toEqual({ x: 150, y: 365 });
  });
});
