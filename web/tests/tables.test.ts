import { beforeAll, describe, expect, it } from "vitest";

import type { Outcome, TableShown } from "../src/wire";
import { openBrowser } from "./browser";

type Tables = typeof import("../src/pages/parts/tables");

let tables: Tables;

beforeAll(async () => {
  openBrowser();
  Object.assign(document, { documentElement: {} });
  const { learnLanguage } = await import("../src/lib/words.svelte");
  await learnLanguage();
  tables = await import("../src/pages/parts/tables");
});

function over(outcome: Outcome | null, you: number | null = 0): TableShown {
  const seats = ["Ann", "Bob", "Cleo"].map((name, seat) => ({
    seat,
    name,
    bot: null,
    away: false,
  }));
  return { game: "lifeboats", status: "over", seats, you, outcome, unplayable: null } as never;
}

describe("a game that is over", () => {
  const reason = "no-boats";

  it("is told with my place and score, and who won", () => {
    const lost = over({ reason, scores: [7, 7, 9], winners: [2] });
    expect(tables.news(lost)).toBe("shared 2nd place · score 7 · won by Cleo");
    const won = over({ reason, scores: [9, 3, 1], winners: [0] });
    expect(tables.news(won)).toBe("1st place · winner · score 9");
  });

  it("is told to others by who won", () => {
    expect(tables.news(over({ reason, scores: [9, 3, 9], winners: [0, 2] }, null))).toBe(
      "won by Ann, Cleo",
    );
  });

  it("is won or lost by all together", () => {
    expect(tables.news(over({ reason, scores: [30, 30, 30], winners: [] }))).toBe(
      "Lost together · score 30",
    );
    expect(tables.news(over({ reason, scores: [30, 30, 30], winners: [0, 1, 2] }))).toBe(
      "Won together · score 30",
    );
  });

  it("is told by its crew if nobody knows how it ended", () => {
    expect(tables.news(over(null))).toBe("Ann, Bob, Cleo");
    expect(tables.ending(over(null))).toBeUndefined();
  });

  it("says why it ended, if the page has words for it", () => {
    expect(tables.ending(over({ reason, scores: [1, 2, 3], winners: [2] }))).toBe(
      "No boat is left on the water. Who is ashore is saved.",
    );
    expect(
      tables.ending(over({ reason: "unheard-of", scores: [1, 2, 3], winners: [2] })),
    ).toBeUndefined();
  });
});
