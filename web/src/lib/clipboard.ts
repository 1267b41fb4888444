/** Copying for people. */

import { toasts } from "./toasts.svelte";

/** Copy a text and say that it was copied. There is no clipboard without https: then `otherwise`, if there is
    something to say. */
export async function copyText(text: string, done: string, otherwise?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    if (otherwise !== undefined) toasts.show(otherwise);
  }
}
