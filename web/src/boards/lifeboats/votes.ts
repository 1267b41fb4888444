/** Votes that were turned up: what was laid, what it comes to, who decided, and who kept their word. */

import type { EventShown, LifeboatsSpoken, LifeboatsVoteSeen } from "../../wire";
import { boatOf, COLOURS, seatOf, type Board } from "./facts";

export type About = LifeboatsVoteSeen["about"];
export type Spoken = LifeboatsSpoken;

export interface Count {
  readonly about: About;
  readonly boat: string | null;
  /** By seat: a colour, `hat` or nothing. */
  readonly cards: readonly string[];
  /** By seat; null if nobody knows any more. */
  readonly weights: readonly number[] | null;
  readonly said: readonly Spoken[];
  /** What came of it; null while somebody still has to decide. */
  readonly chosen: string | null;
  /** Why and by whom it was decided, if not by the count. */
  readonly decider: { readonly why: "captain" | "tie" | "hats"; readonly seat: number } | null;
}

/** The vote that was turned up last, if there was any. */
export function lastCount(board: Board, weights: readonly number[] | null): Count | null {
  if (board.vote && board.cards.length > 0) {
    const { about, boat } = board.vote;
    return settled(
      { about, boat, cards: board.cards, said: board.said, chosen: null },
      board.vote.weights,
      board.first,
    );
  }
  const last = board.votes.at(-1);
  if (!last) return null;
  // The token goes on after the last vote of a round.
  const passed = last.about === "move" && board.vote?.about === "leak" ? 1 : 0;
  const token = (board.first + board.hats.length - passed) % board.hats.length;
  return settled(last, last.about === "overboard" ? weights : null, token);
}

function settled(
  vote: Omit<Count, "weights" | "decider">,
  weights: readonly number[] | null,
  token: number,
): Count {
  const count = { ...vote, weights, decider: null };
  const hats = vote.cards.filter((card) => card === "hat").length;
  if (hats === 1) return { ...count, decider: { why: "captain", seat: vote.cards.indexOf("hat") } };
  const sums = tally(count);
  if (sums.length === 0) return { ...count, decider: { why: "hats", seat: token } };
  const most = Math.max(...sums.map(({ votes }) => votes));
  // Without the weights nobody can tell a tie from a win.
  const isKnown = weights !== null || vote.about !== "overboard";
  const isTie = isKnown && sums.filter(({ votes }) => votes === most).length > 1;
  return isTie ? { ...count, decider: { why: "tie", seat: token } } : count;
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
      (sum, card, seat) => (card === colour ? sum + (count.weights?.[seat] ?? 1) : sum),
      0,
    ),
  })).filter(({ votes }) => votes > 0);
}

export function isReveal(events: readonly EventShown[]): boolean {
  return events.some(({ kind }) => kind === "voted" || kind === "voted-hat");
}

/** The weights in a vote about who went overboard just now: those aboard, and whoever was lost. */
export function weightsAfter(
  board: Board,
  events: readonly EventShown[],
): readonly number[] | null {
  const lost = events.find(({ kind }) => kind === "overboard");
  const boat = lost && boatOf(board, `${lost.args["colour"]}`);
  if (!lost || !boat || boat.state === "sunk") return null;
  const weights = board.hats.map(() => 0);
  const add = (seat: number, rank: unknown): void => {
    weights[seat] = (weights[seat] ?? 0) + (rank === "officer" ? 2 : 1);
  };
  for (const { colour, rank } of boat.crew) add(seatOf(colour), rank);
  add(Number(lost.args["seat"]), lost.args["rank"]);
  return weights;
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
