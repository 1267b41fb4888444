/** Where the game stands: in a few words for the top bar, and step by step for the reminder. */

import type { Reminder } from "../../table/contract";
import { isSettingOut, type LbStage } from "./view";

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
