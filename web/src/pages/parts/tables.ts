/** Tables in the order in which somebody wants to see them. */

import { t } from "../../lib/words.svelte";
import { sitter } from "../../table/sitters";
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
      return sitters(table);
  }
}
