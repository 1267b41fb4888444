/** How answers are tapped, what they cost, and what their buttons say. */

import type { OptionShown, View } from "../../wire";
import type { Path } from "../contract";
import { labels, number, type Sea, type SeaStage } from "./sea";

function verb(option: OptionShown): string {
  return option.label.key.replace(/^option-/, "");
}

export function path(option: OptionShown): Path {
  const taps = option.pieces.map((piece) => [piece]);
  switch (verb(option)) {
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
export function price(option: OptionShown, stage: SeaStage): string | null {
  const { args } = option.label;
  switch (verb(option)) {
    case "play": {
      const cost = number(args["cost"]);
      if (stage.board.options.mode === "duel") return points(args, cost, stage);
      return costs(cost, stage);
    }
    case "turn":
      return costs(1, stage);
    case "stay":
      return costs(2, stage);
    case "trade":
      return costs(stage.board.hand.length, stage);
    default:
      return null;
  }
}

function costs(count: number, stage: SeaStage): string {
  return count === 0 ? stage.say.say("tr-free") : stage.say.say("tr-price", { count });
}

/** In a duel each card that is discarded costs a point: what remains of the points is the price. */
function points(args: OptionShown["label"]["args"], cost: number, stage: SeaStage): string {
  const gain = duelPoints(stage.board, `${args["cell"]}`) - cost;
  const figure = gain < 0 ? `−${-gain}` : `+${gain}`;
  return `${figure} ${stage.say.say("tr-points-short")}`;
}

/** What an island scores in a cell, before what is discarded for it. */
export function duelPoints(sea: Sea, cell: string): number {
  return sea.worth[labels(sea).indexOf(cell)] ?? 0;
}

export function short(option: OptionShown, stage: SeaStage): string | null {
  switch (verb(option)) {
    case "play":
      return stage.say.say("tr-place", { card: option.label.args["card"] ?? "" });
    case "offer":
      return `${number(option.label.args["count"])}`;
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

/** What cannot be taken back, or is easily tapped by mistake, has a button. */
export function confirm(option: OptionShown, stage: SeaStage): string | null {
  const { say } = stage;
  switch (verb(option)) {
    case "give":
    case "give-unseen":
      return say.say("tr-give", { count: given(option) });
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

function given(option: OptionShown): number {
  const { args } = option.label;
  if ("unseen" in args) return number(args["held"]) + number(args["unseen"]);
  return option.pieces.length;
}

/** The answer that a tap on something unlit would have meant. */
export function attempt(taken: readonly string[], piece: string, view: View<Sea>): string | null {
  const sea = view.board;
  const words = [...taken, piece];
  const card = find(words, "card-");
  const cell = find(words, "cell-");
  if (words.some((word) => word === "turn")) return cell ? `turn ${cell}` : null;
  const row = find([piece], "row-");
  if (row !== null) return closing(sea, row);
  if (piece === "supply") return "trade";
  if (piece === "start-place" || card === "start") return "start";
  if (piece === "finish-place" || card === "finish") return "finish";
  if (card === "monster") return cell ? `monster ${cell}` : null;
  if (card === null) return null;
  if (cell !== null) return `play ${card} ${cell}`;
  if (!sea.hand.includes(card)) return null;
  const place = bestCell(sea, Number(card));
  return place === null ? null : `play ${card} ${place}`;
}

/** A row is tapped for what has to lie beside one: a new storm, or else the rocks. */
function closing(sea: Sea, row: string): string | null {
  if (sea.storms.some(({ place }) => place === "new")) return `storm ${row}`;
  return sea.rocks === null ? null : `rocks ${row}`;
}

function find(words: readonly string[], prefix: string): string | null {
  return words.find((word) => word.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/** An empty cell where an island would stand in order, if there is one; else any that is empty. */
function bestCell(sea: Sea, card: number): string | null {
  const cells = labels(sea);
  const empty = cells.filter((_, place) => sea.grid[place] === 0);
  const inOrder = empty.find((cell) => {
    const place = cells.indexOf(cell);
    return sea.grid.every((other, at) => other === 0 || at < place === other < card);
  });
  return inOrder ?? empty[0] ?? null;
}
