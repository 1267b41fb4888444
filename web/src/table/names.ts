/** What those who sit at a table are called. */

import { t } from "../lib/words.svelte";
import type { SeatShown } from "../wire";

/** The name of whoever sits on a seat; null if nobody does.
 *
 *  Bots have names of their own at a table, so that two of a kind can be told apart. */
export function sitter(seats: readonly SeatShown[], { seat, name, bot }: SeatShown): string | null {
  if (name !== null || bot === null) return name;
  const place = seats.filter((each) => each.bot !== null && each.seat < seat).length;
  return t(`bot-name-${place + 1}`);
}
