/** Tables speak the language of the page, which may change at any time without losing the place. */

import { gameWords, isGame } from ".";
import { spoken } from "../lib/words.svelte";
import type { Stage } from "../table/stage.svelte";

/** To be called while a component is set up: it goes on as long as the component. */
export function followLanguage(
  stage: () => Stage<unknown> | null | undefined,
  game: () => string | undefined,
): void {
  $effect(() => {
    const language = spoken();
    const [shown, name] = [stage(), game()];
    if (!shown || !name || !isGame(name) || shown.words.language === language) return;
    void gameWords(name, language).then((words) => (shown.words = words));
  });
}
