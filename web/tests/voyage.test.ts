import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameTable } from "../src/table/contract";
import type { Voyage } from "../src/table/voyage.svelte";
import type { LessonMoment, VoyageShown } from "../src/wire";
import { openBrowser } from "./browser";

const LEARNER = 0;
const GAME = { pieces: ({ seq }: { seq: number }) => [`piece-${seq}`] };

/** What happens: who acts, and what the coach says afterwards. The learner is asked before acting. */
const COURSE: readonly (readonly [seat: number | null, say: string | null])[] = [
  [null, "voyage-welcome"],
  [LEARNER, null],
  [1, null],
  [2, "voyage-look"],
  [1, "voyage-again"],
  [LEARNER, "voyage-farewell"],
];

function moment(number: number): LessonMoment {
  const [seat, say] = COURSE[number] ?? [null, null];
  const option = { text: `act ${number + 1}`, verb: "act", args: {}, pieces: [] };
  const others = { text: "wait", verb: "wait", args: {}, pieces: [] };
  return {
    number,
    seat,
    say,
    chosen: seat === null ? null : { ...option, text: `act ${number}` },
    at: null,
    events: seat === null ? [] : [{ seq: number, kind: "acted", args: { seat } }],
    view: { board: number },
    decisions: [
      { prompt: { key: "ask", args: {} }, must: true, options: [option, others], choices: [] },
    ],
  } as unknown as LessonMoment;
}

async function embarked(): Promise<Voyage> {
  const [{ Voyage }, { Words }] = await Promise.all([
    import("../src/table/voyage.svelte"),
    import("../src/lib/words.svelte"),
  ]);
  const moments = COURSE.map((_, number) => moment(number));
  const shown: VoyageShown = { game: "test", seats: 3, options: {}, learner: LEARNER, moments };
  return new Voyage(shown, {
    game: GAME as unknown as GameTable<unknown>,
    words: new Words("en"),
  });
}

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

describe("a first voyage", () => {
  it("lights what is taught, and takes nothing else", async () => {
    const voyage = await embarked();
    const [taught, other] = voyage.stage.question?.options ?? [];
    expect(voyage.stage.choice.hinted).toBe(taught);
    expect(other && voyage.accepts(other)).toBe(false);
    expect(voyage.strayed).toBe("may");
    expect(taught && voyage.accepts(taught)).toBe(true);
    expect(voyage.strayed).toBe(null);
  });

  it("knows who acts until the learner does, or the coach speaks", async () => {
    const voyage = await embarked();
    const seen = COURSE.map(() => {
      const others = voyage.others;
      if (!voyage.isOver) voyage.goOn();
      return others;
    });
    expect(seen).toEqual([[], [1, 2], [2], [1], [], []]);
  });

  it("is told once what the coach says, where it is said", async () => {
    const voyage = await embarked();
    const said = COURSE.map(() => {
      const say = voyage.say;
      if (!voyage.isOver) voyage.goOn();
      return say;
    });
    expect(said).toEqual(COURSE.map(([, say]) => say));
  });

  it("marks all that the others have done in one go", async () => {
    const voyage = await embarked();
    voyage.goOn();
    expect([...voyage.stage.marked]).toEqual(["piece-1"]);
    const from = voyage.at;
    voyage.goOn(from);
    voyage.goOn(from);
    expect([...voyage.stage.marked]).toEqual(["piece-2", "piece-3"]);
    voyage.goOn();
    expect([...voyage.stage.marked]).toEqual(["piece-4"]);
  });
});
