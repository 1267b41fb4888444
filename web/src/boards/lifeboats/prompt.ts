/** The prompt: what the answer that is chosen so far would bring. */

import { boatOf, type LbOption, type LbStage } from "./view";
import { prospectOf } from "./votes";

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
function now({ board, view }: LbStage, colour: string): Readonly<Record<string, string | number>> {
  const boat = boatOf(board, colour);
  if (!boat) return { colour };
  const points = boat.points[view.seat ?? -1] ?? 0;
  return { colour, leaks: boat.leaks, crew: boat.crew.length, free: boat.free_seats, points };
}
