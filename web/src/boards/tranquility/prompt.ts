/** The prompt: what is asked once something was tapped, and what the answer that is chosen so far would bring. */

import { cardsFor, may, placings } from "./choosing";
import { beforeOffer, ownPart } from "./joint";
import { stormsAt, type SeaOption, type SeaStage } from "./view";

/** When a card was tapped, the question is where it goes; when a cell was tapped, which card goes there. */
export function ask(stage: SeaStage): string | null {
  const { choice, say } = stage;
  if (choice.taken.length !== 1) return null;
  const [place] = placings(stage);
  if (place) return say.say("board-ask-place", { card: place.args.card });
  const [card] = cardsFor(stage);
  return card ? say.say("board-ask-card", { cell: card.args.cell }) : null;
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
