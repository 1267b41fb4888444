/** Where the game stands, in few words: the top bar, the reminder, the second line of the prompt. */

import type { OptionShown } from "../../wire";
import type { Reminder } from "../contract";
import { duelPoints } from "./answers";
import { beforeOffer, isOffering, jointNumbers } from "./joint";
import {
  asked,
  hasStorms,
  halfWanted,
  isDayAndNight,
  number,
  placed,
  stormsAt,
  wrongCells,
  type SeaStage,
} from "./sea";

export function phase(stage: SeaStage): string {
  const { board, say } = stage;
  const { mode, fewer_islands } = board.options;
  const parts: string[] = [];
  if (mode !== "base") parts.push(say.say(`setting-mode-${mode}`));
  if (isDayAndNight(board)) parts.push(say.say(board.night ? "tr-night" : "tr-day"));
  const stands = standing(stage);
  if (stands !== null) parts.push(stands);
  if (fewer_islands !== "none" && !stage.phone)
    parts.push(say.say(`setting-fewer_islands-${fewer_islands}`));
  return parts.slice(stage.phone ? -2 : 0).join(" · ");
}

function standing({ board, view, say, phone }: SeaStage): string | null {
  if (view.outcome) return say.say("tr-phase-over");
  // Only the joint discard asks several at once.
  const together = view.waiting.length + view.sealed.length > 1;
  if (together || board.quotas.length > 0) return say.say("tr-phase-joint");
  if (phone && board.options.mode !== "duel") return null; // the line above the grid tells it
  if (board.options.mode !== "duel" && !board.started) return say.say("tr-start-ahead");
  return say.say("tr-count-line", { placed: placed(board), total: board.grid.length });
}

export function reminder(stage: SeaStage): Reminder {
  const { say } = stage;
  const steps = (name: string, now: number, count = 3): Reminder => ({
    title: say.say(`tr-remind-${name}`),
    steps: Array.from({ length: count }, (_, place) => ({
      text: say.say(`tr-remind-${name}-${place + 1}`),
      now: place + 1 === now,
    })),
  });
  switch (asked(stage)) {
    case "ask-start":
      return steps("start", 1);
    case "ask-offer":
      return steps("joint", 1);
    case "ask-give":
      return steps("joint", 3);
    case "ask-pay-placing":
    case "ask-pay-discarding":
    case "ask-pay-turning":
      return steps("pay", 2);
    case "ask-pay-storm":
    case "ask-brace":
    case "ask-storm-row":
    case "ask-bearings":
      return steps("storm", 0);
    case "ask-rocks":
    case "ask-pay-staying":
      return steps("rocks", 2);
    case "ask-rocks-row":
    case "ask-prey":
      return steps("explore", 2);
    case "ask-take":
      return steps("duel", 3);
    case "ask-last-hope":
      return steps("hope", 1, 2);
    default:
      return yourTurn(stage);
  }
}

/** The choices of a turn; which of them there are depends on the mode and on the hand. */
function yourTurn(stage: SeaStage): Reminder {
  const { board, say, choice, view } = stage;
  if (view.outcome) {
    const text = say.say(`outcome-${view.outcome.reason}`);
    return { title: say.say("tr-phase-over"), steps: [{ text }] };
  }
  if (jointNumbers(stage) && !stage.isAsked) {
    return {
      title: say.say("tr-remind-joint"),
      steps: [1, 2, 3].map((nth) => ({
        text: say.say(`tr-remind-joint-${nth}`),
        now: nth === (isOffering(stage) ? 1 : 3),
      })),
    };
  }
  if (board.options.mode === "duel") {
    return {
      title: say.say("tr-remind-duel"),
      steps: [1, 2, 3].map((nth) => ({ text: say.say(`tr-remind-duel-${nth}`) })),
    };
  }
  const taken = choice.taken[0] ?? "";
  const mayFinish = choice.offers.some(({ option }) => option.text === "finish");
  if (mayFinish) {
    return {
      title: say.say("tr-remind-turn"),
      steps: [
        { text: say.say("tr-remind-turn-finish"), now: true },
        { text: say.say("tr-remind-turn-discard") },
      ],
    };
  }
  const steps = [
    { text: say.say("tr-remind-turn-place"), now: /^card-\d/.test(taken) },
    { text: say.say("tr-remind-turn-discard") },
  ];
  if (board.hand.includes("monster"))
    steps.push({ text: say.say("tr-remind-turn-monster"), now: taken === "card-monster" });
  else if (isDayAndNight(board))
    steps.push({ text: say.say("tr-remind-turn-turn"), now: taken === "turn" });
  else if (board.options.storms) steps.push({ text: say.say("tr-remind-turn-trade") });
  else if (board.options.mode === "pyramid")
    steps.push({ text: say.say("tr-remind-turn-explore") });
  return { title: say.say("tr-remind-turn"), steps };
}

/** When a card was tapped, the question is where it goes. */
export function ask(stage: SeaStage): string | null {
  const [first, ...more] = stage.choice.taken;
  const card = /^card-(\d+)$/.exec(first ?? "")?.[1];
  if (asked(stage) !== "ask-turn" || card === undefined || more.length > 0) return null;
  return stage.say.say("tr-ask-place", { card });
}

/** The consequence of what is chosen so far. */
export function consequence(stage: SeaStage): string | null {
  const { choice, say, board } = stage;
  const [meant] = choice.complete;
  if (meant) return ofAnswer(stage, meant);
  const pointed = choice.pointed === null ? [] : choice.ends(choice.pointed);
  if (pointed.length === 1 && pointed[0]) return ofAnswer(stage, pointed[0]);
  const first = choice.taken[0] ?? "";
  switch (asked(stage)) {
    case "ask-turn":
      if (/^card-\d/.test(first)) return placesFor(stage, first.slice("card-".length));
      if (first === "card-monster") return say.say("tr-then-prey");
      if (first === "turn") return say.say("tr-then-turn");
      return burden(stage);
    case "ask-offer":
      return beforeOffer(stage);
    case "ask-give": {
      const need = board.quotas[stage.view.seat ?? -1] ?? 0;
      const left = need - choice.taken.filter((each) => each.startsWith("card-")).length;
      const deck = choice.taken.some((each) => each.startsWith("deck-")) ? 2 : 0;
      return left - deck > 0 ? say.say("tr-then-give", { count: left - deck }) : null;
    }
    case "ask-rocks":
      return say.say("tr-then-rocks");
    default:
      return first === "compass" ? say.say("tr-then-storm") : null;
  }
}

/** How many places an island has, and that the prices there are cards. */
function placesFor(stage: SeaStage, card: string): string {
  const cells = [...stage.choice.lit.keys()].filter((piece) => piece.startsWith("cell-"));
  const half = stage.board.night ? "night" : "day";
  const wrong =
    isDayAndNight(stage.board) &&
    cells.length > 0 &&
    cells.every((cell) => halfWanted(stage.board, cell.slice("cell-".length)) !== half);
  if (wrong) return stage.say.say("tr-then-wrong-half");
  if (stage.board.options.mode === "duel") return stage.say.say("tr-then-points");
  const isFree = cells.every((cell) =>
    stage.choice.ends(cell).every(({ label }) => number(label.args["cost"]) === 0),
  );
  return stage.say.say(isFree ? "tr-then-free" : "tr-then-place", { card, count: cells.length });
}

/** What weighs on one's turn: storms over the own seat, cards the wrong way up. */
function burden(stage: SeaStage): string | null {
  const { board, say, view } = stage;
  if (hasStorms(board) && view.seat !== null) {
    const storms = stormsAt(board, `seat${view.seat}`);
    if (storms.length > 0)
      return storms.map(({ colour }) => say.say(`tr-storm-${colour}`)).join(" ");
  }
  const wrong = wrongCells(board).length;
  if (wrong > 0) return say.say("tr-wrong", { count: wrong });
  return null;
}

function ofAnswer(stage: SeaStage, option: OptionShown): string | null {
  const { say, board } = stage;
  const { key, args } = option.label;
  switch (key) {
    case "option-play": {
      const cost = number(args["cost"]);
      if (board.options.mode === "duel") {
        const points = duelPoints(board, `${args["cell"]}`);
        return say.say("tr-means-points", { points, cost });
      }
      return cost === 0 ? say.say("tr-means-free") : say.say("tr-means-cost", { count: cost });
    }
    case "option-start":
      return say.say("tr-means-start");
    case "option-finish":
      return say.say(board.options.monsters ? "tr-means-finish-monsters" : "tr-means-finish");
    case "option-trade":
      return say.say("tr-means-trade", { count: board.hand.length });
    case "option-stay":
      return say.say("tr-then-rocks");
    case "option-monster":
    case "option-devour":
      return say.say("tr-means-monster");
    case "option-give":
    case "option-give-unseen":
      return stage.label(option);
    default:
      return null;
  }
}
