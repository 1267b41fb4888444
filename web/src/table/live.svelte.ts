/** One live table: a WebSocket that comes back by itself, and loses nothing that was said to it. */

import type { FromClient, FromServer, Refused } from "../wire";

type Order = FromClient extends infer Each
  ? Each extends unknown
    ? Omit<Each, "ref">
    : never
  : never;

export type Line =
  | { readonly state: "connecting" }
  | { readonly state: "open" }
  /** It comes back at this time, in milliseconds. */
  | { readonly state: "lost"; readonly again: number }
  /** It does not come back. */
  | { readonly state: "closed"; readonly code: number };

const WAITS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** From this code on the server has said why, and asking again would not help; but see `PASSES`. */
const FINAL = 4400;
/** Too many connections: that passes. */
const PASSES = 4429;
/** As the browser calls it when a connection is just gone. */
const OFFLINE = 1006;

interface Waiting {
  readonly order: FromClient;
  readonly done: (refused: Refused | null) => void;
  /** Whether it is seen to have arrived, though nobody has acknowledged it. */
  readonly hasArrived: () => boolean;
  /** How often it was said: what was said before a connection was lost may have counted already. */
  times: number;
}

export class Live {
  line = $state.raw<Line>({ state: "connecting" });
  /** How much is on its way to the server. */
  unacknowledged = $state(0);

  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ref = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly table: string,
    private readonly seen: () => number,
    private readonly hear: (message: FromServer) => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.giveUp);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Say something; resolves when it is durable (null), or with why it is not. */
  send(order: Order, hasArrived = (): boolean => false): Promise<Refused | null> {
    const ref = ++this.ref;
    return new Promise((resolve) => {
      const whole = { ...order, ref } as FromClient;
      const waiting = { order: whole, done: resolve, hasArrived, times: 0 };
      this.waiting.set(ref, waiting);
      this.unacknowledged = this.waiting.size;
      if (this.line.state === "open") this.say(waiting);
    });
  }

  private say(waiting: Waiting): void {
    waiting.times += 1;
    this.socket?.send(JSON.stringify(waiting.order));
  }

  /** Connect anew, as somebody else than before: what that one wanted to say is not said for both. */
  reconnect(): void {
    this.drop();
    for (const ref of [...this.waiting.keys()]) this.settle({ type: "done", ref, seq: 0 });
    this.tries = 0;
    this.connect();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.giveUp);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
    this.line = { state: "closed", code: 1000 };
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  readonly hurry = (): void => {
    if (this.line.state !== "lost" || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** There is no network: the socket would notice only much later. */
  private readonly giveUp = (): void => {
    if (this.line.state !== "open") return;
    this.drop();
    this.lose(OFFLINE);
  };

  private connect(): void {
    this.line = { state: "connecting" };
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.seen() >= 0) address.searchParams.set("seen", `${this.seen()}`);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.read(event.data as string);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private lose(code: number): void {
    this.socket = null;
    if (code >= FINAL && code !== PASSES) {
      this.line = { state: "closed", code };
      return;
    }
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 0;
    this.line = { state: "lost", again: Date.now() + wait };
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private read(frame: string): void {
    const messages = JSON.parse(frame) as FromServer[];
    for (const message of messages) {
      this.hear(message);
      if (message.type === "done" || message.type === "refused") this.settle(message);
    }
    // A server that turns one away tells no table.
    if (this.line.state !== "open" && messages.some(({ type }) => type === "table")) this.open();
  }

  private open(): void {
    this.tries = 0;
    this.line = { state: "open" };
    // What was not acknowledged is said again. It counts once: an answer to a question that has
    // passed is refused as stale, and what has arrived is not repeated.
    for (const [ref, waiting] of this.waiting) {
      if (waiting.times > 0 && waiting.hasArrived()) this.settle({ type: "done", ref, seq: 0 });
      else this.say(waiting);
    }
  }

  private settle(message: Extract<FromServer, { type: "done" | "refused" }>): void {
    const waiting = this.waiting.get(message.ref);
    this.waiting.delete(message.ref);
    this.unacknowledged = this.waiting.size;
    if (!waiting) return;
    // Said twice, it may have counted the first time; then it is stale now.
    const isRepeated = waiting.times > 1 && message.type === "refused" && message.stale;
    waiting.done(message.type === "refused" && !isRepeated ? message : null);
  }
}
