/** The rules of the games, as the server has them. */

import type { RulesShown } from "../wire";
import { get } from "./api";
import { once } from "./once";
import type { Language } from "./settings.svelte";

export const rulesOf = once((game: string, language: Language) =>
  get<RulesShown>(`/rules/${game}/${language}`),
);

/** The section in which a paragraph stands, or which is itself meant: TR-4 for TR-4.2. */
export function sectionOf(id: string): string {
  return id.split(".")[0] ?? id;
}
