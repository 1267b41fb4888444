/** What a game brings to the table. Everything else is common. */

import type { Component } from "svelte";

import type { FlagColour } from "../art/flags";
import type { Tone } from "../lib/sound";
import type { EventShown } from "../wire";
import type { AnyAnswer, Option } from "./options";
import type { Stage } from "./stage.svelte";

export interface StageProps<B, A extends AnyAnswer = AnyAnswer> {
  readonly stage: Stage<B, A>;
}

export interface SeatProps<B, A extends AnyAnswer = AnyAnswer> extends StageProps<B, A> {
  readonly seat: number;
}

/** The taps that make an answer. Each is a list of pieces of which any will do. */
export interface Path {
  readonly taps: readonly (readonly string[])[];
  /** Whether the taps may come in any order, so that all of them are lit at once. */
  readonly unordered?: boolean;
}

/** Something that travels: a piece, from where another piece lies (or lay before). */
export interface Motion {
  readonly piece: string;
  readonly from: string;
}

export interface ReminderStep {
  readonly text: string;
  readonly now?: boolean;
}

export interface Reminder {
  readonly title: string;
  readonly steps: readonly ReminderStep[];
}

/** The points of all seats in parts: the heads of the columns, and by seat a number for each of them. */
export interface Tally {
  readonly heads: readonly string[];
  readonly points: readonly (readonly number[])[];
}

/** `B` is what the game has on its table, `A` what can be answered in it.
 *
 *  Each function is in the file of a board that stands above it. */
export interface GameTable<B, A extends AnyAnswer = AnyAnswer> {
  /** The board, which fills the place it is given. A pure function of the stage. */
  readonly Board: Component<StageProps<B, A>>;
  /** What lies before the person: cards, mostly. */
  readonly Hand: Component<StageProps<B, A>>;
  /** One line about a seat: what is public. `compact` seats are a phone's. */
  readonly SeatLine: Component<SeatProps<B, A> & { readonly compact: boolean }>;
  /** What the table waits for from a seat, at the right of its card: a letter, a tick. */
  readonly SeatSign?: Component<SeatProps<B, A>>;
  /** What only this seat sees, small: its view is the stage's. For a look back with open hands. */
  readonly Secrets?: Component<StageProps<B, A>>;
  /** Beside the log, where talk is part of the game. */
  readonly Talk?: Component<StageProps<B, A> & { readonly answer: (option: Option<A>) => void }>;
  /** At the foot of the seats: an aside about the game. */
  readonly Aside?: Component<StageProps<B, A>>;
  /** The text twin of the board, for people who hear it: headings and lists. */
  readonly Twin: Component<StageProps<B, A>>;

  /** The flag of each seat. */
  flags(board: B): readonly FlagColour[];

  // phase.ts
  /** Where the game stands, in a few words for the top bar. */
  phase(stage: Stage<B, A>): string;
  reminder(stage: Stage<B, A>): Reminder;

  // prompt.ts
  /** What is asked after what was tapped; the question itself otherwise. */
  ask?(stage: Stage<B, A>): string | null;
  /** The consequence of what is chosen so far: the second line of the prompt. */
  consequence?(stage: Stage<B, A>): string | null;

  // answers.ts
  /** How an answer is tapped; its pieces one after the other unless said otherwise. */
  path?(option: Option<A>): Path;
  /** What an answer costs or does, in two words, written on the spot. */
  price?(option: Option<A>, stage: Stage<B, A>): string | null;
  /** A short name of an answer, for its button; the whole text otherwise. */
  short?(option: Option<A>, stage: Stage<B, A>): string | null;
  /** The button that sends an answer which is not sent by tapping alone. */
  confirm?(option: Option<A>, stage: Stage<B, A>): string | null;
  /** The tone of an answer, where it is another than that of a card laid down. */
  sound?(option: Option<A>): Tone | null;
  /** Options that the game's own Talk offers; they get no buttons elsewhere. */
  isTalk?(option: Option<A>): boolean;

  // events.ts
  /** What travels when this happens. */
  motions?(event: EventShown, board: B): readonly Motion[];
  /** The pieces that an event is about: they are marked until the next one. */
  pieces?(event: EventShown, board: B): readonly string[];
  /** Whether the log leaves an event out for whoever sits here, because another line tells it better. */
  untold?(event: EventShown, seat: number | null): boolean;
  /** Of two events in a row, the one that tells both in a line of the log; null if each has its own. */
  joined?(earlier: EventShown, later: EventShown): EventShown | null;
  /** The event with which the log begins a new head, such as a round. */
  heads?(event: EventShown): boolean;
  /** Whether an event is something that was said: the log shows it as talk. */
  speaks?(event: EventShown): boolean;
  /** How long, in ms, the board shows what is `coming` before the picture changes: where all is laid open at once. */
  reveal?(events: readonly EventShown[]): number;

  // names.ts
  /** By its name in answers, what a piece is called by those who hear the page. */
  names(stage: Stage<B, A>): ReadonlyMap<string, string>;

  // tally.ts
  /** What the points of a game that is over are made of, where that can be told. */
  tally?(stage: Stage<B, A>): Tally | null;
}
