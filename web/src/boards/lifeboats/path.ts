/** How answers are tapped on this table, and what else is asked before they are sent. */

import type { OptionShown, View } from "../../wire";
import type { Path } from "../contract";
import { boatOf, colourOf, COLOURS, momentOf, seatOf, type Board, type LbStage } from "./facts";

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
  const [kind = "", colour = ""] = piece.split("-");
  switch (momentOf(view)) {
    case "launch":
      return attemptToLaunch(piece, view);
    case "board":
      if (isPerson(kind)) return attemptWith("board", piece, ownColour(view), view);
      return kind === "boat" ? attemptToBoard(taken, colour, view) : null;
    case "vote":
      return isBallot(kind, view) ? `vote ${colour}` : null;
    case "settle":
      return isBallot(kind, view) ? `decide ${colour}` : null;
    case "leave":
      return attemptToLeave(piece, view);
    case "climb":
      return kind === "boat" ? `climb ${colour}` : null;
    case "over":
      return null;
  }
}

function isPerson(kind: string): boolean {
  return kind === "sailor" || kind === "officer";
}

/** Whether a piece of this kind stands for its colour in a vote: people only for who goes overboard. */
function isBallot(kind: string, { board }: View<Board>): boolean {
  if (isPerson(kind)) return board.vote?.about === "overboard";
  return kind === "boat" || kind === "card";
}

/** A boat that is in the water already stands for its lane. */
function attemptToLaunch(piece: string, { board }: View<Board>): string | null {
  const [kind, name = ""] = piece.split("-");
  if (kind === "lane") return `launch ${name}`;
  const lane = kind === "boat" ? boatOf(board, name)?.lane : null;
  return lane ? `launch ${lane}` : null;
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

function attemptToLeave(piece: string, view: View<Board>): string | null {
  const [kind = "", colour = "", , boat] = piece.split("-");
  if (boat && isPerson(kind)) return attemptWith("leave", piece, boat, view);
  if (kind !== "boat") return null;
  const crew = boatOf(view.board, colour)?.crew ?? [];
  const own = crew.find((person) => person.colour === ownColour(view));
  return `leave ${own?.rank ?? "sailor"} ${colour}`;
}

/** Somebody else's people are named with their colour. */
function attemptWith(verb: string, piece: string, boat: string, view: View<Board>): string {
  const [rank, colour] = piece.split("-");
  return colour === ownColour(view)
    ? `${verb} ${rank} ${boat}`
    : `${verb} ${rank} ${colour} ${boat}`;
}

function ownColour({ seat }: View<Board>): string {
  return colourOf(seat ?? 0);
}
