/** A table that is about to be made: who sits there, and how it is played. */

import type { Words } from "../../lib/words.svelte";
import type { GameShown, SettingShown } from "../../wire";
import { fitted, matters, type Options, type Value } from "./fitting";

export const ME = "me";
export const OPEN = "open";

export class Plan {
  words: Words;
  seats = $state.raw<readonly string[]>([]);
  options = $state.raw<Options>({});
  /** Whether anybody may take an open seat. */
  listed = $state(false);
  /** So many seconds there are for an answer; null for as long as one likes. */
  clock = $state<number | null>(null);

  readonly hasOpen = $derived(this.seats.includes(OPEN));

  constructor(
    readonly game: GameShown,
    words: Words,
  ) {
    this.words = $state.raw(words);
    this.options = Object.fromEntries(game.settings.map((each) => [each.name, each.default]));
    this.sit(game.usual_seats);
  }

  /** The settings that mean anything with the others as they are. */
  get settings(): readonly SettingShown[] {
    return this.game.settings.filter((each) => matters(each, this.options));
  }

  /** Another number of seats: whoever sits already stays. */
  sit(count: number): void {
    const kept = this.seats.slice(0, count);
    const all = Array.from({ length: count }, (_, seat) => kept[seat] ?? OPEN);
    this.seats = all.includes(ME) ? all : all.with(0, ME);
    this.options = fitted(this.game.settings, this.options, count);
  }

  /** I sit on one seat only, and always on one: I change places with whoever sits where I go. */
  put(seat: number, who: string): void {
    const before = this.seats[seat] ?? OPEN;
    if (before === ME && who !== ME) return;
    const seats = who === ME ? this.seats.with(this.seats.indexOf(ME), before) : this.seats;
    this.seats = seats.with(seat, who);
  }

  fillWithBots(): void {
    const best = this.game.bots[0] ?? OPEN;
    this.seats = this.seats.map((who) => (who === OPEN ? best : who));
  }

  choose(setting: string, value: Value): void {
    const options = { ...this.options, [setting]: value };
    this.options = fitted(this.game.settings, options, this.seats.length);
  }

  /** What the server is asked for. */
  get wishes(): object {
    const { seats, options, clock } = this;
    return { game: this.game.id, seats, options, listed: this.hasOpen && this.listed, clock };
  }
}
