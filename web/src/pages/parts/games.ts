/** What the pages need to know of the games before anybody sits down to one. */

import { SEAT_FLAGS, type FlagColour } from "../../art/flags";
import { isGame, type GameId } from "../../boards";
import { get, post } from "../../lib/api";
import { me } from "../../lib/me.svelte";
import { router } from "../../lib/router.svelte";
import type { GameShown, TableShown } from "../../wire";

/** How many sit down when nobody says how many. */
const USUAL_SEATS: Readonly<Record<GameId, number>> = { tranquility: 2, lifeboats: 4 };

/** Lifeboats has boats in the colours of its players, and an order of its own. */
const OWN_FLAGS: Readonly<Record<string, readonly FlagColour[]>> = {
  lifeboats: ["green", "red", "yellow", "blue", "violet", "white"],
};

let asked: Promise<readonly GameShown[]> | null = null;

/** The games of the server. They are asked for once. */
export function games(): Promise<readonly GameShown[]> {
  asked ??= get<readonly GameShown[]>("/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function usualSeats(game: GameShown): number {
  const usual = isGame(game.id) ? USUAL_SEATS[game.id] : undefined;
  return usual !== undefined && game.seats.includes(usual) ? usual : (game.seats[0] ?? 1);
}

export function flagOf(game: string, seat: number): FlagColour {
  return (OWN_FLAGS[game] ?? SEAT_FLAGS)[seat] ?? "black";
}

/** A table with the strongest bots on all the other seats, and off to it. */
export async function playWithBots(id: string): Promise<void> {
  const game = (await games()).find((each) => each.id === id);
  const bot = game?.bots[0];
  if (!game || !bot) throw new Error(`there are no bots for ${id}`);
  const seats = Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? "me" : bot));
  await me.be();
  const table = await post<TableShown>("/tables", { game: id, seats });
  router.go(`/table/${table.id}`);
}
