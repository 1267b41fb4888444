/** What is shown of a table at this moment: to play at, to watch, or to look back at. */

import type { FlagColour } from "../art/flags";
import type { GameTable } from "../boards/contract";
import { GameWords, t, type Words } from "../lib/words.svelte";
import type { DecisionShown, EventShown, OptionShown, SeatShown, View } from "../wire";
import { Choice } from "./choice.svelte";
import { sitter } from "./names";

/** What one needs to know of a table to show it. */
export interface Crew {
  readonly seats: readonly SeatShown[];
  /** The seat of whoever looks on, or null. */
  readonly you: number | null;
  /** Whether whoever looks on only borrows the eyes of that seat. */
  readonly borrowed?: boolean;
}

export class Stage<B> {
  view = $state.raw() as View<B>;
  crew = $state.raw() as Crew;
  words = $state.raw() as Words;
  /** What has just happened. */
  events = $state.raw<readonly EventShown[]>([]);
  /** What has happened, while it is laid open before the picture changes. */
  coming = $state.raw<readonly EventShown[]>([]);
  /** The pieces that somebody looks up in the log. */
  glimpsed = $state.raw<readonly string[] | null>(null);
  phone = $state(false);
  /** A phone on its side: the hand is a column beside the board. */
  flat = $state(false);
  readonly choice: Choice;

  constructor(
    readonly game: GameTable<B>,
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
    this.crew.seats.map((seat) => sitter(seat) ?? t("empty-seat")),
  );

  /** The game's texts, told to these players. */
  readonly say = $derived.by(() => new GameWords(this.words, this.names));

  readonly flags = $derived.by((): readonly FlagColour[] =>
    this.game.flags(this.crew.seats.length),
  );

  /** The pieces of what has just happened: they carry brackets until the next answer. */
  readonly marked = $derived.by(
    (): ReadonlySet<string> =>
      new Set(this.glimpsed ?? this.events.flatMap((e) => this.game.pieces?.(e) ?? [])),
  );

  /** Whether something is asked of whoever looks on, and the game waits for it. */
  get isAsked(): boolean {
    return this.choice.decisions.some(({ must }) => must);
  }

  /** The question for which the game waits. */
  get question(): DecisionShown | null {
    return this.choice.decisions.find(({ must }) => must) ?? null;
  }

  /** What is asked just now, in words. */
  get asks(): string {
    if (!this.question) return "";
    return this.game.ask?.(this) ?? this.say.message(this.question.prompt);
  }

  label(option: OptionShown): string {
    return this.say.message(option.label);
  }

  short(option: OptionShown): string {
    return this.game.short?.(option, this) ?? this.label(option);
  }

  /** What a lit piece costs or does, if tapping it is all that is left to do. */
  price(piece: string): string | null {
    const [option, ...others] = this.choice.ends(piece);
    if (!option || others.length > 0) return null;
    return this.game.price?.(option, this) ?? null;
  }
}
