import { describe, expect, it } from "vitest";

import { joined } from "../src/boards/tranquility/events";
import { lined, type Happening } from "../src/table/weaving";
import type { EventShown } from "../src/wire";

const happening = (kind: string, seat: number, args: EventShown["args"] = {}): Happening => ({
  kind: "event",
  event: { seq: 0, kind, args: { seat, ...args } },
});

function told(...happenings: readonly Happening[]): readonly (readonly [string, object])[] {
  return lined(happenings, () => true, joined).flatMap((line) =>
    line.happening.kind === "event"
      ? [[line.happening.event.kind, line.happening.event.args] as const]
      : [],
  );
}

describe("a line of the log", () => {
  it("tells all that one discards and draws in a turn", () => {
    expect(
      told(
        happening("discarded", 1, { count: 1 }),
        happening("discarded", 1, { count: 1 }),
        happening("drew", 1, { count: 3 }),
      ),
    ).toEqual([["discarded-and-drew", { seat: 1, count: 2, drawn: 3 }]]);
    expect(
      told(
        happening("discarded-cards", 0, { cards: ["13"] }),
        happening("discarded-cards", 0, { cards: ["46"] }),
        happening("drew-cards", 0, { cards: ["5", "finish"] }),
      ),
    ).toEqual([
      ["discarded-and-drew-cards", { seat: 0, cards: ["13", "46"], drawn: ["5", "finish"] }],
    ]);
  });

  it("tells of one player only, and not of two turns", () => {
    const others = [happening("discarded", 0, { count: 2 }), happening("drew", 1, { count: 2 })];
    expect(told(...others)).toHaveLength(2);
    const turns = [happening("drew", 0, { count: 1 }), happening("discarded", 0, { count: 1 })];
    expect(told(...turns)).toHaveLength(2);
  });

  it("is new if the last of what it tells is", () => {
    const happenings = [
      happening("played", 0),
      happening("discarded", 0, { count: 1 }),
      happening("drew", 0, { count: 1 }),
    ];
    const lines = lined(happenings, () => true, joined);
    expect(lines.map(({ place, last }) => [place, last])).toEqual([
      [0, 0],
      [1, 2],
    ]);
  });

  it("leaves out what is not to be shown, and joins what then stands together", () => {
    const happenings = [
      happening("discarded-cards", 0, { cards: ["13"] }),
      happening("discarded", 0, { count: 1 }),
      happening("discarded-cards", 0, { cards: ["46"] }),
    ];
    const lines = lined(
      happenings,
      (each) => each.kind === "event" && each.event.kind !== "discarded",
      joined,
    );
    expect(lines).toHaveLength(1);
  });
});
