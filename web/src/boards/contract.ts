/** What a game brings to the table. Everything else is common. */

import type { Component } from "svelte";

import type { FlagColour } from "../art/flags";
import type { Tone } from "../lib/sound";
import type { Stage } from "../table/stage.svelte";
import type { EventShown, OptionShown, View } from "../wire";

export interface StageProps<B> {
  readonly stage: Stage<B>;
}

export interface SeatProps<B> extends StageProps<B> {
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

export interface GameTable<B> {
  /** The board, which fills the place it is given. A pure function of the stage. */
  readonly Board: Component<StageProps<B>>;
  /** What lies before the person: cards, mostly. */
  readonly Hand: Component<StageProps<B>>;
  /** One line about a seat: what is public. `compact` seats are a phone's. */
  readonly SeatLine: Component<SeatProps<B> & { readonly compact: boolean }>;
  /** What the table waits for from a seat, at the right of its card: a letter, a tick. */
  readonly SeatSign?: Component<SeatProps<B>>;
  /** What only this seat sees, small: its view is the stage's. For a look back with open hands. */
  readonly Secrets?: Component<StageProps<B>>;
  /** Beside the log, where talk is part of the game. */
  readonly Talk?: Component<StageProps<B> & { readonly answer: (text: string) => void }>;
  /** At the foot of the seats: an aside about the game. */
  readonly Aside?: Component<StageProps<B>>;
  /** The text twin of the board, for people who hear it: headings and lists. */
  readonly Twin: Component<StageProps<B>>;

  /** The flag of each seat. */
  flags(seats: number): readonly FlagColour[];
  /** Where the game stands, in a few words for the top bar. */
  phase(stage: Stage<B>): string;
  reminder(stage: Stage<B>): Reminder;
  /** How an answer is tapped; its pieces one after the other unless said otherwise. */
  path?(option: OptionShown): Path;
  /** What an answer costs or does, in two words, written on the spot. */
  price?(option: OptionShown, stage: Stage<B>): string | null;
  /** A short name of an answer, for its button; the whole text otherwise. */
  short?(option: OptionShown, stage: Stage<B>): string | null;
  /** The button that sends an answer which is not sent by tapping alone. */
  confirm?(option: OptionShown, stage: Stage<B>): string | null;
  /** What is asked after what was tapped; the question itself otherwise. */
  ask?(stage: Stage<B>): string | null;
  /** The consequence of what is chosen so far: the second line of the prompt. */
  consequence?(stage: Stage<B>): string | null;
  /** The tone of an answer, where it is another than that of a card laid down. */
  sound?(answer: string): Tone | null;
  /** Options that the game's own Talk offers; they get no buttons elsewhere. */
  isTalk?(option: OptionShown): boolean;
  /** The answer that a tap on something unlit would have meant, to ask why it cannot be. */
  attempt?(taken: readonly string[], piece: string, view: View<B>): string | null;
  /** How long, in ms, the board shows what is `coming` before the picture changes: where all is laid open at once. */
  reveal?(events: readonly EventShown[]): number;
  /** What travels when this happens. */
  motions?(event: EventShown): readonly Motion[];
  /** The pieces that an event is about: they are marked until the next one. */
  pieces?(event: EventShown): readonly string[];
  /** Whether the log leaves an event out for whoever sits here, because another line tells it better. */
  untold?(event: EventShown, seat: number | null): boolean;
  /** What the points of a game that is over are made of, where that can be told. */
  tally?(stage: Stage<B>): Tally | null;
  /** Whether an event is something that was said: the log shows it as talk. */
  speaks?(event: EventShown): boolean;
  /** The event with which the log begins a new head, such as a round. */
  heads?(event: EventShown): boolean;
}

type At = readonly [x: number, y: number];

/** Where an island lies on the chart of the home page, a sheet of 952 × 744 that is stretched to its place. */
export interface Place {
  /** The middle of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From the picture to its label; less than nothing if they overlap. */
  readonly gap: number;
}

/** A game on the home page, before anybody sits down to it: `about.ts`. Its texts are `game-…`. */
export interface About {
  /** Its place among the islands, the first being 1. */
  readonly order: number;
  readonly place: Place;
  /** The dotted course by which one gets there. */
  readonly course?: { readonly from: At; readonly to: At; readonly bow: number };
  /** Its picture there: a `<g>` of 300 × 220. */
  readonly Islet: Component;
  /** The flag of each seat, if they are not in the usual order. */
  readonly flags?: (seats: number) => readonly FlagColour[];
}
