import { describe, expect, it } from "vitest";

import { SOURCES } from "./sources";

/* Whoever wants to know what an answer is asks for its verb and its arguments. Its text is sent as it came, its label is
   said, and neither is ever put together, cut, or compared with words. */

/** Texts are put together here, from the forms that the server tells. */
const WRITER = "table/options.ts";
const TYPES = "wire.ts";

/** The first words of all answers in any game. */
const VERBS = new Set(
  [...(SOURCES.get(TYPES) ?? "").matchAll(/readonly verb: "(\w+)/g)].map(([, verb]) => verb),
);

const CUT = String.raw`[?!]?\.(?:split|startsWith|endsWith|slice|substring|substr|replace|replaceAll|match|matchAll|search|indexOf|includes|at|charAt)\(`;
const TEXT = String.raw`\b(?:text|own_sealed)`;
const LABEL = String.raw`\b(?:label|label\.key)`;
const PIECE = String.raw`\b(?:piece|(?:pieces|taken)\[\d\])`;
const WORD = String.raw`["'\x60](?!["'\x60])`;

const OFFENCES: Readonly<Record<string, RegExp>> = {
  "a text is cut": new RegExp(String.raw`${TEXT}(?:${CUT}|\[)`, "g"),
  "a text is compared with words": new RegExp(
    String.raw`${TEXT}\s*[=!]==\s*${WORD}|["'\x60]\s*[=!]==\s*[\w.?]*${TEXT}\b`,
    "g",
  ),
  "a text is searched": new RegExp(String.raw`\.(?:test|exec)\([^)]*${TEXT}\b`, "g"),
  "a text is sorted out": new RegExp(String.raw`switch \([^)]*${TEXT}\b`, "g"),
  "a label is cut": new RegExp(`${LABEL}${CUT}`, "g"),
  "a label is compared with words": new RegExp(
    String.raw`\blabel(?:\.key)?\s*[=!]==\s*${WORD}`,
    "g",
  ),
  "a label is taken apart": /\blabel\??\.args\b/g,
  "a question is known by its words": /\bprompt\??\.(?:key|args)\b/g,
  "an event is cut": new RegExp(String.raw`\bevent\.kind${CUT}|\bkind\.(?:starts|ends)With\(`, "g"),
  "an end is known by its words": /\breason\s*[=!]==\s*["'\x60]/g,
  "a price is cut": new RegExp(String.raw`\bprice${CUT}|\.(?:test|exec)\(price\b`, "g"),
  "a piece is cut": new RegExp(`${PIECE}${CUT}`, "g"),
  "an answer is put together": new RegExp(
    String.raw`\banswer\(\s*${WORD}|\x60(?:${[...VERBS].join("|")}) \$\{`,
    "g",
  ),
};

function offences(source: string): readonly string[] {
  return Object.entries(OFFENCES).flatMap(([what, pattern]) =>
    [...source.matchAll(pattern)].map(([found]) => `${what}: ${found}`),
  );
}

describe("the page", () => {
  it("takes no answer apart and puts none together", () => {
    const found = [...SOURCES]
      .filter(([path]) => ![WRITER, TYPES].includes(path))
      .flatMap(([path, source]) => offences(source).map((each) => `${path}: ${each}`));
    expect(found).toEqual([]);
  });

  it("has a writer of texts", () => {
    expect(offences(SOURCES.get(WRITER) ?? "")).not.toEqual([]);
  });

  it("is looked through with the words of all games", () => {
    expect(VERBS.size).toBeGreaterThan(50);
    for (const verb of ["play", "vote", "say", "give"]) expect(VERBS).toContain(verb);
  });
});

it.each([
  'const [verb] = option.text.split(" ");',
  'if (option.text.startsWith("vote")) seal();',
  'options.filter(({ text }) => text.startsWith("say"));',
  'const sealed = stage.view.own_sealed?.split(" ").at(-1);',
  "const last = view.own_sealed?.at(-1);",
  "const first = option.text[0];",
  'if (option.text === "discard") discard();',
  "if ('stay' !== chosen?.text) move();",
  "if (/^(leave|climb)/.test(option.text)) splash();",
  "const card = /(\\d+)/.exec(text)?.[1];",
  'switch (option.text) { case "stay": }',
  'if (option.label.key === "option-play") play();',
  'const kind = option.label.slice("option-".length);',
  'const kind = option.label.key.split("-")[1];',
  'if (stage.question.prompt.key.startsWith("ask-pay")) pay();',
  "return stage.question?.prompt.key ?? null;",
  'switch (question.prompt.key) { case "ask-pay-storm": }',
  'if (event.kind.endsWith("-cards")) better.add(event);',
  'const said = kind.startsWith("said-");',
  'if (view.outcome?.reason === "paradise") drawCourse();',
  "const parts = /^([−+]?\\d+)\\s+(.+)$/.exec(price);",
  'const cost = option.label.args["cost"];',
  'const [rank] = piece.split("-");',
  'const card = choice.taken[0]?.slice("card-".length);',
  "answer(`play ${card} ${cell}`);",
  'void live.answer("discard");',
  "const attempt = `vote ${colour}`;",
])("is found: %s", (source) => {
  expect(offences(source)).not.toEqual([]);
});

it.each([
  "answer(option);",
  'await this.order({ type: "answer", text, seq }, text);',
  "const option = options.find(({ text }) => text === hinted.text);",
  "if (view.own_sealed !== null) wait();",
  'if (text !== "") found.push({ text });',
  "const words = text.trim();",
  'if (event.key.startsWith("Arrow")) move();',
  "const place = `cell-${cell}`;",
  "stage.say.say(option.label, mentioned(option));",
  "return this.say.message(this.question.prompt);",
  "stage.say.say(`outcome-${outcome.reason}`);",
])("is as it should be: %s", (source) => {
  expect(offences(source)).toEqual([]);
});
