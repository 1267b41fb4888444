/** What has become of a seat's people. */

import { colourOf } from "./colours";
import type { Board, Person } from "./view";

export type Fate = "afloat" | "water" | "saved" | "lost";

export interface Fated {
  readonly person: Person;
  readonly fate: Fate;
}

/** All people of a seat: officers first, and those in danger before those who are lost. */
export function peopleOf(board: Board, seat: number): readonly Fated[] {
  const found: Fated[] = [];
  const own = colourOf(board, seat);
  const add = (people: readonly Person[], fate: Fate): void => {
    for (const person of people) if (person.colour === own) found.push({ person, fate });
  };
  for (const { crew, state } of board.boats) if (state === "landed") add(crew, "saved");
  for (const { crew, state } of board.boats) if (state === "afloat") add(crew, "afloat");
  add(board.on_deck, "afloat");
  add(
    board.swimmers.map(({ person }) => person),
    "water",
  );
  add(board.drowned, "lost");
  const officer = ({ person }: Fated): number => Number(person.rank === "officer");
  return found.sort((a, b) => officer(b) - officer(a));
}
