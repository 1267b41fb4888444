/** A game that is looked back on: the same moments from any seat's view. */

import { get, post } from "../lib/api";
import { t, type Words } from "../lib/words.svelte";
import type { MomentShown, ReplayShown, View } from "../wire";
import type { GameTable } from "./contract";
import { Stage, type Crew } from "./stage.svelte";
import type { Happening } from "./weaving";

/** Whose view it is: a seat's, what everybody could see, or all hands at once. */
export type Perspective = number | "public" | "open";

/** A moment that is marked on the line of time, and why. */
export interface Mark {
  readonly at: number;
  readonly text: string;
}

export type Source = { readonly table: string } | { readonly record: string };

export class Replay {
  moments = $state.raw<readonly MomentShown[]>([]);
  at = $state(0);
  perspective = $state<Perspective>("public");
  /** By seat what it saw at this moment, if all hands are open. */
  private opened = $state.raw<ReadonlyMap<number, readonly MomentShown[]>>(new Map());
  private wishes = 0;
  private readonly known = new Map<number | null, readonly MomentShown[]>();

  private constructor(
    readonly source: Source,
    readonly shown: ReplayShown,
    readonly stage: Stage<unknown>,
  ) {
    this.known.set(shown.seat, shown.moments);
    this.moments = shown.moments;
    this.perspective = shown.seat ?? "public";
  }

  static async load(
    source: Source,
    seat: number | null,
    bring: (game: string) => Promise<{ game: GameTable<unknown>; words: Words }>,
  ): Promise<Replay> {
    const shown = await fetchReplay(source, seat);
    const { game, words } = await bring(shown.game);
    const [first] = shown.moments;
    if (!first) throw new Error("a replay has at least its beginning");
    const stage = new Stage(game, {
      view: first.view as View<unknown>,
      crew: crewOf(shown, shown.seat),
      words,
    });
    return new Replay(source, shown, stage);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  get moment(): MomentShown | undefined {
    return this.moments[this.at];
  }

  /** Whether other seats' views may be looked at: not before the game is over. */
  get isOver(): boolean {
    return this.shown.table === null || this.shown.table.status === "over";
  }

  /** Where a round begins, or another part of the game, in words. */
  readonly rounds = $derived.by((): readonly Mark[] =>
    this.moments.flatMap(({ begins }, at) =>
      begins ? [{ at, text: this.stage.say.event(begins) }] : [],
    ),
  );

  /** Where the game takes another turn, in words. */
  readonly turns = $derived.by((): readonly Mark[] =>
    this.moments.flatMap(({ turns }, at) =>
      turns.length ? [{ at, text: turns.map((each) => this.stage.say.event(each)).join(" ") }] : [],
    ),
  );

  /** All that had happened by now. */
  readonly happenings = $derived.by((): readonly Happening[] =>
    this.moments
      .slice(0, this.at + 1)
      .flatMap(({ events }) => events.map((event) => ({ kind: "event" as const, event }))),
  );

  /** What a seat saw at this moment, if all hands are open. */
  openView(seat: number): View<unknown> | null {
    return (this.opened.get(seat)?.[this.at]?.view as View<unknown> | undefined) ?? null;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.last));
    this.show();
  }

  async look(perspective: Perspective): Promise<void> {
    const wish = ++this.wishes;
    const moments = await this.of(typeof perspective === "number" ? perspective : null);
    const opened = perspective === "open" ? await this.ofAll() : [];
    if (wish !== this.wishes) return; // somebody has wished for another meanwhile
    this.moments = moments;
    this.opened = new Map(opened.map((seen, seat) => [seat, seen]));
    this.perspective = perspective;
    this.stage.crew = crewOf(this.shown, typeof perspective === "number" ? perspective : null);
    this.go(this.at);
  }

  private show(): void {
    const moment = this.moment;
    if (!moment) return;
    this.stage.view = moment.view as View<unknown>;
    this.stage.events = moment.events;
  }

  private ofAll(): Promise<(readonly MomentShown[])[]> {
    const seats = Array.from({ length: this.shown.seats }, (_, seat) => seat);
    return Promise.all(seats.map((seat) => this.of(seat)));
  }

  private async of(seat: number | null): Promise<readonly MomentShown[]> {
    const known = this.known.get(seat);
    if (known) return known;
    const { moments } = await fetchReplay(this.source, seat);
    this.known.set(seat, moments);
    return moments;
  }
}

async function fetchReplay(source: Source, seat: number | null): Promise<ReplayShown> {
  if ("record" in source) return post<ReplayShown>("/replay", { record: source.record, seat });
  const query = seat === null ? "" : `?seat=${seat}`;
  return get<ReplayShown>(`/tables/${encodeURIComponent(source.table)}/replay${query}`);
}

/** Who played; of a record without a table nobody knows. */
function crewOf(shown: ReplayShown, you: number | null): Crew {
  const seats =
    shown.table?.seats ??
    Array.from({ length: shown.seats }, (_, seat) => ({
      seat,
      name: t("seat-number", { number: seat + 1 }),
      bot: null,
      away: false,
    }));
  return { seats, you, borrowed: you !== shown.table?.you };
}
