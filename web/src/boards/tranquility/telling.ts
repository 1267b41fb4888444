/** Where the game stands, in few words: the top bar, the reminder, the second line of the prompt. */

import type { Reminder } from "../../table/contract";
import { givenBy } from "./answers";
import { beforeOffer } from "./joint";
import {
  asked,
  halfInHand,
  halfWanted,
  hasStorms,
  isDayAndNight,
  placed,
  stormsAt,
  type SeaOption,
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
  if (board.joint) return say.say("tr-phase-joint");
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
  if (board.joint && !stage.isAsked) {
    const now = board.joint.settled ? 3 : 1;
    return {
      title: say.say("tr-remind-joint"),
      steps: [1, 2, 3].map((nth) => ({
        text: say.say(`tr-remind-joint-${nth}`),
        now: nth === now,
      })),
    };
  }
  if (board.options.mode === "duel") {
    return {
      title: say.say("tr-remind-duel"),
      steps: [1, 2, 3].map((nth) => ({ text: say.say(`tr-remind-duel-${nth}`) })),
    };
  }
  const [taken] = choice.taken;
  const mayFinish = choice.offers.some(({ option }) => option.verb === "finish");
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
    { text: say.say("tr-remind-turn-place"), now: placings(stage).length > 0 },
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
  const [first] = placings(stage);
  if (!first || stage.choice.taken.length > 1) return null;
  return stage.say.say("tr-ask-place", { card: first.args.card });
}

/** The places that are left for the island that was tapped first, if it was one. */
function placings({ choice }: SeaStage): readonly Extract<SeaOption, { readonly verb: "play" }>[] {
  const plays = choice.possible.filter((option) => option.verb === "play");
  return plays.filter(({ pieces }) => pieces[0] === choice.taken[0]);
}

/** The consequence of what is chosen so far. */
export function consequence(stage: SeaStage): string | null {
  const { choice, say } = stage;
  const [meant] = choice.complete;
  if (meant) return ofAnswer(stage, meant);
  const pointed = choice.pointed === null ? [] : choice.ends(choice.pointed);
  if (pointed.length === 1 && pointed[0]) return ofAnswer(stage, pointed[0]);
  const [first] = choice.taken;
  switch (asked(stage)) {
    case "ask-turn":
      if (first === "card-monster") return say.say("tr-then-prey");
      if (first === "turn") return say.say("tr-then-turn");
      return placesFor(stage) ?? burden(stage);
    case "ask-offer":
      return beforeOffer(stage);
    case "ask-give":
      return stillToGive(stage);
    case "ask-rocks":
      return say.say("tr-then-rocks");
    default:
      return first === "compass" ? say.say("tr-then-storm") : null;
  }
}

/** How many cards are still to be given: all ways to give come to as many, and one tap takes those of the deck. */
function stillToGive({ choice, say, view }: SeaStage): string | null {
  const [way] = choice.possible;
  if (!way) return null;
  const fromDeck = choice.taken.includes(`deck-${view.seat}`);
  const atOnce = fromDeck && way.verb === "give-unseen" ? way.told.unseen - 1 : 0;
  const count = givenBy(way) - choice.taken.length - atOnce;
  return count > 0 ? say.say("tr-then-give", { count }) : null;
}

/** How many places an island has, and that the prices there are cards. */
function placesFor(stage: SeaStage): string | null {
  const { board, say } = stage;
  const places = placings(stage);
  const [first] = places;
  if (!first) return null;
  const half = halfInHand(board);
  if (places.every(({ args }) => halfWanted(board, args.cell) !== half))
    return say.say("tr-then-wrong-half");
  if (first.told.points !== undefined) return say.say("tr-then-points");
  const isFree = places.every(({ told }) => told.cost === 0);
  return say.say(isFree ? "tr-then-free" : "tr-then-place", { count: places.length });
}

/** What weighs on one's turn: storms over the own seat, cards the wrong way up. */
function burden(stage: SeaStage): string | null {
  const { board, say, view } = stage;
  if (hasStorms(board) && view.seat !== null) {
    const storms = stormsAt(board, `seat${view.seat}`);
    if (storms.length > 0)
      return storms.map(({ colour }) => say.say(`tr-storm-${colour}`)).join(" ");
  }
  const wrong = board.wrong_cells.length;
  if (wrong > 0) return say.say("tr-wrong", { count: wrong });
  return null;
}

function ofAnswer(stage: SeaStage, option: SeaOption): string | null {
  const { say, board } = stage;
  switch (option.verb) {
    case "play": {
      const { cost, points } = option.told;
      if (points !== undefined) return say.say("tr-means-points", { points, cost });
      return cost === 0 ? say.say("tr-means-free") : say.say("tr-means-cost", { count: cost });
    }
    case "start":
      return say.say("tr-means-start");
    case "finish":
      return say.say(board.options.monsters ? "tr-means-finish-monsters" : "tr-means-finish");
    case "trade":
      return say.say("tr-means-trade", { count: option.told.cost });
    case "stay":
      return say.say("tr-then-rocks");
    case "monster":
    case "devour":
      return say.say("tr-means-monster");
    case "give":
    case "give-unseen":
      return stage.label(option);
    default:
      return null;
  }
}
