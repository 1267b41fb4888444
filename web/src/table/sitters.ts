/** What those who sit at a table are called. */

import { t } from "../lib/words.svelte";
import type { SeatShown } from "../wire";

/** The name of whoever sits on a seat; null if nobody does.
 *
 *  Bots have names of their own at a table, so that two of a kind can be told apart. A name belongs to the seat:
 *  whoever else comes or goes, and wherever a game is played on, the bots are called the same. */
export function sitter({ seat, name, bot }: SeatShown): string | null {
  return name !== null || bot === null ? name : t(`bot-name-${seat + 1}`);
}
