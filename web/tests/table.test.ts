import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameTable } from "../src/table/contract";
import { optionOf } from "../src/table/options";
import type { Stage } from "../src/table/stage.svelte";
import type { LiveTable as Live } from "../src/table/table.svelte";
import type { DecisionShown, EventShown, FromServer, RemarkShown } from "../src/wire";
import { option } from "./answers";
import { lastSocket, openBrowser, page, refusal, settle, tableShown, update } from "./browser";

const GAME = { pieces: ({ seq }: EventShown) => [`piece-${seq}`] } as unknown as GameTable<number>;

type Animate = Live<number>["animate"];

/** A table whose game is brought at once, and one picture shown. */
async function atTable(animate?: Animate): Promise<Live<number>> {
  const { LiveTable, words } = await program();
  const table = new LiveTable<number>("ABCDEF", async () => ({ game: GAME, words }), animate);
  lastSocket().tell(tableShown(), update(0, { since: -1, events: [] }));
  await settle();
  return table;
}

/** What is imported asks the browser how it is at once: so the browser comes first. */
async function program() {
  const [{ LiveTable }, { Words }] = await Promise.all([
    import("../src/table/table.svelte"),
    import("../src/lib/words.svelte"),
  ]);
  return { LiveTable, words: new Words("en") };
}

function said(id: number, text: string, seat = 1): FromServer {
  const remark: RemarkShown = { id, seat, name: "Bob", text, at: id, seq: 0 };
  return { type: "said", remarks: [remark] };
}

function must(text: string, ...pieces: string[]): DecisionShown {
  return {
    prompt: { key: text, args: {} },
    must: true,
    options: [option(text, ...pieces)],
    choices: [],
  };
}

/** Something that moves until somebody lets it arrive. */
function slowly(): { animate: Animate; arrive: () => void; begun: readonly EventShown[][] } {
  const begun: EventShown[][] = [];
  const waiting: (() => void)[] = [];
  return {
    begun,
    arrive: () => waiting.shift()?.(),
    animate: (_: Stage<number>, change, { events }) => {
      begun.push([...events]);
      change();
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

describe("a table", () => {
  it("sets its stage when the game has been brought, for who sits there by then", async () => {
    const { LiveTable, words } = await program();
    let bring = (): void => undefined;
    const brought = new Promise<void>((resolve) => (bring = resolve));
    const table = new LiveTable<number>("ABCDEF", async () => {
      await brought;
      return { game: GAME, words };
    });
    lastSocket().tell(tableShown({ you: null }), update(0, { since: -1 }));
    await settle();
    expect(table.stage).toBeNull();
    lastSocket().tell(tableShown({ you: 2 }), update(1));
    bring();
    await settle();
    expect(table.stage?.crew.you).toBe(2);
    expect(table.stage?.board).toBe(1);
  });

  it("says what went wrong when the game cannot be brought, and goes on when it can", async () => {
    const { LiveTable, words } = await program();
    let isThere = false;
    const table = new LiveTable<number>("ABCDEF", async () => {
      if (!isThere) throw new Error("no connection");
      return { game: GAME, words };
    });
    lastSocket().tell(tableShown(), update(3, { since: -1 }));
    await settle();
    expect(table.trouble).toEqual(new Error("no connection"));
    isThere = true;
    table.tryAgain();
    await settle();
    expect(table.trouble).toBeNull();
    expect(table.stage?.board).toBe(3);
  });

  it("shows one thing after the other", async () => {
    const { animate, arrive, begun } = slowly();
    const table = await atTable(animate);
    lastSocket().tell(update(1), update(2));
    await settle();
    expect(begun).toHaveLength(1);
    expect(table.stage?.board).toBe(1);
    arrive();
    await settle();
    expect(table.stage?.board).toBe(2);
  });

  it("shows the end at once when what moves is skipped", async () => {
    const { animate, arrive, begun } = slowly();
    const table = await atTable(animate);
    lastSocket().tell(update(1), update(2), update(3));
    await settle();
    table.skip();
    arrive();
    await settle();
    expect(table.stage?.board).toBe(3);
    expect(begun).toHaveLength(1);
  });

  it("moves nothing while nobody looks", async () => {
    const { animate, begun } = slowly();
    const table = await atTable(animate);
    page.hidden = true;
    lastSocket().tell(update(1));
    await settle();
    expect(table.stage?.board).toBe(1);
    expect(begun).toHaveLength(0);
  });

  it("brackets only what happened last when everything is told anew", async () => {
    const table = await atTable();
    const events = [1, 2, 2].map((seq) => ({ seq, kind: "happened", args: {} }));
    lastSocket().tell(update(2, { since: -1, events }));
    await settle();
    expect([...(table.stage?.marked ?? [])]).toEqual(["piece-2"]);
    expect(table.happenings).toHaveLength(3);
  });

  it("tells nothing twice when everything is told anew", async () => {
    const table = await atTable();
    lastSocket().tell(update(1), said(1, "Ahoy!"), update(1, { since: -1 }));
    await settle();
    expect(table.happenings.map(({ kind }) => kind).sort()).toEqual(["event", "remark"]);
  });

  it("counts the remarks of others that nobody has looked at", async () => {
    const table = await atTable();
    lastSocket().tell(said(1, "Ahoy!"), said(2, "Mine", 0), said(1, "Ahoy!"));
    await settle();
    expect(table.remarks).toHaveLength(2);
    expect(table.unread).toBe(1);
    table.hearAll();
    expect(table.unread).toBe(0);
  });

  it("does not complain about an answer to a question that has passed", async () => {
    const table = await atTable();
    const answering = table.answer(optionOf(option("wait")));
    expect(table.sending).toBe("wait");
    lastSocket().tell(refusal({ stale: true }));
    await answering;
    expect(table.refused).toBeNull();
    expect(table.sending).toBeNull();
  });

  it("keeps why an answer was refused", async () => {
    const table = await atTable();
    const answering = table.answer(optionOf(option("fly")));
    lastSocket().tell(refusal({ rule: "TR-1.1" }));
    await answering;
    expect(table.refused).toEqual(refusal({ rule: "TR-1.1" }));
  });

  it("asks anew after an answer that left the question as it was", async () => {
    const table = await atTable();
    const decisions = [must("vote", "piece-1"), { ...must("say", "piece-2"), must: false }];
    lastSocket().tell(update(1, { decisions }));
    await settle();
    table.stage?.choice.tap("piece-2");
    void table.answer(optionOf(option("say")));
    lastSocket().tell(update(2, { decisions: decisions.slice(0, 1) }));
    await settle();
    expect(table.stage?.choice.taken).toEqual([]);
    expect([...(table.stage?.choice.lit.keys() ?? [])]).toEqual(["piece-1"]);
  });

  it("keeps what was tapped while others speak", async () => {
    const table = await atTable();
    const decisions = [must("vote", "piece-1", "piece-2")];
    lastSocket().tell(update(1, { decisions }));
    await settle();
    table.stage?.choice.tap("piece-1");
    lastSocket().tell(update(2, { decisions }));
    await settle();
    expect(table.stage?.choice.taken).toEqual(["piece-1"]);
  });

  it("says the same words twice if they were meant twice", async () => {
    const table = await atTable();
    lastSocket().tell(said(1, "Aye!", 0));
    lastSocket().end();
    void table.remark("Aye!");
    table.live.hurry();
    lastSocket().tell(tableShown());
    expect(lastSocket().sent).toHaveLength(1);
  });

  it("tells somebody else nothing of what was told to the one before", async () => {
    const table = await atTable();
    lastSocket().tell(update(1));
    await settle();
    table.comeAnew();
    expect(table.happenings).toEqual([]);
    expect(lastSocket().address.searchParams.has("seen")).toBe(false);
  });
});
