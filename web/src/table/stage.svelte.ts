/** What is shown of a table at this moment: to play at, to watch, or to look back at. */

import type { FlagColour } from "../art/flags";
import { GameWords, t, type Words } from "../lib/words.svelte";
import type { EventShown, SeatShown, View } from "../wire";
import { Choice } from "./choice.svelte";
import type { GameTable } from "./contract";
import { mentioned, type AnyAnswer, type Option, type Question } from "./options";
import { sitter } from "./sitters";

/** What has happened, and the picture after it. */
export interface News<B> {
  readonly events: readonly EventShown[];
  readonly view: View<B>;
}

/** What one needs to know of a table to show it. */
export interface Crew {
  readonly seats: readonly SeatShown[];
  /** The seat of whoever looks on, or null. */
  readonly you: number | null;
  /** Whether whoever looks on only borrows the eyes of that seat. */
  readonly borrowed?: boolean;
}

/** `B` is what the game has on its table, `A` what can be answered in it. */
export class Stage<B, A extends AnyAnswer = AnyAnswer> {
  view = $state.raw() as View<B>;
  crew = $state.raw() as Crew;
  words = $state.raw() as Words;
  /** What has just happened. */
  events = $state.raw<readonly EventShown[]>([]);
  /** What is laid open before the picture changes. */
  coming = $state.raw<News<B> | null>(null);
  /** The pieces that somebody looks up in the log. */
  glimpsed = $state.raw<readonly string[] | null>(null);
  phone = $state(false);
  /** A phone on its side: the hand is a column beside the board. */
  flat = $state(false);
  /** A phone that stands, with little height: seats and hand are low, and say the most important only. */
  low = $state(false);
  readonly choice: Choice<A>;

  constructor(
    readonly game: GameTable<B, A>,
    given: { view: View<B>; crew: Crew; words: Words },
  ) {
    this.view = given.view;
    this.crew = given.crew;
    this.words = given.words;
    this.choice = new Choice(
      (option) => game.path?.(option) ?? { taps: option.pieces.map((piece) => [piece]) },
      (option) => game.isTalk?.(option) ?? false,
    );
  }

  get board(): B {
    return this.view.board;
  }

  /** The names of the players. */
  readonly names = $derived.by((): readonly string[] =>
    this.crew.seats.map((seat) => sitter(seat) ?? t("seat-empty")),
  );

  /** The game's texts, told to these players. Whoever only borrows somebody's eyes is nobody of them. */
  readonly say = $derived.by(
    () => new GameWords(this.words, this.names, this.crew.borrowed ? null : this.crew.you),
  );

  readonly flags = $derived.by((): readonly FlagColour[] =>
    this.game.flags(this.board).slice(0, this.crew.seats.length),
  );

  /** The pieces of what has just happened: they carry brackets until the next answer. */
  readonly marked = $derived.by(
    (): ReadonlySet<string> =>
      new Set(this.glimpsed ?? this.events.flatMap((e) => this.game.pieces?.(e, this.board) ?? [])),
  );

  /** Whether something is asked of whoever looks on, and the game waits for it. */
  get isAsked(): boolean {
    return this.choice.decisions.some(({ must }) => must);
  }

  /** The question for which the game waits. */
  get question(): Question<A> | null {
    return this.choice.decisions.find(({ must }) => must) ?? null;
  }

  /** What is asked just now, in words. */
  get asks(): string {
    if (!this.question) return "";
    return this.game.ask?.(this) ?? this.say.message(this.question.prompt);
  }

  label(option: Option<A>): string {
    return this.say.say(option.label, mentioned(option));
  }

  short(option: Option<A>): string {
    return this.game.short?.(option, this) ?? this.label(option);
  }

  /** The answer to which a lit piece leads, if tapping it is all that is left to do. */
  end(piece: string): Option<A> | null {
    const [option, ...others] = this.choice.ends(piece);
    return option && others.length === 0 ? option : null;
  }

  /** What that answer costs or does. */
  price(piece: string): string | null {
    const option = this.end(piece);
    return option && (this.game.price?.(option, this) ?? null);
  }
}
