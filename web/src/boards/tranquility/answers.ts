/** How answers are tapped, what they cost, and what their buttons say. */

import type { Path } from "../../table/contract";
import type { SeaOption, SeaStage } from "./sea";

export function path(option: SeaOption): Path {
  const taps = option.pieces.map((piece) => [piece]);
  switch (option.verb) {
    case "start":
      return { taps: [["card-start", "start-place"]] };
    case "finish":
      return { taps: [["card-finish", "finish-place"]] };
    case "give":
    case "give-unseen":
      return { taps, unordered: true };
    case "rocks":
      return { taps: taps.slice(1) }; // the row alone says it
    case "trade":
      return { taps: [["supply"]] };
    case "turn":
      return { taps: [["turn"], ...taps] };
    default:
      return { taps };
  }
}

/** What an answer costs, in two words. */
export function price(option: SeaOption, stage: SeaStage): string | null {
  switch (option.verb) {
    case "play": {
      const { cost, points } = option.told;
      return points === undefined ? costs(cost, stage) : gain(points - cost, stage);
    }
    case "turn":
    case "stay":
    case "trade":
      return costs(option.told.cost, stage);
    default:
      return null;
  }
}

function costs(count: number, stage: SeaStage): string {
  return count === 0 ? stage.say.say("tr-free") : stage.say.say("tr-price", { count });
}

/** In a duel each card that is discarded costs a point: what remains of the points is the price. */
function gain(points: number, stage: SeaStage): string {
  const figure = points < 0 ? `−${-points}` : `+${points}`;
  return `${figure} ${stage.say.say("tr-points-short")}`;
}

export function short(option: SeaOption, stage: SeaStage): string | null {
  switch (option.verb) {
    case "play":
      return stage.say.say("tr-place", { card: option.args.card });
    case "offer":
      return `${option.args.count}`;
    case "discard":
      return stage.say.say("tr-discard-two");
    case "trade":
      return stage.say.say("tr-trade");
    case "stay":
      return stage.say.say("tr-stay");
    case "weather":
      return stage.say.say("tr-weather");
    default:
      return null;
  }
}

/** How many cards an answer gives to the joint discard. */
export function givenBy(option: SeaOption): number {
  switch (option.verb) {
    case "give":
      return option.args.cards.length;
    case "give-unseen":
      return option.told.held + option.told.unseen;
    default:
      return 0;
  }
}

/** What cannot be taken back, or is easily tapped by mistake, has a button. */
export function confirm(option: SeaOption, stage: SeaStage): string | null {
  const { say } = stage;
  switch (option.verb) {
    case "give":
    case "give-unseen":
      return say.say("tr-give", { count: givenBy(option) });
    case "trade":
      return say.say("tr-trade");
    case "stay":
      return say.say("tr-stay");
    case "start":
      return say.say("option-start");
    case "finish":
      return say.say("option-finish");
    case "give-up":
      return say.say("option-give-up");
    default:
      return null;
  }
}
