/** Tables in the order in which somebody wants to see them. */

import { isSaid, t } from "../../lib/words.svelte";
import { placeOf } from "../../table/places";
import { sitter } from "../../table/sitters";
import { isShared, standings } from "../../table/standings";
import type { SeatShown, TableShown } from "../../wire";

export type Standing = "awaiting" | "going-on" | "open" | "over";

/** Where a table of mine stands, as far as I am concerned. */
export function standing({ status, you, waiting }: TableShown): Standing {
  if (status !== "playing") return status;
  return you !== null && waiting.includes(you) ? "awaiting" : "going-on";
}

export function isFree({ name, bot }: SeatShown): boolean {
  return name === null && bot === null;
}

export function sitters(table: TableShown, seats = table.seats): string {
  return seats.flatMap((seat) => sitter(seat) ?? []).join(", ");
}

/** What is to be said about a table of mine in one line. */
export function news(table: TableShown): string {
  if (table.unplayable) return t("games-unplayable");
  switch (standing(table)) {
    case "awaiting":
      return t("home-awaited");
    case "going-on": {
      const awaited = table.seats.filter(({ seat }) => table.waiting.includes(seat));
      return t("table-waiting-for", { count: awaited.length, names: sitters(table, awaited) });
    }
    case "open":
      return t("table-gathering", { missing: table.seats.filter(isFree).length });
    case "over":
      return result(table) ?? sitters(table);
  }
}

/** How it ended for me, or who won; null if nobody has looked since that is kept. */
function result({ outcome, seats, you }: TableShown): string | null {
  if (outcome === null) return null;
  const [score] = outcome.scores;
  if (isShared(outcome))
    return t("games-together", {
      won: outcome.winners.length > 0 ? "yes" : "no",
      score: score ?? 0,
    });
  const places = standings(outcome);
  const mine = places.find(({ seat }) => seat === you);
  const winners = places.filter(({ won, seat }) => won && seat !== you);
  const names = winners.flatMap(({ seat }) => sitter(seats[seat] ?? NOBODY) ?? []).join(", ");
  const told = mine ? [t("games-my-place", { place: placeOf(mine), score: mine.score })] : [];
  return [...told, ...(names ? [t("games-winner", { names })] : [])].join(" · ");
}

const NOBODY: SeatShown = { seat: -1, name: null, bot: null, away: false };

/** Why it ended, if the page has the words for it. */
export function ending({ game, outcome }: TableShown): string | undefined {
  const key = `game-${game}-outcome-${outcome?.reason}`;
  return outcome && isSaid(key) ? t(key) : undefined;
}
