/** The games that can be played here, each loaded when somebody sits down to it. */

import { get, text } from "../lib/api";
import { once } from "../lib/once";
import type { Language } from "../lib/settings.svelte";
import { Words } from "../lib/words.svelte";
import type { Boards, TableShown } from "../wire";
import type { GameTable } from "../table/contract";

export type GameId = keyof Boards;

const TABLES = import.meta.glob<GameTable<unknown>>("./*/table.ts", { import: "table" });
const TEXTS = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

export function isGame(name: string): name is GameId {
  return `./${name}/table.ts` in TABLES;
}

/** What a game brings to the table, and its texts: those of the rules and those of its board. */
export async function bring(
  name: string,
  language: Language,
): Promise<{ game: GameTable<unknown>; words: Words }> {
  const table = TABLES[`./${name}/table.ts`];
  if (!table || !isGame(name)) throw new Error(`there is no table for ${name}`);
  // Whoever brings a table gets the views of the same game: the server sees to it.
  const [game, words] = await Promise.all([table(), gameWords(name, language)]);
  return { game, words };
}

/** The texts of a game in a language. */
export const gameWords = once(async (name: GameId, language: Language): Promise<Words> => {
  const board = TEXTS[`./${name}/texts/${language}.ftl`];
  const sources = [text(`/games/${name}/texts/${language}`), board?.() ?? ""];
  return new Words(language, ...(await Promise.all(sources)));
});

/** Begin to bring the game of a table while its page is still being loaded. */
export async function foresee(table: string, language: Language): Promise<void> {
  const { game } = await get<TableShown>(`/tables/${encodeURIComponent(table)}`);
  if (isGame(game)) await bring(game, language);
}
