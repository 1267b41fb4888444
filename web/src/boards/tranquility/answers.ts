/** How answers are tapped, what they cost, and what their buttons say. */

import type { Path } from "../../table/contract";
import { ownPart } from "./joint";
import type { SeaOption, SeaStage } from "./view";

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

/** A number and its word, or a word alone. */
export interface Price {
  readonly figure: string | null;
  readonly word: string;
}

/** What an answer costs, or in a duel what it gains. */
export function priceOf(option: SeaOption, { say }: SeaStage): Price | null {
  switch (option.verb) {
    case "play": {
      const { cost, gain } = option.told;
      if (gain === undefined) return costs(cost, say);
      return { figure: gain < 0 ? minus(-gain) : `+${gain}`, word: say.say("board-points-short") };
    }
    case "turn":
    case "stay":
    case "trade":
      return costs(option.told.cost, say);
    default:
      return null;
  }
}

function costs(count: number, say: SeaStage["say"]): Price {
  if (count === 0) return { figure: null, word: say.say("board-free") };
  return { figure: minus(count), word: say.say("board-cards", { count }) };
}

function minus(count: number): string {
  return `−${count}`;
}

/** The same in two words. */
export function price(option: SeaOption, stage: SeaStage): string | null {
  const told = priceOf(option, stage);
  return told && [told.figure, told.word].filter(Boolean).join(" ");
}

export function short(option: SeaOption, stage: SeaStage): string | null {
  switch (option.verb) {
    case "play":
      return stage.say.say("board-place", { card: option.args.card });
    case "offer":
      return `${option.args.count}`;
    case "discard":
      return stage.say.say("board-discard-two");
    case "trade":
      return stage.say.say("board-trade");
    case "stay":
      return stage.say.say("board-stay");
    case "weather":
      return stage.say.say("board-weather");
    default:
      return null;
  }
}

/** What cannot be taken back, or is easily tapped by mistake, has a button. */
export function confirm(option: SeaOption, stage: SeaStage): string | null {
  const { say } = stage;
  switch (option.verb) {
    case "give":
    case "give-unseen":
      return say.say("board-give", { count: ownPart(stage) });
    case "trade":
      return say.say("board-trade");
    case "stay":
      return say.say("board-stay");
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
