/** Where the game stands: in a few words for the top bar, and step by step for the reminder. */

import type { Reminder } from "../../table/contract";
import { may, placings } from "./choosing";
import { has, placed, type SeaStage } from "./view";

export function phase(stage: SeaStage): string {
  const { board, say } = stage;
  const { mode, fewer_islands } = board.options;
  const parts: string[] = [];
  if (mode !== "base") parts.push(say.say(`setting-mode-${mode}`));
  if (has(board, "halves")) parts.push(say.say(board.night ? "board-night" : "board-day"));
  const stands = standing(stage);
  if (stands !== null) parts.push(stands);
  if (fewer_islands !== "none" && !stage.phone)
    parts.push(say.say(`setting-fewer_islands-${fewer_islands}`));
  return parts.slice(stage.phone ? -2 : 0).join(" · ");
}

function standing({ board, view, say, phone }: SeaStage): string | null {
  if (view.outcome) return say.say("board-phase-over");
  if (board.joint) return say.say("board-phase-joint");
  if (phone && board.options.mode !== "duel") return null; // the line above the grid tells it
  if (has(board, "start") && !board.started) return say.say("board-start-ahead");
  return say.say("board-count-line", { placed: placed(board), total: board.grid.length });
}

export function reminder(stage: SeaStage): Reminder {
  const { board, say, view } = stage;
  if (view.outcome) {
    const text = say.say(`outcome-${view.outcome.reason}`);
    return { title: say.say("board-phase-over"), steps: [{ text }] };
  }
  if (board.joint) return steps(stage, "joint", board.joint.settled ? 3 : 1);
  if (!stage.isAsked) return yourTurn(stage);
  switch (board.moment) {
    case "pay":
      return steps(stage, "pay", 2);
    case "storm":
      return steps(stage, "storm", 0);
    case "rocks":
      return steps(stage, "rocks", 2);
    case "explore":
      return steps(stage, "explore", 2);
    case "take":
      return steps(stage, "duel", 3);
    default:
      return yourTurn(stage);
  }
}

/** Some steps, one of which is being taken; 0 for none. */
function steps({ say }: SeaStage, name: string, now: number, count = 3): Reminder {
  return {
    title: say.say(`board-remind-${name}`),
    steps: Array.from({ length: count }, (_, place) => ({
      text: say.say(`board-remind-${name}-${place + 1}`),
      now: place + 1 === now,
    })),
  };
}

/** The choices of a turn, as far as this table has what they need. */
function yourTurn(stage: SeaStage): Reminder {
  const { board, say, choice } = stage;
  if (may(stage, "start")) return steps(stage, "start", 1);
  if (may(stage, "give-up")) return steps(stage, "hope", 1, 2);
  if (has(board, "display")) return steps(stage, "duel", 0);
  if (may(stage, "finish")) {
    return {
      title: say.say("board-remind-turn"),
      steps: [
        { text: say.say("board-remind-turn-finish"), now: true },
        { text: say.say("board-remind-turn-discard") },
      ],
    };
  }
  const [taken] = choice.taken;
  const ways = [
    { text: say.say("board-remind-turn-place"), now: placings(stage).length > 0 },
    { text: say.say("board-remind-turn-discard") },
  ];
  if (board.hand.includes("monster"))
    ways.push({ text: say.say("board-remind-turn-monster"), now: taken === "card-monster" });
  else if (has(board, "halves"))
    ways.push({ text: say.say("board-remind-turn-turn"), now: taken === "turn" });
  else if (has(board, "supply")) ways.push({ text: say.say("board-remind-turn-trade") });
  else if (has(board, "exploration")) ways.push({ text: say.say("board-remind-turn-explore") });
  return { title: say.say("board-remind-turn"), steps: ways };
}
