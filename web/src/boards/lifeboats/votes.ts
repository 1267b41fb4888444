/** Votes that were turned up: what was laid, what it comes to, who decided, and who kept their word. */

import type { EventShown, LifeboatsSpoken, LifeboatsVoteSeen } from "../../wire";
import { COLOURS, type Board } from "./facts";

export type About = LifeboatsVoteSeen["about"];
export type Spoken = LifeboatsSpoken;

/** A vote that was turned up. */
export interface Count extends Omit<LifeboatsVoteSeen, "chosen" | "how"> {
  readonly how: LifeboatsVoteSeen["how"] | null;
  /** What came of it; null while somebody still has to decide. */
  readonly chosen: string | null;
}

/** The vote that was turned up last, if there was any. */
export function lastCount({ vote, cards, said, votes }: Board): Count | null {
  if (vote && cards.length > 0) return { ...vote, cards, said, chosen: null };
  return votes.at(-1) ?? null;
}

export interface Sum {
  readonly colour: string;
  readonly votes: number;
}

/** The votes for each colour that got any, in the order of the colours. */
export function tally(count: Count): readonly Sum[] {
  return COLOURS.map((colour) => ({
    colour,
    votes: count.cards.reduce(
      (sum, card, seat) => (card === colour ? sum + (count.weights[seat] ?? 0) : sum),
      0,
    ),
  })).filter(({ votes }) => votes > 0);
}

export function isReveal(events: readonly EventShown[]): boolean {
  return events.some(({ kind }) => kind === "voted" || kind === "voted-hat");
}

/** Whether somebody did what they said; null if the cards do not tell. */
export function kept(said: Spoken, cards: readonly string[]): boolean | null {
  const card = cards[said.seat];
  if (!card || card === "hat") return null;
  if (said.kind === "spare") return card === said.colour ? false : null;
  return card === said.colour;
}

/** By the last vote that anybody spoke before: who did all that they had said, and who did not. */
export function faith(board: Board): { kept: readonly number[]; broken: readonly number[] } {
  const last = board.votes.findLast(({ said }) => said.length > 0);
  const held = new Map<number, boolean>();
  for (const said of last?.said ?? []) {
    const did = kept(said, last?.cards ?? []);
    if (did !== null) held.set(said.seat, (held.get(said.seat) ?? true) && did);
  }
  const seats = [...held].sort(([one], [other]) => one - other);
  return {
    kept: seats.filter(([, did]) => did).map(([seat]) => seat),
    broken: seats.filter(([, did]) => !did).map(([seat]) => seat),
  };
}
