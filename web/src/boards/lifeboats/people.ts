/** People as pieces: what they are called, and in which order they sit. */

import type { Person } from "./view";

/** A person in a boat as the rules name it: `sailor-red-in-blue`. */
export function crewman(person: Person, boat: string): string {
  return `${person.rank}-${person.colour}-in-${boat}`;
}

/** Officers first, then by colour, as they are told: people of a kind sit together. */
export function seated(crew: readonly Person[]): readonly Person[] {
  return crew.toSorted((a, b) => Number(b.rank === "officer") - Number(a.rank === "officer"));
}

/* Several people of a kind in a boat are one piece to the rules. Of each kind the one who came last also carries a
   name of its own, so that only one of them is seen to travel. */

export function lastOf(piece: string): string {
  return `last-${piece}`;
}

export const LAST_SWIMMER = "last-swimmer";
export const DROWNED = "drowned";
