import { beforeAll, describe, expect, it } from "vitest";

import type { Words } from "../src/lib/words.svelte";
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
