/** What is seen of an event: what travels, and what carries the brackets of the last move. */

import type { EventShown } from "../../wire";
import type { Motion } from "../../table/contract";

/**
 * What travels. A card comes from the own hand if it was there, for the first motion that leads
 * anywhere counts; else from the seat that played it.
 */
export function motions(event: EventShown): readonly Motion[] {
  const seat = `seat-${event.args["seat"]}`;
  switch (event.kind) {
    case "played":
    case "took": {
      const card = `card-${event.args["card"]}`;
      return [
        { piece: card, from: card },
        { piece: card, from: seat },
      ];
    }
    case "start":
      return [
        { piece: "start-card", from: "card-start" },
        { piece: "start-card", from: seat },
      ];
    case "finish":
      return [
        { piece: "finish-card", from: "card-finish" },
        { piece: "finish-card", from: seat },
      ];
    case "drew-cards":
      return cards(event).map((card) => ({
        piece: `card-${card}`,
        from: `deck-${event.args["seat"]}`,
      }));
    case "rocks-moved":
      return [{ piece: "rocks", from: "rocks" }];
    case "storm":
      return places(event).map((piece) => ({ piece, from: seat }));
    case "storm-placed":
      return [{ piece: `storm-purple-row${event.args["row"]}`, from: "storm-purple-new" }];
    case "explored":
      if (event.args["card"] === "finish") return [{ piece: "finish-card", from: "exploration" }];
      if (event.args["card"] === "compass") return [{ piece: "compass", from: "exploration" }];
      return [];
    case "gained-compass":
      return [{ piece: "compass", from: "supply" }];
    default:
      return [];
  }
}

/** Where a storm that comes up may lie: it is not told which. */
function places({ args }: EventShown): readonly string[] {
  return [`storm-${args["colour"]}-new`, `storm-${args["colour"]}-seat${args["seat"]}`];
}

/** The pieces that an event is about. */
export function pieces(event: EventShown): readonly string[] {
  const { args } = event;
  switch (event.kind) {
    case "played":
    case "destroyed":
    case "turned":
      return [`cell-${args["cell"]}`];
    case "start":
      return ["start-place"];
    case "finish":
      return ["finish-place"];
    case "rocks-moved":
      return ["rocks"];
    case "storm-placed":
      return [`storm-purple-row${args["row"]}`];
    case "storm":
      return places(event);
    case "gained-compass":
      return ["compass"];
    case "day":
    case "night":
      return ["turn"];
    case "drew-cards":
      return cards(event).map((card) => `card-${card}`);
    case "discarded-and-drew-cards":
      return named(args["drawn"]).map((card) => `card-${card}`);
    default:
      return [];
  }
}

/** A game begins with its start card, and each half of its day is a part of it. */
export function heads({ kind }: EventShown): boolean {
  return kind === "start" || kind === "day" || kind === "night";
}

/** Whoever draws or discards is told which cards: how many there were need not be told as well. */
export function untold({ kind, args }: EventShown, seat: number | null): boolean {
  return (kind === "drew" || kind === "discarded") && args["seat"] === seat;
}

/** Cards are discarded one by one, and drawn at the end of a turn: a turn's are told together. */
export function joined(earlier: EventShown, later: EventShown): EventShown | null {
  if (earlier.args["seat"] !== later.args["seat"]) return null;
  const [one, other] = [earlier.args, later.args];
  switch (`${earlier.kind} ${later.kind}`) {
    case "discarded discarded":
    case "drew drew":
      return { ...later, args: { ...other, count: Number(one["count"]) + Number(other["count"]) } };
    case "discarded-cards discarded-cards":
    case "drew-cards drew-cards":
      return { ...later, args: { ...other, cards: [...cards(earlier), ...cards(later)] } };
    case "discarded drew":
      return { ...later, kind: "discarded-and-drew", args: { ...one, drawn: other["count"] ?? 0 } };
    case "discarded-cards drew-cards":
      return {
        ...later,
        kind: "discarded-and-drew-cards",
        args: { ...one, drawn: other["cards"] ?? [] },
      };
    default:
      return null;
  }
}

function cards(event: EventShown): readonly string[] {
  return named(event.args["cards"]);
}

function named(words: EventShown["args"][string] | undefined): readonly string[] {
  return Array.isArray(words) ? words.map(String) : [];
}
