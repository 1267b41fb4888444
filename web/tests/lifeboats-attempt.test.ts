import { describe, expect, it } from "vitest";

import type { Board, Boat } from "../src/boards/lifeboats/facts";
import { attempt } from "../src/boards/lifeboats/path";
import type { View } from "../src/wire";

type Vote = NonNullable<Board["vote"]>;

const OVERBOARD = { about: "overboard", boat: "red" } as Vote;
const LEAK = { about: "leak", boat: null } as Vote;

function boat(colour: string, state: Boat["state"], more: Partial<Boat> = {}): Boat {
  return { colour, state, lane: null, crew: [], ...more } as Boat;
}

/** What the first seat sees, whose colour is green. */
function seen(board: Partial<Board>, waiting: readonly number[] = [0]): View<Board> {
  const empty = { boats: [], on_deck: [], swimmers: [], cards: [], vote: null };
  return {
    seat: 0,
    outcome: null,
    waiting,
    board: { ...empty, ...board },
  } as unknown as View<Board>;
}

const launching = seen({
  boats: [boat("green", "on deck"), boat("red", "afloat", { lane: 3 })],
});
const boarding = seen({
  boats: [boat("red", "afloat")],
  on_deck: [
    { rank: "officer", colour: "green" },
    { rank: "sailor", colour: "red" },
  ],
});
const leaving = seen({
  boats: [
    boat("red", "afloat", { crew: [{ rank: "officer", colour: "green" }] }),
    boat("blue", "afloat"),
  ],
});

describe("a tap on what does not glow", () => {
  it("means the lane, also where a boat lies on it", () => {
    expect(attempt([], "lane-3", launching)).toBe("launch 3");
    expect(attempt([], "boat-red", launching)).toBe("launch 3");
    expect(attempt([], "boat-green", launching)).toBe(null);
  });

  it("means somebody who is to go aboard, with their colour if they are not ours", () => {
    expect(attempt([], "sailor-red", boarding)).toBe("board sailor red green");
    expect(attempt([], "sailor-green", boarding)).toBe("board sailor green");
    expect(attempt([], "boat-red", boarding)).toBe("board officer red");
    expect(attempt(["sailor-green"], "boat-red", boarding)).toBe("board sailor red");
  });

  it("means a vote for a boat, and for people when somebody goes overboard", () => {
    expect(attempt([], "boat-red", seen({ vote: LEAK }))).toBe("vote red");
    expect(attempt([], "sailor-blue-in-red", seen({ vote: LEAK }))).toBe(null);
    expect(attempt([], "sailor-blue-in-red", seen({ vote: OVERBOARD }))).toBe("vote blue");
    const settling = seen({ vote: OVERBOARD, cards: ["red", "blue"] });
    expect(attempt([], "officer-blue-in-red", settling)).toBe("decide blue");
  });

  it("means somebody who is to leave, with their colour if they are not ours", () => {
    expect(attempt([], "officer-green-in-red", leaving)).toBe("leave officer red");
    expect(attempt([], "sailor-blue-in-red", leaving)).toBe("leave sailor blue red");
    expect(attempt([], "boat-red", leaving)).toBe("leave officer red");
    expect(attempt([], "boat-blue", leaving)).toBe("leave sailor blue");
  });
});
