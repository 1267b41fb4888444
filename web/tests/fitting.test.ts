import { describe, expect, it } from "vitest";

import { against, fitted, matters } from "../src/pages/parts/fitting";
import type { SettingShown } from "../src/wire";

function setting(name: string, partly: Partial<SettingShown>): SettingShown {
  return {
    name,
    default: false,
    values: [false, true],
    conditions: [],
    explained: {},
    difficulty: {},
    ...partly,
  };
}

const SHAPE = setting("shape", {
  default: "sea",
  values: ["sea", "arch", "duel"],
  conditions: [{ value: "duel", of: "seats", among: [2] }],
});
const ROCKS = setting("rocks", {
  conditions: [{ value: true, of: "shape", among: ["sea", "arch"] }],
});
const CROWN = setting("crown", {
  default: "late",
  values: ["late", "early"],
  conditions: [{ value: "early", of: "shape", among: ["arch"] }],
});
const SETTINGS = [SHAPE, ROCKS, CROWN];
const USUAL = { shape: "sea", rocks: false, crown: "late" };

describe("choices", () => {
  it("are kept from being chosen by what does not go with them", () => {
    expect(against(SHAPE, "duel", USUAL, 2)).toBeNull();
    expect(against(SHAPE, "duel", USUAL, 3)?.of).toBe("seats");
    expect(against(ROCKS, true, USUAL, 2)).toBeNull();
    expect(against(ROCKS, true, { ...USUAL, shape: "duel" }, 2)?.of).toBe("shape");
  });

  it("are not shown where they belong to another one that is not chosen", () => {
    expect(matters(CROWN, USUAL)).toBe(false);
    expect(matters(CROWN, { ...USUAL, shape: "arch" })).toBe(true);
    expect(matters(ROCKS, { ...USUAL, shape: "duel" })).toBe(true);
    expect(matters(SHAPE, USUAL)).toBe(true);
  });

  it("give way to those that come before them", () => {
    const chosen = { shape: "arch", rocks: true, crown: "early" };
    expect(fitted(SETTINGS, chosen, 2)).toEqual(chosen);
    expect(fitted(SETTINGS, { ...chosen, shape: "duel" }, 2)).toEqual({ ...USUAL, shape: "duel" });
    expect(fitted(SETTINGS, { ...chosen, shape: "duel" }, 3)).toEqual({
      ...chosen,
      shape: "sea",
      crown: "late",
    });
  });

  it("may be left to the others", () => {
    const left = setting("monsters", { default: null, values: [0, 3] });
    expect(fitted([left], { monsters: null }, 2)).toEqual({ monsters: null });
    const after = setting("late", { conditions: [{ value: true, of: "monsters", among: [3] }] });
    expect(against(after, true, { monsters: null }, 2)).toBeNull();
  });
});
