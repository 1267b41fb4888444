/** How answers are tapped, what they cost, and what their buttons say. */

import type { Tone } from "../../lib/sound";
import type { Path } from "../../table/contract";
import { boatOf, type LbOption, type LbStage } from "./view";
import { prospectOf } from "./votes";

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

export function price(option: LbOption, stage: LbStage): string | null {
  const { board, say } = stage;
  switch (option.verb) {
    case "vote":
    case "decide": {
      const prospect = prospectOf(stage, option.args.colour);
      return say.say(`board-price-${option.told.about}`, { ...prospect, ...room(stage) });
    }
    case "launch": {
      const { sailor, officer } = option.told;
      return sailor === undefined ? null : `${sailor} · ${officer}`;
    }
    case "board": {
      const boat = boatOf(board, option.args.colour);
      return boat ? say.say("board-price-seats", { free: boat.free_seats }) : null;
    }
    case "climb": {
      const boat = boatOf(board, option.args.colour);
      return boat ? say.say("board-price-shore", { left: boat.to_shore, ...room(stage) }) : null;
    }
    case "leave":
      return option.told.brings === "sinks" ? say.say("board-price-sinks") : null;
    default:
      return null;
  }
}

/** On a phone there is no room for how far it is to the shore, only for the shore's name. */
function room({ phone }: LbStage): { room: "narrow" | "wide" } {
  return { room: phone ? "narrow" : "wide" };
}

export function short(option: LbOption, { say }: LbStage): string | null {
  switch (option.verb) {
    case "call":
      return say.say("board-call");
    case "vote-hat":
      return say.say("board-hat");
    case "vote":
    case "decide":
      return say.say("board-name", { colour: option.args.colour });
    default:
      return null;
  }
}

export function confirm({ verb }: LbOption, { say }: LbStage): string | null {
  if (verb === "vote" || verb === "vote-hat") return say.say("board-confirm-vote");
  return verb === "leave" ? say.say("board-confirm-leave") : null;
}

/** A vote is sealed, and whoever changes boats gets wet. */
export function sound({ verb }: LbOption): Tone | null {
  if (verb === "vote" || verb === "vote-hat") return "seal";
  return verb === "leave" || verb === "climb" ? "splash" : null;
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
