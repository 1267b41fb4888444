/** Tables speak the language of the page, which may change at any time without losing the place. */

import { gameWords, isGame } from ".";
import { toasts } from "../lib/toasts.svelte";
import { explain } from "../lib/trouble";
import { spoken, type Words } from "../lib/words.svelte";

/** Whatever speaks with the words of a game: a stage, or the plan of a table. */
interface Speaking {
  words: Words;
}

/** To be called while a component is set up: it goes on as long as the component. */
export function followLanguage(
  speaking: () => Speaking | null | undefined,
  game: () => string | undefined,
): void {
  $effect(() => {
    const language = spoken();
    const [shown, name] = [speaking(), game()];
    if (!shown || !name || !isGame(name) || shown.words.language === language) return;
    gameWords(name, language).then(
      (words) => (shown.words = words),
      (error: unknown) => toasts.show(explain(error)), // it goes on in the language it has
    );
  });
}
