/** A first voyage: a short game in which a coach tells a learner what to do, and why. */

import type { Words } from "../lib/words.svelte";
import type { LessonMoment, VoyageShown, View } from "../wire";
import type { GameTable } from "./contract";
import type { Option } from "./options";
import { Stage } from "./stage.svelte";
import type { Happening } from "./weaving";

export class Voyage {
  at = $state(0);
  /** Somebody wants something else than what is being taught: that may be, or cannot. */
  strayed = $state<"may" | "cannot" | null>(null);
  readonly stage: Stage<unknown>;

  constructor(
    readonly shown: VoyageShown,
    { game, words }: { game: GameTable<unknown>; words: Words },
  ) {
    const [first] = shown.moments;
    if (!first) throw new Error("a voyage has at least its beginning");
    const view = first.view as View<unknown>;
    this.stage = new Stage(game, { view, crew: { seats: [], you: shown.learner }, words });
    this.name(() => "");
    this.show();
  }

  /** Give everybody a name. */
  name(nameOf: (seat: number) => string): void {
    const seats = Array.from({ length: this.shown.seats }, (_, seat) => ({
      seat,
      name: nameOf(seat),
      bot: null,
      away: false,
    }));
    this.stage.crew = { seats, you: this.shown.learner };
  }

  get moment(): LessonMoment {
    return this.shown.moments[this.at] as LessonMoment;
  }

  get next(): LessonMoment | undefined {
    return this.shown.moments[this.at + 1];
  }

  get isOver(): boolean {
    return this.next === undefined;
  }

  /** Whether it is for the learner to do something now. */
  get isMine(): boolean {
    return this.next?.seat === this.shown.learner;
  }

  /** What the coach says at this moment. */
  get say(): string | null {
    return this.moment.say;
  }

  /** Who acts before the learner does, or the coach has something to say, in their order. */
  get others(): readonly number[] {
    const { moments, learner } = this.shown;
    const found = new Set<number>();
    for (let place = this.at + 1; place < moments.length; place++) {
      const seat = moments[place]?.seat ?? learner;
      if (seat === learner) break;
      found.add(seat);
      if (moments[place]?.say) break;
    }
    return [...found];
  }

  readonly happenings = $derived.by((): readonly Happening[] =>
    this.shown.moments
      .slice(0, this.at + 1)
      .flatMap(({ events }) => events.map((event) => ({ kind: "event" as const, event }))),
  );

  /** Whether this is what is being taught. */
  accepts({ text }: Option): boolean {
    this.strayed = text === this.next?.chosen?.text ? null : "may";
    if (this.strayed) this.stage.choice.clear();
    return this.strayed === null;
  }

  /** The next thing happens. What has happened since `from` stays marked. */
  goOn(from = this.at): void {
    this.at += 1;
    this.show(from);
  }

  private show(from = 0): void {
    const { moments } = this.shown;
    this.strayed = null;
    this.stage.view = this.moment.view as View<unknown>;
    this.stage.events = moments.slice(from + 1, this.at + 1).flatMap(({ events }) => events);
    this.stage.choice.ask(this.isMine ? this.moment.decisions : [], true);
    // What is to be done is lit, so that nobody has to look for the right cell.
    const options = this.stage.choice.decisions.flatMap(({ options }) => options);
    this.stage.choice.hinted = options.find(({ text }) => text === this.next?.chosen?.text) ?? null;
  }
}
