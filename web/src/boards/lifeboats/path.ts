/** How answers are tapped on this table, and what else is asked before they are sent. */

import type { Path } from "../../table/contract";
import type { LbOption, LbStage } from "./facts";

export function path(option: LbOption): Path {
  switch (option.verb) {
    case "vote":
    case "decide":
      return { taps: [option.pieces] }; // a card, or whatever stands for its colour
    case "leave":
      return { taps: [option.pieces.slice(0, 1)] }; // whoever jumps says out of which boat
    default:
      return { taps: option.pieces.map((piece) => [piece]) };
  }
}

export function isTalk({ verb }: LbOption): boolean {
  switch (verb) {
    case "say-vote":
    case "say-spare":
    case "say-offer":
    case "say-agree":
    case "call":
      return true;
    default:
      return false;
  }
}

export function confirm({ verb }: LbOption, { say }: LbStage): string | null {
  if (verb === "vote" || verb === "vote-hat") return say.say("board-confirm-vote");
  return verb === "leave" ? say.say("board-confirm-leave") : null;
}
