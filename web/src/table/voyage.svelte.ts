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

  /** What the coach last said. */
  get say(): string | null {
    for (let place = this.at; place >= 0; place--) {
      const say = this.shown.moments[place]?.say;
      if (say) return say;
    }
    return null;
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

  goOn(): void {
    this.at += 1;
    this.show();
  }

  private show(): void {
    this.strayed = null;
    this.stage.view = this.moment.view as View<unknown>;
    this.stage.events = this.moment.events;
    this.stage.choice.ask(this.isMine ? this.moment.decisions : [], true);
    // What is to be done is lit, so that nobody has to look for the right cell.
    const options = this.stage.choice.decisions.flatMap(({ options }) => options);
    this.stage.choice.hinted = options.find(({ text }) => text === this.next?.chosen?.text) ?? null;
  }
}
