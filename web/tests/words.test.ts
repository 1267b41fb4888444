import { beforeAll, describe, expect, it } from "vitest";

import type { GameWords, Words } from "../src/lib/words.svelte";
import type { EventShown } from "../src/wire";
import { openBrowser } from "./browser";

const SOURCE = `
card-shovel = Shovel
built = Built: { NAME($item) }.
`;

describe("a text that asks for the name of a word", () => {
  let words: Words;

  beforeAll(async () => {
    openBrowser();
    const { Words } = await import("../src/lib/words.svelte");
    words = new Words("en", SOURCE);
  });

  it("says the name", () => {
    expect(words.say("built", { item: "shovel" })).toBe("Built: Shovel.");
  });

  it("says the word if it has no name", () => {
    expect(words.say("built", { item: "t1" })).toBe("Built: t1.");
    expect(words.say("built", { item: 3 })).toBe("Built: 3.");
  });

  it("is told of what the name stands for", () => {
    const objects = words.runs("built", { item: "shovel" }).filter(({ isObject }) => isObject);
    expect(objects.map(({ text }) => text)).toEqual(["Shovel"]);
  });
});

const TOLD = `
event-drew = { $seat } { VERB($seat, "draws", "draw") } { $count }.
event-tie = A tie: { $seat } { VERB($seat, "decides", "decide") }.
event-round = Round { $round }. { $seat } { VERB($seat, "begins", "begin") }.
event-offered = { $seat } to { $to }: “{ $what }”
`;

const told = (kind: string, args: EventShown["args"]): EventShown => ({ seq: 0, kind, args });

describe("what has happened", () => {
  let words: GameWords;
  let strange: GameWords;

  beforeAll(async () => {
    openBrowser();
    const { GameWords, learnLanguage, Words } = await import("../src/lib/words.svelte");
    Object.assign(document, { documentElement: {} });
    await learnLanguage();
    const names = ["Ann", "Bob"];
    words = new GameWords(new Words("en", TOLD), names, 0);
    strange = new GameWords(new Words("en", TOLD), names);
  });

  it("is told to you as yours, and the verb agrees", () => {
    expect(words.event(told("drew", { seat: 0, count: 2 }))).toBe("You draw 2.");
    expect(words.event(told("drew", { seat: 1, count: 2 }))).toBe("Bob draws 2.");
    expect(strange.event(told("drew", { seat: 0, count: 2 }))).toBe("Ann draws 2.");
  });

  it("calls you with a capital only where a sentence begins", () => {
    expect(words.event(told("tie", { seat: 0 }))).toBe("A tie: you decide.");
    expect(words.event(told("round", { seat: 0, round: 2 }))).toBe("Round 2. You begin.");
    expect(words.event(told("offered", { seat: 1, to: 0, what: "Yes." }))).toBe(
      "Bob to you: “Yes.”",
    );
  });

  it("has as objects neither who acts nor the verb", () => {
    const objects = (event: EventShown): string[] =>
      words.eventRuns(event).flatMap(({ text, isObject }) => (isObject ? [text] : []));
    expect(objects(told("drew", { seat: 0, count: 2 }))).toEqual(["2"]);
    expect(objects(told("offered", { seat: 1, to: 0, what: "Yes." }))).toEqual(["you", "Yes."]);
  });

  it("is read without marks", () => {
    const runs = words.eventRuns(told("drew", { seat: 0, count: 2 }));
    expect(runs.map(({ text }) => text).join("")).toBe("You draw 2.");
  });
});
