/** How answers are tapped on this table, and what else is asked before they are sent. */

import type { OptionShown, View } from "../../wire";
import type { Path } from "../contract";
import { COLOURS, momentOf, seatOf, type Board, type LbStage } from "./facts";

/** An answer as words: `vote green`, `leave officer blue`. */
export function wordsOf(option: OptionShown): readonly string[] {
  return option.text.split(" ");
}

export function path(option: OptionShown): Path {
  const [verb, first = "", second = ""] = wordsOf(option);
  switch (verb) {
    case "vote":
    case "decide":
      return { taps: [ballotPieces(first, option)] };
    case "leave":
      return { taps: [option.pieces.slice(0, 1)] };
    case "board":
      return { taps: [option.pieces.slice(0, 1), [`boat-${second}`]] };
    default:
      return { taps: option.pieces.map((piece) => [piece]) };
  }
}

/** A card, or what it stands for: a boat, or the people of its colour. */
function ballotPieces(colour: string, option: OptionShown): readonly string[] {
  const card = `card-${colour}`;
  if (colour === "hat") return [card];
  const boats = option.pieces.filter((piece) => piece !== card);
  if (boats.length > 0) return [card, ...boats];
  return [card, ...COLOURS.flatMap((boat) => peopleIn(colour, boat))];
}

function peopleIn(colour: string, boat: string): readonly string[] {
  return [`sailor-${colour}-in-${boat}`, `officer-${colour}-in-${boat}`];
}

export function isTalk(option: OptionShown): boolean {
  const [verb] = wordsOf(option);
  return verb === "say" || verb === "call";
}

export function confirm(option: OptionShown, stage: LbStage): string | null {
  const [verb] = wordsOf(option);
  if (verb === "vote") return stage.say.say("lb-confirm-vote");
  return verb === "leave" ? stage.say.say("lb-confirm-leave") : null;
}

/** What a tap on something unlit would have meant. */
export function attempt(taken: readonly string[], piece: string, view: View<Board>): string | null {
  const [kind, colour = ""] = piece.split("-");
  const meansBoat = kind === "boat" || kind === "card";
  switch (momentOf(view)) {
    case "launch":
      return kind === "lane" ? `launch ${colour}` : null;
    case "board":
      return kind === "boat" ? attemptToBoard(taken, colour, view) : null;
    case "vote":
      return meansBoat ? `vote ${colour}` : null;
    case "settle":
      return meansBoat ? `decide ${colour}` : null;
    case "leave":
      return attemptToLeave(piece, view);
    case "climb":
      return kind === "boat" ? `climb ${colour}` : null;
    case "over":
      return null;
  }
}

function attemptToBoard(
  taken: readonly string[],
  boat: string,
  { board, seat }: View<Board>,
): string | null {
  const chosen = taken[0]?.split("-")[0];
  const anybody = board.on_deck.find(({ colour }) => seatOf(colour) === seat)?.rank;
  const rank = chosen ?? anybody;
  return rank ? `board ${rank} ${boat}` : null;
}

function attemptToLeave(piece: string, { seat }: View<Board>): string | null {
  const [rank, colour = "", inside, boat] = piece.split("-");
  return inside === "in" && seatOf(colour) === seat ? `leave ${rank} ${boat}` : null;
}
