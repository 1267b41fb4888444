import { expect, it } from "vitest";

import { hasAll, pieces, wordsOf } from "../src/lib/searching";

it("finds a text that has all the words, in small letters or capitals", () => {
  expect(hasAll("Остров 12 лежит в море", wordsOf(" МОРЕ  остров "))).toBe(true);
  expect(hasAll("An island", wordsOf("island sea"))).toBe(false);
  expect(hasAll("Anything", wordsOf("  "))).toBe(true);
});

it("marks each place where a word is found", () => {
  expect(pieces("Sea, seat and sand", wordsOf("sea seat"))).toEqual([
    { text: "Sea", isFound: true },
    { text: ", ", isFound: false },
    { text: "seat", isFound: true },
    { text: " and sand", isFound: false },
  ]);
});

it("takes what was typed as it is", () => {
  expect(pieces("6 × 6 (cells) +1", wordsOf("( +1"))).toEqual([
    { text: "6 × 6 ", isFound: false },
    { text: "(", isFound: true },
    { text: "cells) ", isFound: false },
    { text: "+1", isFound: true },
  ]);
  expect(pieces("plain", [])).toEqual([{ text: "plain", isFound: false }]);
});
