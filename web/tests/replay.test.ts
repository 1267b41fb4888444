import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameTable } from "../src/table/contract";
import type { Replay } from "../src/table/replay.svelte";
import { openBrowser, settle } from "./browser";

const MOMENTS = 4;
/** Who was asked for, and the answer that is given when the server gets round to it. */
let asked: { seat: string | null; answer: () => void }[] = [];

function replayShown(seat: string | null): object {
  const view = (at: number): object => ({ board: `${seat ?? "all"} ${at}` });
  return {
    game: "test",
    seats: 2,
    seat: seat === null ? null : Number(seat),
    table: null,
    moments: Array.from({ length: MOMENTS }, (_, at) => ({
      view: view(at),
      events: at ? [{ seq: at, kind: "happened", args: {} }] : [],
      begins: at === 1 ? { seq: at, kind: "round", args: { round: 1 } } : null,
      turns: at === 3 ? ["sank", "landed"].map((kind) => ({ seq: at, kind, args: {} })) : [],
    })),
  };
}

function fetchSlowly(address: string): Promise<Response> {
  const seat = new URL(address, "http://atoll.test").searchParams.get("seat");
  return new Promise((resolve) => {
    const answer = (): void => resolve(Response.json(replayShown(seat)));
    asked.push({ seat, answer });
  });
}

/** The server answers what it was asked first. */
async function answerNext(): Promise<void> {
  asked.shift()?.answer();
  await new Promise((resolve) => setTimeout(resolve));
}

async function loaded(): Promise<Replay> {
  const [{ Replay }, { Words }] = await Promise.all([
    import("../src/table/replay.svelte"),
    import("../src/lib/words.svelte"),
  ]);
  const game = {} as GameTable<unknown>;
  const words = new Words(
    "en",
    "event-round = Round { $round }.\nevent-sank = Down it goes.\nevent-landed = Saved.\n",
  );
  const loading = Replay.load({ table: "ABCDEF" }, null, async () => ({ game, words }));
  await answerNext();
  return loading;
}

beforeEach(() => {
  openBrowser();
  asked = [];
  vi.stubGlobal("fetch", fetchSlowly);
});
afterEach(() => vi.unstubAllGlobals());

describe("a replay", () => {
  it("goes to a moment, and no further than the game", async () => {
    const replay = await loaded();
    replay.go(2);
    expect(replay.stage.board).toBe("all 2");
    expect(replay.happenings).toHaveLength(2);
    replay.go(99);
    expect(replay.at).toBe(MOMENTS - 1);
    replay.go(-1);
    expect(replay.at).toBe(0);
  });

  it("stays at its moment when another seat's view is looked at", async () => {
    const replay = await loaded();
    replay.go(2);
    const looking = replay.look(1);
    await answerNext();
    await looking;
    expect(replay.stage.board).toBe("1 2");
    expect(replay.stage.crew.you).toBe(1);
  });

  it("shows what was wished for last, whatever comes last", async () => {
    const replay = await loaded();
    const first = replay.look(0);
    const second = replay.look(1);
    asked.reverse();
    await answerNext();
    await second;
    await answerNext();
    await first;
    expect(replay.perspective).toBe(1);
    expect(replay.stage.board).toBe("1 0");
  });

  it("tells where rounds begin, and where the game takes another turn", async () => {
    const replay = await loaded();
    expect(replay.rounds).toEqual([{ at: 1, text: "Round 1." }]);
    expect(replay.turns).toEqual([{ at: 3, text: "Down it goes. Saved." }]);
  });

  it("asks for each view once", async () => {
    const replay = await loaded();
    const looking = replay.look(1);
    await answerNext();
    await looking;
    await replay.look("public");
    await replay.look(1);
    expect(asked).toEqual([]);
  });

  it("opens all hands at once", async () => {
    const replay = await loaded();
    replay.go(3);
    const looking = replay.look("open");
    await settle();
    expect(asked.map(({ seat }) => seat)).toEqual(["0", "1"]);
    await answerNext();
    await answerNext();
    await looking;
    expect([0, 1].map((seat) => replay.openView(seat)?.board)).toEqual(["0 3", "1 3"]);
    expect(replay.stage.board).toBe("all 3");
  });
});
