/** The server's refusals in the language of the page. */

import { text } from "./api";
import { spoken, Words } from "./words.svelte";
import type { Problem } from "../wire";
import type { Language } from "./settings.svelte";

let known = $state.raw<ReadonlyMap<Language, Words>>(new Map());
const asked = new Set<Language>();

/** Why something was refused. Until the words are there it is told in English. */
export function serverWords(problem: Problem): string {
  const language = spoken();
  const words = known.get(language);
  if (words?.has(problem.key)) return words.say(problem.key, { ...problem.args });
  if (!asked.has(language)) void learn(language);
  return problem.detail;
}

/** Get the words before they are needed, so that the first refusal is understood, too. */
export async function learn(language: Language): Promise<void> {
  asked.add(language);
  try {
    const source = await text(`/texts/${language}`);
    known = new Map(known).set(language, new Words(language, source));
  } catch {
    asked.delete(language); // the next refusal asks again
  }
}
