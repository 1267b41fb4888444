/** What this table says about an answer: its price, its consequence; and where the game stands. */

import type { Reminder } from "../../table/contract";
import {
  boatOf,
  isSettingOut,
  islandOf,
  type Board,
  type Island,
  type LbOption,
  type LbStage,
  type Person,
} from "./facts";
import type { About } from "./votes";

export function price(option: LbOption, stage: LbStage): string | null {
  const { board, say } = stage;
  switch (option.verb) {
    case "vote":
    case "decide":
      return priceOfVote(stage, option.args.colour, option.told.about);
    case "launch": {
      const island = islandAhead(board, option.args.lane);
      return island ? `${island.sailor} · ${island.officer}` : null;
    }
    case "board": {
      const boat = boatOf(board, option.args.colour);
      return boat ? say.say("lb-price-seats", { free: boat.free_seats }) : null;
    }
    case "climb": {
      const boat = boatOf(board, option.args.colour);
      return boat ? priceOfWay(stage, boat.to_shore) : null;
    }
    case "leave": {
      const boat = boatOf(board, option.args.colour);
      return boat?.needs_everybody ? say.say("lb-price-sinks") : null;
    }
    default:
      return null;
  }
}

/** The island to which a lane leads, where people land by lane. */
function islandAhead({ islands }: Board, lane: number): Island | undefined {
  return islands.find(({ lanes }) => lanes.includes(lane));
}

function priceOfVote(stage: LbStage, colour: string, about: About): string | null {
  const { board, say } = stage;
  if (about === "overboard") return say.card(firstToGo(board, colour));
  const boat = boatOf(board, colour);
  if (!boat) return null;
  if (about === "move") {
    const left = boat.to_shore - 1;
    return left === 0 ? say.say("lb-price-lands") : priceOfWay(stage, left);
  }
  if (boat.next_leak === "fits") return say.say("lb-price-leak", { leaks: boat.leaks + 1 });
  return say.say(boat.next_leak === "full" ? "lb-price-full" : "lb-price-sinks");
}

/** How far it is to the shore; on a phone there is no room for more than the shore's name. */
function priceOfWay({ say, phone }: LbStage, left: number): string {
  return say.say(phone ? "lb-price-shore-narrow" : "lb-price-shore", { left });
}

/** Who of a colour would go overboard. */
function firstToGo({ vote }: Board, colour: string): Person["rank"] {
  return vote?.at_stake[vote.colours.indexOf(colour)] ?? "sailor";
}

export function short(option: LbOption, { say }: LbStage): string | null {
  switch (option.verb) {
    case "call":
      return say.say("lb-call");
    case "vote-hat":
      return say.say("lb-hat");
    case "vote":
    case "decide":
      return say.say("lb-name", { colour: option.args.colour });
    default:
      return null;
  }
}

export function consequence(stage: LbStage): string | null {
  const { choice } = stage;
  const pointed = choice.pointed === null ? [] : choice.ends(choice.pointed);
  const option = choice.meant ?? (choice.taken.length === 0 ? pointed[0] : undefined);
  if (option) return then(option, stage);
  return stage.isAsked ? once(stage) : null;
}

/** What limits the choice, before anything is chosen. */
function once({ board, say }: LbStage): string | null {
  const { moment } = board;
  return moment === "leave" || moment === "climb" ? say.say(`lb-once-${moment}`) : null;
}

function then(option: LbOption, stage: LbStage): string | null {
  switch (option.verb) {
    case "vote":
    case "decide":
      return thenOfVote(stage, option.args.colour, option.told.about);
    case "vote-hat":
      return stage.say.say("lb-then-hat");
    case "launch":
      return thenOfLane(stage, option.args.lane);
    case "leave":
      return thenOfLeaving(stage, option.args.colour);
    case "board":
    case "climb":
      return aboutBoat(stage, option.args.colour);
    default:
      return null;
  }
}

function thenOfLane({ board, say }: LbStage, lane: number): string {
  const ahead = islandAhead(board, lane);
  if (!ahead) return say.say("lb-then-any-lane");
  const { island, sailor, officer } = ahead;
  return say.say("lb-then-lane", { lane, island, sailor, officer });
}

function thenOfLeaving({ board, say }: LbStage, colour: string): string | null {
  const boat = boatOf(board, colour);
  if (!boat) return null;
  const stay = boat.crew.length - 1;
  const end = boat.needs_everybody ? "sinks" : "floats";
  return say.say("lb-then-leave", { colour, leaks: boat.leaks, stay, end });
}

function aboutBoat({ board, say }: LbStage, colour: string): string | null {
  const boat = boatOf(board, colour);
  if (!boat) return null;
  return say.say("lb-then-boat", {
    colour,
    leaks: boat.leaks,
    crew: boat.crew.length,
    free: boat.free_seats,
    left: boat.to_shore,
  });
}

function thenOfVote(stage: LbStage, colour: string, about: About): string | null {
  const { board, say, view } = stage;
  if (about === "overboard")
    return say.say("lb-then-overboard", { colour, rank: firstToGo(board, colour) });
  const boat = boatOf(board, colour);
  if (!boat) return null;
  if (about === "leak") {
    const [leaks, crew, end] = [boat.leaks, boat.crew.length, boat.next_leak];
    return end && say.say("lb-then-leak", { colour, leaks, crew, end });
  }
  const left = boat.to_shore - 1;
  if (left > 0) return say.say("lb-then-move", { colour, left });
  const there = islandOf(board, boat.field);
  if (!there) return say.say("lb-then-land-empty", { colour });
  const points = boat.points[view.seat ?? -1] ?? 0;
  return say.say("lb-then-land", { colour, island: there.island, points });
}

// Where the game stands.

export function phase(stage: LbStage): string {
  const { board, say } = stage;
  const { moment } = board;
  if (moment === "launch" || moment === "board" || moment === "over")
    return say.say(`lb-phase-${moment}`);
  const step = board.vote ? board.vote.about : moment;
  return say.say("lb-phase-round", { round: board.round, step: say.say(`lb-step-${step}`) });
}

export function reminder(stage: LbStage): Reminder {
  const { board, say } = stage;
  const { moment } = board;
  const about = board.vote?.about;
  const setting = isSettingOut(board);
  const steps: readonly (readonly [string, boolean])[] = setting
    ? [
        ["lb-do-launch", moment === "launch"],
        ["lb-do-board", moment === "board"],
      ]
    : [
        ["lb-do-leak", about === "leak" || about === "overboard"],
        ["lb-do-row", about === "move"],
        ["lb-do-jump", moment === "leave" || moment === "climb"],
      ];
  return {
    title: say.say(setting ? "lb-every-start" : "lb-every-round"),
    steps: steps.map(([key, now]) => ({ text: say.say(key), now })),
  };
}
