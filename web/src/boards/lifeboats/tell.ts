/** What this table says about an answer: its price, its consequence; and where the game stands. */

import type { OptionShown } from "../../wire";
import type { Reminder } from "../contract";
import {
  boatOf,
  colourOf,
  islandOf,
  momentOf,
  type Board,
  type Boat,
  type Island,
  type LbStage,
  type Person,
} from "./facts";
import { wordsOf } from "./path";
import type { About } from "./votes";

export function price(option: OptionShown, stage: LbStage): string | null {
  const { board, say } = stage;
  const [verb, first = "", second = ""] = wordsOf(option);
  switch (verb) {
    case "vote":
    case "decide":
      return first === "hat" ? null : priceOfVote(stage, first);
    case "launch": {
      const island = islandOf(board, Number(first));
      if (!island || board.options.landing !== "lane") return null;
      return `${island.sailor} · ${island.officer}`;
    }
    case "board": {
      const boat = boatOf(board, second);
      return boat ? say.say("lb-price-seats", { free: boat.free_seats }) : null;
    }
    case "climb": {
      const boat = boatOf(board, first);
      return boat ? priceOfWay(stage, boat.to_shore) : null;
    }
    case "leave": {
      const boat = boatOf(board, second);
      return boat?.needs_everybody ? say.say("lb-price-sinks") : null;
    }
    default:
      return null;
  }
}

function priceOfVote(stage: LbStage, colour: string): string | null {
  const { board, say } = stage;
  const about: About = board.vote?.about ?? "leak";
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

export function short(option: OptionShown, stage: LbStage): string | null {
  const [verb, first = ""] = wordsOf(option);
  if (verb === "call") return stage.say.say("lb-call");
  if (verb !== "vote" && verb !== "decide") return null;
  return first === "hat" ? stage.say.say("lb-hat") : stage.say.say("lb-name", { colour: first });
}

export function consequence(stage: LbStage): string | null {
  const { choice } = stage;
  const pointed = choice.pointed === null ? [] : choice.ends(choice.pointed);
  const option = choice.meant ?? (choice.taken.length === 0 ? pointed[0] : undefined);
  if (option) return then(option, stage);
  return stage.isAsked ? once(stage) : null;
}

/** What limits the choice, before anything is chosen. */
function once({ view, say }: LbStage): string | null {
  const moment = momentOf(view);
  return moment === "leave" || moment === "climb" ? say.say(`lb-once-${moment}`) : null;
}

function then(option: OptionShown, stage: LbStage): string | null {
  const { board, say } = stage;
  const [verb, first = "", second = ""] = wordsOf(option);
  switch (verb) {
    case "vote":
    case "decide":
      return first === "hat" ? say.say("lb-then-hat") : thenOfVote(stage, first);
    case "launch": {
      const lane = Number(first);
      const there = islandOf(board, lane);
      if (!there || board.options.landing !== "lane") return say.say("lb-then-any-lane");
      const { island, sailor, officer } = there;
      return say.say("lb-then-lane", { lane, island, sailor, officer });
    }
    case "leave": {
      const boat = boatOf(board, second);
      if (!boat) return null;
      const stay = boat.crew.length - 1;
      const end = boat.needs_everybody ? "sinks" : "floats";
      return say.say("lb-then-leave", { colour: second, leaks: boat.leaks, stay, end });
    }
    case "board":
      return aboutBoat(stage, second);
    case "climb":
      return aboutBoat(stage, first);
    default:
      return null;
  }
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

function thenOfVote(stage: LbStage, colour: string): string | null {
  const { board, say } = stage;
  const about: About = board.vote?.about ?? "leak";
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
  const points = ownPoints(stage, boat, there);
  return say.say("lb-then-land", { colour, island: there.island, points });
}

/** What whoever looks on would score if a boat landed on an island. */
function ownPoints({ view }: LbStage, boat: Boat, island: Island): number {
  const { seat } = view;
  if (seat === null) return 0;
  return boat.crew
    .filter(({ colour }) => colour === colourOf(seat))
    .reduce((sum, { rank }) => sum + island[rank], 0);
}

// Where the game stands.

export function phase(stage: LbStage): string {
  const { view, board, say } = stage;
  const moment = momentOf(view);
  if (moment === "launch" || moment === "board" || moment === "over")
    return say.say(`lb-phase-${moment}`);
  const step = board.vote ? board.vote.about : moment;
  return say.say("lb-phase-round", { round: board.round, step: say.say(`lb-step-${step}`) });
}

export function reminder(stage: LbStage): Reminder {
  const { view, board, say } = stage;
  const moment = momentOf(view);
  const about = board.vote?.about;
  const steps: readonly (readonly [string, boolean])[] =
    moment === "launch" || moment === "board"
      ? [
          ["lb-do-launch", moment === "launch"],
          ["lb-do-board", moment === "board"],
        ]
      : [
          ["lb-do-leak", about === "leak" || about === "overboard"],
          ["lb-do-row", about === "move"],
          ["lb-do-jump", moment === "leave" || moment === "climb"],
        ];
  const setting = moment === "launch" || moment === "board";
  return {
    title: say.say(setting ? "lb-every-start" : "lb-every-round"),
    steps: steps.map(([key, now]) => ({ text: say.say(key), now })),
  };
}
