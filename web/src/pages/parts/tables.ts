/** Tables in the order in which somebody wants to see them. */

import { t } from "../../lib/words.svelte";
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

export function sitter({ name, bot }: SeatShown): string | null {
  if (name !== null) return name;
  return bot === null ? null : t(`bot-${bot}`);
}

/** What is to be said about a table of mine in one line. */
export function news(table: TableShown): string {
  if (table.unplayable) return t("games-unplayable");
  switch (standing(table)) {
    case "awaiting":
      return t(AWAITED[table.game] ?? "awaited");
    case "going-on": {
      const names = table.waiting.map((seat) => table.seats[seat]).flatMap(named);
      return t("waiting-for", { count: names.length, names: names.join(", ") });
    }
    case "open":
      return t("gathering", { missing: table.seats.filter(isFree).length });
    case "over":
      return table.seats.flatMap(named).join(", ");
  }
}

const AWAITED: Readonly<Record<string, string>> = {
  tranquility: "awaited-tranquility",
  lifeboats: "awaited-lifeboats",
};

function named(seat: SeatShown | undefined): string[] {
  const name = seat ? sitter(seat) : null;
  return name === null ? [] : [name];
}
