import { describe, expect, it } from "vitest";

import type { Path } from "../src/table/contract";
import { Choice } from "../src/table/choice.svelte";
import type { Option } from "../src/table/options";
import type { OptionShown } from "../src/wire";
import { option } from "./answers";

function asked(options: OptionShown[], path?: (option: Option) => Path, must = true): Choice {
  const choice = new Choice(path ?? inOrder, () => false);
  choice.ask([{ prompt: { key: "ask", args: {} }, must, options, choices: [] }]);
  return choice;
}

const inOrder = (each: Option): Path => ({ taps: each.pieces.map((piece) => [piece]) });
const inAnyOrder = (each: Option): Path => ({ ...inOrder(each), unordered: true });
const lit = (choice: Choice): string[] => [...choice.lit.keys()];

const PLAYS = [
  option("play 5 a1", "card-5", "cell-a1"),
  option("play 5 b1", "card-5", "cell-b1"),
  option("play 9 b1", "card-9", "cell-b1"),
  option("discard"),
];

describe("an answer of two taps", () => {
  it("lights the cards first, in the order of the answers", () => {
    expect(lit(asked(PLAYS))).toEqual(["card-5", "card-9"]);
  });

  it("lights the places of the card that was tapped", () => {
    const choice = asked(PLAYS);
    expect(choice.tap("card-5")).toBe(true);
    expect(lit(choice)).toEqual(["cell-a1", "cell-b1"]);
    expect(choice.look("card-5")).toBe("chosen");
    expect(choice.meant).toBeNull();
  });

  it("is meant when both are tapped", () => {
    const choice = asked(PLAYS);
    choice.tap("card-5");
    choice.tap("cell-b1");
    expect(choice.meant?.text).toBe("play 5 b1");
  });

  it("may begin with the place", () => {
    const choice = asked(PLAYS);
    choice.tap("cell-b1");
    expect(lit(choice)).toEqual(["card-5", "card-9"]);
    choice.tap("card-9");
    expect(choice.meant?.text).toBe("play 9 b1");
  });

  it("is not meant before its last tap, even if no other can follow", () => {
    const choice = asked(PLAYS);
    choice.tap("card-9");
    expect(choice.meant).toBeNull();
  });

  it("is let go by tapping the same again, and changed by tapping another", () => {
    const choice = asked(PLAYS);
    choice.tap("card-5");
    choice.tap("card-5");
    expect(choice.taken).toEqual([]);
    choice.tap("card-5");
    choice.tap("card-9");
    expect(choice.taken).toEqual(["card-9"]);
  });

  it("is kept when a place is tapped that is not for this card", () => {
    const choice = asked([...PLAYS, option("play 9 c1", "card-9", "cell-c1")]);
    choice.tap("card-5");
    expect(choice.tap("cell-c1")).toBe(false);
    expect(choice.taken).toEqual(["card-5"]);
  });

  it("is not begun by what no answer is about", () => {
    const choice = asked(PLAYS);
    expect(choice.tap("cell-f6")).toBe(false);
    expect(choice.taken).toEqual([]);
  });
});

describe("answers without pieces", () => {
  it("are buttons as long as nothing is tapped", () => {
    const choice = asked(PLAYS);
    expect(choice.buttons.map((each) => each.option.text)).toEqual(["discard"]);
    choice.tap("card-5");
    expect(choice.buttons).toEqual([]);
  });
});

describe("several cards at once", () => {
  const gifts = [
    option("give 5 9", "card-5", "card-9"),
    option("give 5 finish", "card-5", "card-finish"),
    option("give finish finish", "card-finish", "card-finish"),
  ];

  it("are all lit, whatever comes first", () => {
    expect(lit(asked(gifts, inAnyOrder))).toEqual(["card-5", "card-9", "card-finish"]);
  });

  it("may be two of a kind", () => {
    const choice = asked(gifts, inAnyOrder);
    choice.tap("card-finish");
    expect(lit(choice)).toEqual(["card-5", "card-finish"]);
    choice.tap("card-finish");
    expect(choice.meant?.text).toBe("give finish finish");
  });
});

describe("pieces that mean the same", () => {
  const votes = [option("vote red", "card-red", "boat-red"), option("vote hat", "card-hat")];
  const anyPiece = (each: Option): Path => ({ taps: [each.pieces] });

  it("are both lit, and either is enough", () => {
    const choice = asked(votes, anyPiece);
    expect(lit(choice)).toEqual(["card-red", "boat-red", "card-hat"]);
    expect(choice.targets).toEqual(["card-red", "card-hat"]);
    choice.tap("boat-red");
    expect(choice.meant?.text).toBe("vote red");
  });
});

it("lights all that a hint is about", () => {
  const verdicts = ["red", "blue"].map((colour) => ({
    ...option(`decide ${colour}`),
    args: { colour },
  }));
  const choice = asked(verdicts, ({ args }) => ({ taps: [[`card-${args["colour"]}`]] }));
  choice.hinted = choice.offers[0]?.option ?? null;
  expect(choice.isHinted("card-red")).toBe(true);
  expect(choice.isHinted("card-blue")).toBe(false);
});

describe("an answer that is part of another", () => {
  const rocks = [option("stay", "rocks"), option("rocks 2", "rocks", "row-2")];

  it("gets a button, for one may go on tapping", () => {
    const choice = asked(rocks);
    choice.tap("rocks");
    expect(choice.meant).toBeNull();
    expect(choice.complete.map((each) => each.text)).toEqual(["stay"]);
    expect(lit(choice)).toEqual(["row-2"]);
  });
});

describe("what was tapped", () => {
  const ask = { prompt: { key: "ask", args: {} }, must: true, options: PLAYS, choices: [] };
  const say = {
    prompt: { key: "say", args: {} },
    must: false,
    options: [option("say a")],
    choices: [],
  };

  it("stays when the same is asked again, whatever may be said meanwhile", () => {
    const choice = asked(PLAYS);
    choice.tap("card-5");
    choice.ask([ask, say]);
    expect(choice.taken).toEqual(["card-5"]);
  });

  it("is let go when something else is asked", () => {
    const choice = asked(PLAYS);
    choice.tap("card-5");
    choice.ask([{ ...ask, prompt: { key: "ask", args: { round: 2 } } }]);
    expect(choice.taken).toEqual([]);
  });
});

describe("many pieces that may be tapped", () => {
  const letters = [..."abcdefghijklm"];
  const many = letters.map((cell) => option(`play 5 ${cell}`, "card-5", `cell-${cell}`));

  it("are dots, but for that which is pointed at, and that which is hinted", () => {
    const choice = asked(many);
    choice.tap("card-5");
    choice.pointed = "cell-b";
    choice.hinted = choice.offers[2]?.option ?? null;
    const dots = lit(choice).filter((piece) => choice.isDot(piece));
    expect(dots).toEqual(lit(choice).filter((piece) => !["cell-b", "cell-c"].includes(piece)));
  });

  it("are as many as there are for the keyboard: what repeats another does not count", () => {
    const votes = letters.slice(0, 7).map((each) => option(each, `card-${each}`, `boat-${each}`));
    const choice = asked(votes, (each) => ({ taps: [each.pieces] }));
    expect(choice.lit.size).toBe(14);
    expect(choice.isDot("card-a")).toBe(false);
  });
});

it("hints only at what is still to be tapped", () => {
  const choice = asked(PLAYS);
  choice.hinted = choice.offers[0]?.option ?? null;
  choice.tap("card-5");
  expect(choice.isHinted("card-5")).toBe(false);
  expect(choice.isHinted("cell-a1")).toBe(true);
});

it("tells one question from the next", () => {
  const choice = asked(PLAYS);
  const before = choice.asked;
  const ask = { prompt: { key: "ask", args: {} }, must: true, options: PLAYS, choices: [] };
  choice.ask([ask]);
  expect(choice.asked).toBe(before);
  choice.ask([{ ...ask, prompt: { key: "other", args: {} } }]);
  expect(choice.asked).toBe(before + 1);
});

it("shows what may be done at any time as standing", () => {
  const choice = asked([option("lift yellow", "compass")], undefined, false);
  expect(choice.look("compass")).toBe("standing");
});
