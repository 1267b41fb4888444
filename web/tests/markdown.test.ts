import { expect, it } from "vitest";

import { blocks, runs } from "../src/lib/markdown";

it("tells bold words, asides and code from plain text", () => {
  expect(runs("A **bold** word, *(our ruling)* and `code`.")).toEqual([
    { kind: "plain", text: "A " },
    { kind: "strong", text: "bold" },
    { kind: "plain", text: " word, " },
    { kind: "em", text: "(our ruling)" },
    { kind: "plain", text: " and " },
    { kind: "code", text: "code" },
    { kind: "plain", text: "." },
  ]);
});

it("leaves everything else as it is", () => {
  expect(runs("<b>2 * 3</b>")).toEqual([{ kind: "plain", text: "<b>2 * 3</b>" }]);
});

it("finds the paragraphs of a text", () => {
  expect(blocks("One,\nstill one.\n\nTwo.")).toEqual(["One,\nstill one.", "Two."]);
});
