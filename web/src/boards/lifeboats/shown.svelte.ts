/** The sheet of a vote: it opens by itself when the cards are turned up, and goes away after a while. */

import type { LbStage } from "./facts";
import { isReveal, lastCount, weightsAfter, type Count } from "./votes";

const LONG_ENOUGH = 6000;

export class VoteShown {
  isOpen = $state(false);
  /** Whether the envelopes are only just being opened. */
  isFresh = $state(false);
  /** What everybody counted in the last vote about going overboard; the view forgets it. */
  private weights = $state.raw<readonly number[] | null>(null);

  constructor(private readonly stage: () => LbStage) {
    $effect(() => {
      const { board, events } = this.stage();
      const vote = board.vote;
      if (vote?.about === "overboard") this.weights = vote.weights;
      else this.weights = weightsAfter(board, events) ?? this.weights;
    });
    $effect(() => {
      if (!isReveal(this.stage().events)) {
        this.isFresh = false;
        return undefined;
      }
      this.isOpen = this.isFresh = true;
      const timer = setTimeout(() => this.close(), LONG_ENOUGH);
      return () => clearTimeout(timer);
    });
  }

  readonly count = $derived.by((): Count | null => lastCount(this.stage().board, this.weights));

  close(): void {
    this.isOpen = this.isFresh = false;
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
    this.isFresh = false;
  }
}
