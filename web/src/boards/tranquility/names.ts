/** What the pieces of this table are called by those who hear the page. */

import { labels, type SeaStage } from "./view";

export function names({ board, say }: SeaStage): ReadonlyMap<string, string> {
  const named = (kind: string, what = ""): string => say.say(`piece-${kind}`, { what });
  const cards = [...board.hand, ...board.display.map(String)];
  return new Map([
    ...cards.map((card) => [`card-${card}`, named("card", say.card(card))] as const),
    ...labels(board).map((cell) => [`cell-${cell}`, named("cell", cell)] as const),
    ...board.rows.map((_, row) => [`row-${row + 1}`, named("row", `${row + 1}`)] as const),
    ...board.storms.map(
      ({ colour, place }) =>
        [`storm-${colour}-${place}`, named("storm", say.card(colour))] as const,
    ),
    ...board.decks.map((_, seat) => [`deck-${seat}`, named("deck")] as const),
    ...["rocks", "compass", "supply", "turn"].map((kind) => [kind, named(kind)] as const),
    ...["start", "finish"].map((kind) => [`${kind}-place`, named(kind)] as const),
  ]);
}
