/** What travels on this table when something happens, and what an event is about. */

import type { EventShown } from "../../wire";
import type { Motion } from "../../table/contract";
import { colourOf, type Board } from "./facts";

/* Several people of a kind in a boat are one piece to the rules. Of each kind the one who came last also carries a
   name of its own, so that only one of them is seen to travel. */

export function lastOf(piece: string): string {
  return `last-${piece}`;
}

export const LAST_SWIMMER = "last-swimmer";
export const DROWNED = "drowned";

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
  return event.kind === "round";
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

function personIn({ args }: EventShown, board: Board): string {
  return `${args["rank"]}-${colourOf(board, Number(args["seat"]))}`;
}
