/** The games that can be played here, each loaded when somebody sits down to it. */

import { text } from "../lib/api";
import type { Language } from "../lib/settings.svelte";
import { Words } from "../lib/words.svelte";
import type { Boards } from "../wire";
import type { GameTable } from "./contract";

export type GameId = keyof Boards;

/** The five islands of the chart, in the order in which a course leads past them. */
export const ISLANDS = ["tranquility", "lifeboats", "overboard", "tobago", "robinson"] as const;
export type Island = (typeof ISLANDS)[number];

const TABLES: { readonly [G in GameId]: () => Promise<{ table: GameTable<Boards[G]> }> } = {
  tranquility: () => import("./tranquility/table"),
  lifeboats: () => import("./lifeboats/table"),
};

const TEXTS = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

export function isGame(name: string): name is GameId {
  return name in TABLES;
}

/** What a game brings to the table, and its texts: those of the rules and those of its board. */
export async function bring(
  name: string,
  language: Language,
): Promise<{ game: GameTable<unknown>; words: Words }> {
  if (!isGame(name)) throw new Error(`there is no table for ${name}`);
  const [{ table }, words] = await Promise.all([TABLES[name](), gameWords(name, language)]);
  // Whoever brings a table gets the views of the same game: the server sees to it.
  return { game: table as GameTable<unknown>, words };
}

/** The texts of a game in a language. */
export async function gameWords(name: GameId, language: Language): Promise<Words> {
  const board = TEXTS[`./${name}/texts/${language}.ftl`];
  const sources = [text(`/games/${name}/texts/${language}`), board?.() ?? ""];
  return new Words(language, ...(await Promise.all(sources)));
}
