/** What went wrong, in words. */

import { Refusal, Unreachable } from "./api";
import { serverWords } from "./server-words.svelte";
import { toasts } from "./toasts.svelte";
import { t } from "./words.svelte";

export function explain(error: unknown): string {
  if (error instanceof Refusal) return serverWords(error.problem);
  if (error instanceof Unreachable) return t("page-no-connection");
  console.error(error);
  return t("page-something-wrong");
}

/** Do something, and say so if it cannot be done. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toasts.show(explain(error));
  }
}
