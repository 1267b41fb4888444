/** What the pages need to know of the games before anybody sits down to one. */

import { get, post } from "../../lib/api";
import { me } from "../../lib/me.svelte";
import { once } from "../../lib/once";
import { router } from "../../lib/router.svelte";
import type { GameShown, TableShown } from "../../wire";

/** The games of the server. */
export const games = once(() => get<readonly GameShown[]>("/games"));

/** A table with the strongest bots on all the other seats, and off to it. */
export async function playWithBots(id: string): Promise<void> {
  const game = (await games()).find((each) => each.id === id);
  const bot = game?.bots[0];
  if (!game || !bot) throw new Error(`there are no bots for ${id}`);
  const seats = Array.from({ length: game.usual_seats }, (_, seat) => (seat === 0 ? "me" : bot));
  await me.be();
  const table = await post<TableShown>("/tables", { game: id, seats });
  router.go(`/table/${table.id}`);
}
