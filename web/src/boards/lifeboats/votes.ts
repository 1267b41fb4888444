/** Votes that were turned up: what was laid, what it comes to, and who decided. */

import type { News } from "../../table/stage.svelte";
import type { EventShown, LifeboatsSpoken, LifeboatsVoteSeen } from "../../wire";
import type { Board } from "./facts";

export type About = LifeboatsVoteSeen["about"];
export type Spoken = LifeboatsSpoken;

/** A vote that was turned up. */
export interface Count extends Omit<LifeboatsVoteSeen, "chosen" | "how"> {
  readonly how: LifeboatsVoteSeen["how"] | null;
  /** What came of it; null while somebody still has to decide. */
  readonly chosen: string | null;
}

/** From one envelope to the next, and until the last of them has been read, in ms. */
export const APART = 90;
const READ = 1500;

/** How long envelopes are opened before anything comes of it. */
export function reveal(events: readonly EventShown[]): number {
  return isReveal(events) ? events.filter(isVote).length * APART + READ : 0;
}

/** The vote whose envelopes are just being opened, if there is one; what comes of it is not told yet. */
export function comingCount(coming: News<Board> | null): Count | null {
  const count = coming && isReveal(coming.events) ? lastCount(coming.view.board) : null;
  return count && { ...count, how: null, decider: null, chosen: null };
}

/** The vote that was turned up last, if there was any. */
export function lastCount({ moment, vote, cards, said, votes }: Board): Count | null {
  if (vote && moment === "settle") return { ...vote, cards, said, chosen: null };
  return votes.at(-1) ?? null;
}

export function isReveal(events: readonly EventShown[]): boolean {
  return events.some(isVote);
}

function isVote({ kind }: EventShown): boolean {
  return kind === "voted" || kind === "voted-hat";
}
