/** A live table in this browser: what the server tells, shown one thing after the other. */

import { tick } from "svelte";

import type { Words } from "../lib/words.svelte";
import type {
  EventShown,
  FromServer,
  Refused,
  RemarkShown,
  TableShown,
  Update,
  View,
} from "../wire";
import type { GameTable } from "./contract";
import { Live } from "./live.svelte";
import type { Option } from "./options";
import { Stage, type News } from "./stage.svelte";
import { woven, type Happening } from "./weaving";

/** More pictures than this are not shown one by one: somebody was away. */
const MOST_IN_A_ROW = 12;

export interface Bringing<B> {
  readonly game: GameTable<B>;
  readonly words: Words;
}

export class LiveTable<B> {
  table = $state.raw<TableShown | null>(null);
  stage = $state.raw<Stage<B> | null>(null);
  /** The last picture that is shown. */
  update = $state.raw<Update | null>(null);
  /** All that happened, for the log. */
  happenings = $state.raw<readonly Happening[]>([]);
  remarks = $state.raw<readonly RemarkShown[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** Why the server has closed the table. */
  closing = $state.raw<Extract<FromServer, { type: "closing" }> | null>(null);
  /** What went wrong here, in the page. */
  trouble = $state.raw<unknown>(null);
  /** The answer that is on its way. */
  sending = $state<string | null>(null);
  /** How many remarks of others have not been looked at. */
  unread = $state(0);
  /** What our clock is ahead of the server's, in seconds. */
  clockSkew = 0;
  readonly live: Live;

  private readonly queue: Update[] = [];
  private showing = false;
  private skipping = false;
  private latest = -1;
  /** The picture that was answered last, until there is one after it. */
  private answeredAt = Infinity;
  /** All that the server has told to have happened. */
  private told: readonly EventShown[] = [];

  constructor(
    key: string,
    private readonly bring: (game: string) => Promise<Bringing<B>>,
    /** Plays what has happened between two pictures; resolves when it has been seen. */
    public animate: (stage: Stage<B>, change: () => void, news: News<B>) => Promise<void> = async (
      _,
      change,
    ) => change(),
  ) {
    this.live = new Live(
      key,
      () => this.latest,
      (message) => this.hear(message),
    );
  }

  close(): void {
    this.live.close();
  }

  /** Come to the table as somebody else, who knows nothing of what was told to the one before. */
  comeAnew(): void {
    this.latest = -1;
    this.queue.length = 0;
    this.told = [];
    this.happenings = [];
    this.live.reconnect();
  }

  // What the server tells.

  private hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.hearTable(message.table);
        break;
      case "update":
        this.clockSkew = Date.now() / 1000 - message.now;
        this.latest = message.seq;
        this.queue.push(message);
        void this.showAll();
        break;
      case "said":
        this.hearRemarks(message.remarks);
        break;
      case "closing":
        this.closing = message;
        break;
    }
  }

  private hearTable(table: TableShown): void {
    this.closing = null; // whoever was turned away for a while is back
    this.table = table;
    if (this.stage) this.stage.crew = table;
  }

  private hearRemarks(remarks: readonly RemarkShown[]): void {
    const known = new Set(this.remarks.map(({ id }) => id));
    const fresh = remarks.filter(({ id }) => !known.has(id));
    this.remarks = [...this.remarks, ...fresh];
    // What was said before one came is no news.
    if (known.size > 0 || this.update)
      this.unread += fresh.filter((r) => r.seat !== this.table?.you).length;
    this.happenings = woven(this.told, this.remarks);
  }

  /** What was said has been looked at. */
  hearAll(): void {
    this.unread = 0;
  }

  /** Whether the game has waited so long for a seat that one may ask for a bot. */
  hasWaitedFor(seat: number, now: number): boolean {
    const relief = this.update?.relief[seat] ?? null;
    return relief !== null && now / 1000 - this.clockSkew > relief;
  }

  // One picture after the other.

  private async showAll(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      for (let next = this.queue[0]; next; next = this.queue[0]) {
        await this.show(next);
        this.queue.shift();
      }
    } catch (error) {
      this.trouble = error;
    } finally {
      this.showing = false;
      this.skipping = false;
    }
  }

  /** Go on after something could not be loaded. */
  tryAgain(): void {
    this.trouble = null;
    void this.showAll();
  }

  /** Let everything that still moves be over. */
  skip(): void {
    if (this.showing) this.skipping = true;
  }

  private async show(update: Update): Promise<void> {
    const stage = this.stage ?? (await this.set(update));
    const change = (): void => {
      const { events } = update;
      stage.view = update.view as View<B>;
      // Whoever comes anew is told everything; only the last of it has just happened.
      if (events.length) stage.events = update.since < 0 ? latest(events) : events;
      stage.choice.ask(update.decisions, update.seq > this.answeredAt);
      if (update.seq > this.answeredAt) this.answeredAt = Infinity;
      this.update = update;
      this.note(update, events);
    };
    const isNews = update.since >= 0 && update.events.length > 0;
    if (!isNews || this.skipping || document.hidden || this.queue.length > MOST_IN_A_ROW + 1)
      change();
    else await this.animate(stage, change, { events: update.events, view: update.view as View<B> });
    await tick();
  }

  /** Set the stage, when the first picture is there. */
  private async set(update: Update): Promise<Stage<B>> {
    if (!this.table) throw new Error("a table is told before its game");
    const { game, words } = await this.bring(this.table.game);
    // Who sits where may have changed meanwhile.
    this.stage = new Stage<B>(game, { view: update.view as View<B>, crew: this.table, words });
    return this.stage;
  }

  private note(update: Update, events: readonly EventShown[]): void {
    // All is told anew, as at first or after a back-up.
    this.told = update.since < 0 ? events : [...this.told, ...events];
    this.happenings = woven(this.told, this.remarks);
  }

  // What whoever sits here does.

  async answer({ text }: Option): Promise<void> {
    const seq = this.update?.seq ?? 0;
    this.answeredAt = seq;
    await this.order({ type: "answer", text, seq }, text);
  }

  async undo(): Promise<void> {
    await this.order({ type: "undo", seq: this.update?.seq ?? 0 }, "undo");
  }

  async reply(type: "grant" | "decline"): Promise<void> {
    await this.order({ type, seq: this.update?.seq ?? 0 }, type);
  }

  async remark(text: string): Promise<boolean> {
    const before = this.remarks.at(-1)?.id ?? -1;
    const isThis = ({ id, seat, text: said }: RemarkShown): boolean =>
      id > before && seat === this.table?.you && said === text.trim();
    const refused = await this.live.send({ type: "say", text }, () => this.remarks.some(isThis));
    this.refused = refused;
    return refused === null;
  }

  private async order(order: Parameters<Live["send"]>[0], what: string): Promise<void> {
    this.sending = what;
    this.refused = null;
    const refused = await this.live.send(order);
    this.sending = null;
    // A stale answer was for another question; the new one is there already.
    if (refused && !refused.stale) this.refused = refused;
  }
}

/** What happened last: all that came with the same answer. */
function latest(events: readonly EventShown[]): EventShown[] {
  const last = events.at(-1)?.seq;
  return events.filter(({ seq }) => seq === last);
}
