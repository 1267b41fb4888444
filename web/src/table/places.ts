/** Places, in words. */

import { t } from "../lib/words.svelte";
import type { Standing } from "./standings";

export function placeOf({ place, shared, won }: Standing): string {
  const told = t(shared ? "table-place-shared" : "table-place", { place });
  return won ? t("table-place-won", { place: told }) : told;
}
