/** The rules of the games, each asked for once in a language. */

import type { RulesShown } from "../wire";
import { get } from "./api";
import type { Language } from "./settings.svelte";

const known = new Map<string, Promise<RulesShown>>();

export function rulesOf(game: string, language: Language): Promise<RulesShown> {
  const path = `/rules/${game}/${language}`;
  const rules = known.get(path) ?? get<RulesShown>(path);
  known.set(path, rules);
  rules.catch(() => known.delete(path)); // whoever looks again asks again
  return rules;
}
