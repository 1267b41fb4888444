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

/** From one envelope to the next, and until the last of them has been read, in ms. */
export const APART = 90;
const READ = 1500;

/** How long envelopes are opened before anything comes of it. */
export function reveal(events: readonly EventShown[]): number {
  return isReveal(events) ? events.filter(isVote).length * APART + READ : 0;
}

/** The vote whose envelopes are just being opened, if there is one: nothing has come of it yet. */
export function comingCount(board: Board, coming: readonly EventShown[]): Count | null {
  if (!isReveal(coming)) return null;
  const cards = board.hats.map((_, seat) => {
    const vote = coming.find((event) => isVote(event) && event.args["seat"] === seat);
    return vote ? `${vote.args["colour"] ?? "hat"}` : "";
  });
  return lastCount({ ...board, cards });
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
  return events.some(isVote);
}

function isVote({ kind }: EventShown): boolean {
  return kind === "voted" || kind === "voted-hat";
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
