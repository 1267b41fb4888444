/** What is seen of an event: what travels, what carries the brackets of the last move, and how long it takes. */

import type { Motion } from "../../table/contract";
import type { EventShown } from "../../wire";
import { colourOf } from "./colours";
import { DROWNED, LAST_SWIMMER, lastOf } from "./people";
import type { Board } from "./view";

/** From one envelope to the next, and until the last of them has been read, in ms. */
export const APART = 90;
const READ = 1500;

export function motions(event: EventShown, board: Board): readonly Motion[] {
  const colour = `${event.args["colour"]}`;
  const person = personIn(event, board);
  switch (event.kind) {
    case "boarded":
      return [{ piece: lastOf(`${person}-in-${colour}`), from: person }];
    case "left":
      return [{ piece: LAST_SWIMMER, from: lastOf(`${person}-in-${colour}`) }];
    case "climbed":
      return [{ piece: lastOf(`${person}-in-${colour}`), from: LAST_SWIMMER }];
    case "overboard":
      return [{ piece: DROWNED, from: lastOf(`${person}-in-${colour}`) }];
    case "drowned":
      return [{ piece: DROWNED, from: LAST_SWIMMER }];
    case "landed":
      return [{ piece: `ashore-${colour}`, from: `boat-${colour}` }];
    default:
      return [];
  }
}

export function pieces(event: EventShown, board: Board): readonly string[] {
  const colour = `${event.args["colour"]}`;
  switch (event.kind) {
    case "launched":
    case "leak":
    case "moved":
    case "sank":
    case "landed":
    case "landed-empty":
    case "overboard":
      return [`boat-${colour}`];
    case "boarded":
    case "climbed":
      return [lastOf(`${personIn(event, board)}-in-${colour}`)];
    case "left":
      return [LAST_SWIMMER];
    default:
      return [];
  }
}

export function heads(event: EventShown): boolean {
  switch (event.kind) {
    case "round":
    case "vote-leak":
    case "vote-overboard":
    case "vote-move":
      return true;
    default:
      return false;
  }
}

export function speaks(event: EventShown): boolean {
  switch (event.kind) {
    case "said-vote":
    case "said-spare":
    case "said-offer":
    case "said-agree":
      return true;
    default:
      return false;
  }
}

/** How long envelopes are opened before anything comes of it. */
export function reveal(events: readonly EventShown[]): number {
  return isReveal(events) ? events.filter(isVote).length * APART + READ : 0;
}

export function isReveal(events: readonly EventShown[]): boolean {
  return events.some(isVote);
}

function isVote({ kind }: EventShown): boolean {
  return kind === "voted" || kind === "voted-hat";
}

function personIn({ args }: EventShown, board: Board): string {
  return `${args["rank"]}-${colourOf(board, Number(args["seat"]))}`;
}
