/** The sheet of a vote: it opens by itself when the cards are turned up, and goes away after a while, or as soon as
    somebody goes on. */

import { untrack } from "svelte";

import { isReveal } from "./events";
import type { LbStage } from "./view";

const LONG_ENOUGH = 8000;

export class VoteShown {
  private opened = $state<"by itself" | "by hand" | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: () => LbStage) {
    $effect(() => {
      const { coming, events, view } = this.stage();
      if (view.outcome) this.opened = null;
      else if (isReveal(coming?.events ?? events)) this.open();
    });
    $effect(() => {
      const { choice, coming, view } = this.stage();
      if (coming) return; // one's own vote is among those that are opened
      if (choice.taken.length > 0 || view.own_sealed !== null) this.goAway();
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  get isOpen(): boolean {
    return this.opened !== null;
  }

  /** Whether the envelopes are only just being opened. */
  get isFresh(): boolean {
    const { coming, events } = this.stage();
    return this.opened === "by itself" && isReveal(coming?.events ?? events);
  }

  close(): void {
    this.opened = null;
  }

  toggle(): void {
    this.opened = this.isOpen ? null : "by hand";
  }

  private open(): void {
    this.opened = "by itself";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.goAway(), LONG_ENOUGH);
  }

  private goAway(): void {
    if (untrack(() => this.opened) === "by itself") this.close();
  }
}
