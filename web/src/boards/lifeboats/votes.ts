/** Votes: what each may bring, and once they were turned up what was laid, what it comes to, and who decided. */

import type { News } from "../../table/stage.svelte";
import type { LifeboatsSpoken, LifeboatsVoteSeen } from "../../wire";
import { isReveal } from "./events";
import type { Board, LbStage } from "./view";

export type About = LifeboatsVoteSeen["about"];
export type Spoken = LifeboatsSpoken;

type Prospect = Readonly<Record<string, string | number>>;

/** A vote that was turned up. */
export interface Count extends Omit<LifeboatsVoteSeen, "chosen" | "how"> {
  readonly how: LifeboatsVoteSeen["how"] | null;
  /** What came of it; null while somebody still has to decide. */
  readonly chosen: string | null;
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

/** What it would bring if the vote came to a colour. */
export function prospectOf({ board }: LbStage, colour: string): Prospect {
  const found = board.vote?.prospects.find((each) => each.colour === colour);
  const told = Object.entries(found ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(told) as Prospect;
}
