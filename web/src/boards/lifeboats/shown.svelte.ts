/** The sheet of a vote: it opens by itself when the cards are turned up, and goes away after a while. */

import type { LbStage } from "./facts";
import { isReveal } from "./votes";

const LONG_ENOUGH = 6000;

export class VoteShown {
  private opened = $state<"by itself" | "by hand" | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: () => LbStage) {
    $effect(() => {
      if (!isReveal(this.stage().events)) return;
      this.opened = "by itself";
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        if (this.opened === "by itself") this.close();
      }, LONG_ENOUGH);
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  get isOpen(): boolean {
    return this.opened !== null;
  }

  /** Whether the envelopes are only just being opened. */
  get isFresh(): boolean {
    return this.opened === "by itself" && isReveal(this.stage().events);
  }

  close(): void {
    this.opened = null;
  }

  toggle(): void {
    this.opened = this.isOpen ? null : "by hand";
  }
}
