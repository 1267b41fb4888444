/** The server's refusals in the language of the page. Its texts come with those of any game. */

import { text } from "./api";
import { Words, spoken } from "./words.svelte";
import type { Problem } from "../wire";
import type { Language } from "./settings.svelte";

/** Any game will do: what the server says is the same beside all of them. */
const ANY_GAME = "tranquility";

const known = new Map<Language, Words>();

/** Get ready to explain refusals; until then they are told in English. */
export async function learnServerWords(): Promise<void> {
  const language = spoken();
  if (!known.has(language))
    known.set(language, new Words(language, await text(`/games/${ANY_GAME}/texts/${language}`)));
}

export function serverWords(problem: Problem): string {
  const words = known.get(spoken());
  if (!words?.has(problem.key)) {
    void learnServerWords().catch(() => undefined);
    return problem.detail;
  }
  return words.say(problem.key, { ...problem.args });
}
