/** Puts something on the clipboard, and says so. */

import { toasts } from "./toasts.svelte";
import { t } from "./words.svelte";

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(t("copied"));
  } catch {
    toasts.show(text); // no clipboard without https: at least it can be read
  }
}
