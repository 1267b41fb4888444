import { describe, expect, it } from "vitest";

import { mentioned, optionOf, questionsOf, type Option } from "../src/table/options";
import type { DecisionShown, ProductShown, RowsShown } from "../src/wire";
import { option } from "./answers";

/** What is asked, told with these choices. */
interface Told {
  readonly options: DecisionShown["options"];
  readonly choices?: DecisionShown["choices"];
}

/** All that can be answered, as one by one the board gets it. */
function answers({ options, choices = [] }: Told): readonly Option[] {
  const asked = { prompt: { key: "ask", args: {} }, must: true, options, choices };
  return questionsOf([asked]).flatMap((question) => question.options);
}

const texts = (told: Told): readonly string[] => answers(told).map(({ text }) => text);

const CHOICES = [
  { value: 5, piece: "card-5" },
  { value: "a1", piece: "cell-a1" },
  { value: "b1", piece: "cell-b1" },
];
const PLAYS: RowsShown = {
  verb: "play",
  form: "play {card} {cell}",
  args: ["card", "cell"],
  rows: [
    [0, 1, 0],
    [0, 2, 1],
  ],
  pieces: ["{card}", "{cell}"],
  told: [{ cost: 0 }, { cost: 2, points: 3 }],
};

describe("an option that is told by itself", () => {
  it("has the usual label, and nothing else if nothing else is told", () => {
    const shown = { text: "give up", verb: "give-up", args: {} };
    expect(optionOf(shown)).toEqual({ ...shown, pieces: [], told: {}, label: "option-give-up" });
  });

  it("keeps all that is told, and a label of its own", () => {
    const shown = {
      text: "play raft",
      verb: "play",
      args: { card: "raft" },
      pieces: ["card-raft"],
      told: { cost: 1 },
      label: "card-raft-does",
    };
    expect(optionOf(shown)).toEqual(shown);
  });
});

describe("options in rows", () => {
  it("are an answer for each row, with its pieces and what is told of it", () => {
    expect(answers({ options: [PLAYS], choices: CHOICES })).toEqual([
      {
        text: "play 5 a1",
        verb: "play",
        args: { card: 5, cell: "a1" },
        pieces: ["card-5", "cell-a1"],
        told: { cost: 0 },
        label: "option-play",
      },
      {
        text: "play 5 b1",
        verb: "play",
        args: { card: 5, cell: "b1" },
        pieces: ["card-5", "cell-b1"],
        told: { cost: 2, points: 3 },
        label: "option-play",
      },
    ]);
  });

  it("stand among the others in the order in which they are told", () => {
    const options = [option("start"), PLAYS, option("discard")];
    expect(texts({ options, choices: CHOICES })).toEqual([
      "start",
      "play 5 a1",
      "play 5 b1",
      "discard",
    ]);
  });

  it("need not be told anything of", () => {
    const shown = { ...PLAYS, rows: [[0, 1]], told: [] };
    expect(answers({ options: [shown], choices: CHOICES })[0]?.told).toEqual({});
  });

  it("leave a piece alone for which nothing stands", () => {
    const shown = { ...PLAYS, pieces: ["compass", "{cell}", "{other}"] };
    const [first] = answers({ options: [shown], choices: CHOICES });
    expect(first?.pieces).toEqual(["compass", "cell-a1", "{other}"]);
  });
});

describe("everything with everything", () => {
  const offers: ProductShown = {
    verb: "say-offer",
    form: "say offer {to} {colour}",
    choices: { to: [0, 1], colour: [2, 3] },
    told: { about: "leak" },
  };
  const choices = [
    { value: 1, text: "red" },
    { value: 2, text: "yellow" },
    { value: "green" },
    { value: "black" },
  ];

  it("is combined, the last argument the fastest", () => {
    expect(texts({ options: [offers], choices })).toEqual([
      "say offer red green",
      "say offer red black",
      "say offer yellow green",
      "say offer yellow black",
    ]);
    expect(answers({ options: [offers], choices })[3]).toMatchObject({
      args: { to: 2, colour: "black" },
      told: { about: "leak" },
      pieces: [],
    });
  });

  it("may be all but some", () => {
    const fewer = { ...offers, but: ["say offer red green", "say offer yellow black"] };
    expect(texts({ options: [fewer], choices })).toEqual([
      "say offer red black",
      "say offer yellow green",
    ]);
  });

  it("leaves no gap where an argument is written as nothing", () => {
    const gifts: ProductShown = {
      verb: "give",
      form: "give {cards} deck {how}",
      choices: { cards: [0, 1], how: [2, 3] },
    };
    const given = [
      { value: [], text: "" },
      { value: ["5", "finish"], text: "5 finish" },
      { value: false, text: "" },
      { value: true, text: "openly" },
    ];
    expect(texts({ options: [gifts], choices: given })).toEqual([
      "give deck",
      "give deck openly",
      "give 5 finish deck",
      "give 5 finish deck openly",
    ]);
    expect(answers({ options: [gifts], choices: given })[2]?.args).toEqual({
      cards: ["5", "finish"],
      how: false,
    });
  });
});

describe("what the text of an answer may mention", () => {
  const words = (args: Record<string, unknown>, told = {}): object =>
    mentioned({ verb: "any", args, told });

  it("are its arguments, and what is told besides", () => {
    expect(words({ card: 5, cell: "a1" }, { cost: 2 })).toEqual({ card: 5, cell: "a1", cost: 2 });
  });

  it("are the parts of an argument that has any", () => {
    const storm = { colour: "yellow", place: "seat0" };
    expect(words({ storm, whom: { gift: { kind: "oar", open: true } } })).toEqual({
      ...storm,
      kind: "oar",
      open: "true",
    });
  });

  it("are words for yes, no and nothing: texts choose by them", () => {
    expect(words({ own: false, openly: true, to: null })).toEqual({
      own: "false",
      openly: "true",
      to: "none",
    });
  });

  it("are lists as they are", () => {
    expect(words({ cards: ["5", "finish"], none: [] })).toEqual({
      cards: ["5", "finish"],
      none: [],
    });
  });
});
