/** What went wrong, in words. */

import { Refusal, Unreachable } from "./api";
import { serverWords } from "./server-words.svelte";
import { t } from "./words.svelte";

export function explain(error: unknown): string {
  if (error instanceof Refusal) return serverWords(error.problem);
  if (error instanceof Unreachable) return t("no-connection");
  console.error(error);
  return t("something-wrong");
}
