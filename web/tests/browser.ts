/** As much of a browser as what speaks to the server needs, and a server that does as it is told. */

import { vi } from "vitest";

import type { FromServer, Refused, TableShown, Update } from "../src/wire";

class Page extends EventTarget {
  hidden = false;
}

/** The sockets that were opened, the last one at the end. */
export const sockets: FakeSocket[] = [];
export let page = new Page();
let frame = new EventTarget();

export class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { type: string; ref: number }[] = [];
  isClosed = false;

  constructor(readonly address: URL) {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; ref: number });
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server tells something. */
  tell(...messages: readonly FromServer[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  /** The connection ends. */
  end(code = 1006): void {
    this.onclose?.({ code });
  }
}

export function openBrowser(): void {
  sockets.length = 0;
  page = new Page();
  frame = new EventTarget();
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("http://atoll.test/table/ABCDEF"));
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
  vi.stubGlobal("removeEventListener", frame.removeEventListener.bind(frame));
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** What the browser notices of its surroundings, such as `online`. */
export function notice(what: string): void {
  frame.dispatchEvent(new Event(what));
}

export function lastSocket(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("nothing has been opened");
  return socket;
}

export function tableShown(more: Partial<TableShown> = {}): FromServer {
  const table = { game: "test", seats: [], you: 0, status: "playing", ...more };
  return { type: "table", table: table as unknown as TableShown };
}

export function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    since: seq - 1,
    events: [{ seq, kind: "happened", args: { seat: 1 } }],
    view: { board: seq } as unknown as Update["view"],
    decisions: [],
    undo: "no",
    request: null,
    deadlines: [],
    relief: [],
    now: 0,
    ...more,
  };
}

/** The server does not do what was said first. */
export function refusal(more: Partial<Refused>): FromServer {
  const refused = { type: "refused", ref: 1, key: "error", args: {}, detail: "", rule: null };
  return { ...refused, stale: false, ...more } as FromServer;
}

/** Let everything that is only waiting for its turn have it. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve();
}
