/** What the pages need to know of the games before anybody sits down to one. */

import { get, post } from "../../lib/api";
import { me } from "../../lib/me.svelte";
import { once } from "../../lib/once";
import { router } from "../../lib/router.svelte";
import type { GameShown, TableShown } from "../../wire";
import { ME } from "./plan.svelte";

/** What every game has beside its own bots: it answers anything that may be answered. */
export const THOUGHTLESS = "random";

/** The games of the server. */
export const games = once(() => get<readonly GameShown[]>("/games"));

/** With how many one can play this game if bots are to be there. */
export function companies({ seats }: GameShown): readonly number[] {
  return seats.filter((count) => count > 1);
}

/** A table with these bots on all the other seats, and off to it. */
export async function playWithBots(game: string, bot: string, count: number): Promise<void> {
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? ME : bot));
  await me.be();
  const table = await post<TableShown>("/tables", { game, seats });
  router.go(`/table/${table.id}`);
}
