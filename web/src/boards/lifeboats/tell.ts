/** What this table says about an answer: its price, its consequence; and where the game stands. */

import type { Reminder } from "../../table/contract";
import { boatOf, isSettingOut, type LbOption, type LbStage } from "./facts";

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

type Args = Readonly<Record<string, string | number>>;

/** What it would bring if the vote came to a colour. */
function prospectOf({ board }: LbStage, colour: string): Args {
  const found = board.vote?.prospects.find((each) => each.colour === colour);
  const told = Object.entries(found ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(told) as Args;
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
  return moment === "leave" || moment === "climb" ? say.say(`board-once-${moment}`) : null;
}

function then(option: LbOption, stage: LbStage): string | null {
  const { say } = stage;
  switch (option.verb) {
    case "vote":
    case "decide": {
      const { colour } = option.args;
      const prospect = prospectOf(stage, colour);
      return say.say(`board-then-${option.told.about}`, { ...prospect, ...now(stage, colour) });
    }
    case "vote-hat":
      return say.say("board-then-hat");
    case "launch": {
      const { lane } = option.args;
      if (option.told.island === undefined) return say.say("board-then-any-lane");
      return say.say("board-then-lane", { lane, ...option.told });
    }
    case "leave":
      return say.say("board-then-leave", { ...option.told, ...now(stage, option.args.colour) });
    case "board":
    case "climb": {
      const { colour } = option.args;
      const left = boatOf(stage.board, colour)?.to_shore ?? 0;
      return say.say("board-then-boat", { ...now(stage, colour), left });
    }
    default:
      return null;
  }
}

/** A boat as it is now, and what whoever looks on would score if it landed. */
function now({ board, view }: LbStage, colour: string): Args {
  const boat = boatOf(board, colour);
  if (!boat) return { colour };
  const points = boat.points[view.seat ?? -1] ?? 0;
  return { colour, leaks: boat.leaks, crew: boat.crew.length, free: boat.free_seats, points };
}

// Where the game stands.

export function phase(stage: LbStage): string {
  const { board, say } = stage;
  const { moment } = board;
  if (moment === "launch" || moment === "board" || moment === "over")
    return say.say(`board-phase-${moment}`);
  const step = board.vote ? board.vote.about : moment;
  return say.say("board-phase-round", { round: board.round, step: say.say(`board-step-${step}`) });
}

export function reminder(stage: LbStage): Reminder {
  const { board, say } = stage;
  const { moment } = board;
  const about = board.vote?.about;
  const setting = isSettingOut(board);
  const steps: readonly (readonly [string, boolean])[] = setting
    ? [
        ["board-do-launch", moment === "launch"],
        ["board-do-board", moment === "board"],
      ]
    : [
        ["board-do-leak", about === "leak" || about === "overboard"],
        ["board-do-row", about === "move"],
        ["board-do-jump", moment === "leave" || moment === "climb"],
      ];
  return {
    title: say.say(setting ? "board-every-start" : "board-every-round"),
    steps: steps.map(([key, now]) => ({ text: say.say(key), now })),
  };
}
