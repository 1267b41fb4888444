/** The rules of the games, as the server has them. */

import type { RulesShown } from "../wire";
import { get } from "./api";
import { once } from "./once";
import type { Language } from "./settings.svelte";

export const rulesOf = once((game: string, language: Language) =>
  get<RulesShown>(`/rules/${game}/${language}`),
);
