/** Where the game stands, in few words: the top bar, the reminder, the second line of the prompt. */

import type { Reminder } from "../../table/contract";
import { beforeOffer, ownPart } from "./joint";
import { has, placed, stormsAt, type SeaOption, type SeaStage } from "./sea";

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

/** Whether an answer may be given now. */
function may({ choice }: SeaStage, verb: SeaOption["verb"]): boolean {
  return choice.offers.some(({ option }) => option.verb === verb);
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

/** When a card was tapped, the question is where it goes. */
export function ask(stage: SeaStage): string | null {
  const [first] = placings(stage);
  if (!first || stage.choice.taken.length > 1) return null;
  return stage.say.say("board-ask-place", { card: first.args.card });
}

/** The places that are left for the island that was tapped first, if it was one. */
function placings({ choice }: SeaStage): readonly Extract<SeaOption, { readonly verb: "play" }>[] {
  const plays = choice.possible.filter((option) => option.verb === "play");
  return plays.filter(({ pieces }) => pieces[0] === choice.taken[0]);
}

/** The consequence of what is chosen so far. */
export function consequence(stage: SeaStage): string | null {
  const { choice } = stage;
  const [meant] = choice.complete;
  if (meant) return ofAnswer(stage, meant);
  const pointed = choice.pointed === null ? [] : choice.ends(choice.pointed);
  if (pointed.length === 1 && pointed[0]) return ofAnswer(stage, pointed[0]);
  if (choice.taken[0] === "compass") return stage.say.say("board-then-storm");
  return stage.isAsked ? beforeChoosing(stage) : null;
}

/** What to bear in mind before one has chosen. */
function beforeChoosing(stage: SeaStage): string | null {
  const { board, choice, say } = stage;
  const [first] = choice.taken;
  if (board.moment === "offer") return beforeOffer(stage);
  if (board.moment === "give") return stillToGive(stage);
  if (board.moment === "rocks" && may(stage, "rocks")) return say.say("board-then-rocks");
  if (first === "card-monster") return say.say("board-then-prey");
  if (first === "turn") return say.say("board-then-turn");
  if (board.moment !== "turn" || may(stage, "start") || may(stage, "give-up")) return null;
  return placesFor(stage) ?? burden(stage);
}

/** How many cards are still to be given: one tap takes those of the deck together. */
function stillToGive(stage: SeaStage): string | null {
  const { choice, say, view } = stage;
  const [way] = choice.possible;
  if (!way) return null;
  const fromDeck = choice.taken.includes(`deck-${view.seat}`);
  const atOnce = fromDeck && way.verb === "give-unseen" ? way.told.unseen - 1 : 0;
  const count = ownPart(stage) - choice.taken.length - atOnce;
  return count > 0 ? say.say("board-then-give", { count }) : null;
}

/** How many places an island has, and what the prices there are. */
function placesFor(stage: SeaStage): string | null {
  const { board, say } = stage;
  const places = placings(stage);
  const [first] = places;
  if (!first) return null;
  if (places.every(({ args }) => board.misfits.includes(args.cell)))
    return say.say("board-then-wrong-half");
  if (first.told.gain !== undefined) return say.say("board-then-points");
  const isFree = places.every(({ told }) => told.cost === 0);
  return say.say(isFree ? "board-then-free" : "board-then-place", { count: places.length });
}

/** What weighs on one's turn: storms over the own seat, cards the wrong way up. */
function burden({ board, say, view }: SeaStage): string | null {
  const storms = view.seat === null ? [] : stormsAt(board, `seat${view.seat}`);
  if (storms.length > 0)
    return storms.map(({ colour }) => say.say(`board-storm-${colour}`)).join(" ");
  const wrong = board.wrong_cells.length;
  return wrong > 0 ? say.say("board-wrong", { count: wrong }) : null;
}

function ofAnswer(stage: SeaStage, option: SeaOption): string | null {
  const { say } = stage;
  switch (option.verb) {
    case "play": {
      const { cost, points } = option.told;
      if (points !== undefined) return say.say("board-means-points", { points, cost });
      return cost === 0
        ? say.say("board-means-free")
        : say.say("board-means-cost", { count: cost });
    }
    case "start":
      return say.say("board-means-start");
    case "finish":
      return say.say("board-means-finish", option.told);
    case "trade":
      return say.say("board-means-trade", { count: option.told.cost });
    case "stay":
      return say.say("board-then-rocks");
    case "monster":
    case "devour":
      return say.say("board-means-monster");
    case "give":
    case "give-unseen":
      return stage.label(option);
    default:
      return null;
  }
}
