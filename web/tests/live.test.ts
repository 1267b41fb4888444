import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live } from "../src/table/live.svelte";
import type { FromServer } from "../src/wire";
import {
  lastSocket,
  notice,
  openBrowser,
  page,
  refusal,
  settle,
  sockets,
  tableShown,
} from "./browser";

const ANSWER = { type: "answer", text: "wait", seq: 3 } as const;

function connected(seen = -1): { live: Live; heard: FromServer[] } {
  const heard: FromServer[] = [];
  const live = new Live(
    "ABCDEF",
    () => seen,
    (message) => heard.push(message),
  );
  lastSocket().tell(tableShown());
  return { live, heard };
}

/** The connection is lost, and there again. */
function blink(): void {
  lastSocket().end();
  vi.runOnlyPendingTimers();
  lastSocket().tell(tableShown());
}

beforeEach(() => {
  vi.useFakeTimers();
  openBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line to the server", () => {
  it("is open when the table has been told", () => {
    const live = new Live("a b", () => -1, vi.fn());
    expect(live.line.state).toBe("connecting");
    expect(lastSocket().address.href).toBe("ws://atoll.test/api/tables/a%20b/live");
    lastSocket().tell(tableShown());
    expect(live.line.state).toBe("open");
  });

  it("passes on everything in its order", () => {
    const { heard } = connected();
    lastSocket().tell({ type: "said", remarks: [] }, { type: "done", ref: 9, seq: 1 });
    expect(heard.map(({ type }) => type)).toEqual(["table", "said", "done"]);
  });

  it("comes back by itself, later each time, and asks only for what is new", () => {
    const { live } = connected(7);
    const waits: number[] = [];
    for (let round = 0; round < 7; round++) {
      lastSocket().end();
      if (live.line.state !== "lost") throw new Error("the line is not lost");
      waits.push(live.line.again - Date.now());
      vi.runOnlyPendingTimers();
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(lastSocket().address.searchParams.get("seen")).toBe("7");
  });

  it("comes back at once when the network does, or when somebody looks again", () => {
    connected();
    lastSocket().end();
    notice("online");
    expect(sockets).toHaveLength(2);
    lastSocket().end();
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(2);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(sockets).toHaveLength(3);
  });

  it("is lost as soon as there is no network", () => {
    const { live } = connected();
    const socket = lastSocket();
    notice("offline");
    expect(live.line.state).toBe("lost");
    expect(socket.isClosed).toBe(true);
  });

  it("stays closed when the server has said why, but not when there were too many", () => {
    const { live } = connected();
    lastSocket().end(4429);
    expect(live.line.state).toBe("lost");
    vi.runOnlyPendingTimers();
    lastSocket().end(4404);
    expect(live.line).toEqual({ state: "closed", code: 4404 });
    vi.runOnlyPendingTimers();
    expect(sockets).toHaveLength(2);
  });

  it("hears nothing more once it is closed", () => {
    const { live, heard } = connected();
    const socket = lastSocket();
    live.close();
    socket.tell({ type: "said", remarks: [] });
    socket.end();
    expect(heard).toHaveLength(1);
    expect(live.line.state).toBe("closed");
  });
});

describe("what is said to the server", () => {
  it("is done when the server says so", async () => {
    const { live } = connected();
    const done = vi.fn();
    void live.send(ANSWER).then(done);
    expect(lastSocket().sent).toEqual([{ ...ANSWER, ref: 1 }]);
    expect(live.unacknowledged).toBe(1);
    await settle();
    expect(done).not.toHaveBeenCalled();
    lastSocket().tell({ type: "done", ref: 1, seq: 4 });
    await settle();
    expect(done).toHaveBeenCalledWith(null);
    expect(live.unacknowledged).toBe(0);
  });

  it("is kept without a connection, and said when there is one", async () => {
    const { live } = connected();
    lastSocket().end();
    const done = vi.fn();
    void live.send(ANSWER).then(done);
    vi.runOnlyPendingTimers();
    expect(lastSocket().sent).toEqual([]);
    lastSocket().tell(tableShown());
    expect(lastSocket().sent).toEqual([{ ...ANSWER, ref: 1 }]);
  });

  it("is said again if the connection went before the answer came, and counts once", async () => {
    const { live } = connected();
    const done = vi.fn();
    void live.send(ANSWER).then(done);
    blink();
    expect(lastSocket().sent).toEqual([{ ...ANSWER, ref: 1 }]);
    // It had arrived the first time: now it is refused as an answer to a question that has passed.
    lastSocket().tell(refusal({ stale: true }));
    await settle();
    expect(done).toHaveBeenCalledWith(null);
  });

  it("is not said again if it is seen to have arrived", async () => {
    const { live } = connected();
    const done = vi.fn();
    void live.send({ type: "say", text: "Ahoy!" }, () => true).then(done);
    blink();
    await settle();
    expect(lastSocket().sent).toEqual([]);
    expect(done).toHaveBeenCalledWith(null);
  });

  it("is said if it never was, whatever seems to have arrived", () => {
    const { live } = connected();
    lastSocket().end();
    void live.send({ type: "say", text: "Ahoy!" }, () => true);
    vi.runOnlyPendingTimers();
    lastSocket().tell(tableShown());
    expect(lastSocket().sent).toHaveLength(1);
  });

  it("may be refused after a connection was lost, too", async () => {
    const { live } = connected();
    const done = vi.fn();
    void live.send({ type: "say", text: "Ahoy!" }).then(done);
    blink();
    lastSocket().tell(refusal({ stale: false }));
    await settle();
    expect(done).toHaveBeenCalledWith(refusal({ stale: false }));
  });

  it("is not said in the name of somebody else", async () => {
    const { live } = connected();
    const done = vi.fn();
    lastSocket().end();
    void live.send({ type: "say", text: "Ahoy!" }).then(done);
    live.reconnect();
    lastSocket().tell(tableShown());
    await settle();
    expect(lastSocket().sent).toEqual([]);
    expect(done).toHaveBeenCalledWith(null);
  });

  it("may be refused by a rule", async () => {
    const { live } = connected();
    const done = vi.fn();
    void live.send(ANSWER).then(done);
    lastSocket().tell(refusal({ rule: "TR-3.1" }));
    await settle();
    expect(done).toHaveBeenCalledWith(refusal({ rule: "TR-3.1" }));
  });
});
