/** Which tables there are: my own, and those with a free seat. Looked up again and again while somebody looks on. */

import { get } from "../../lib/api";
import { me } from "../../lib/me.svelte";
import type { TableShown } from "../../wire";

const EVERY_MS = 10_000;

export class Harbour {
  /** My tables; null until they are known. */
  mine = $state.raw<readonly TableShown[] | null>(null);
  /** Tables of others with a free seat; null until they are known. */
  free = $state.raw<readonly TableShown[] | null>(null);
  isCutOff = $state(false);

  /** Look out until told to stop; for an effect. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  private async look(): Promise<void> {
    try {
      const [mine, listed] = await Promise.all([
        me.person ? get<TableShown[]>("/me/tables") : [],
        get<TableShown[]>("/tables"),
      ]);
      this.mine = mine;
      this.free = listed.filter(({ you }) => you === null);
      this.isCutOff = false;
    } catch {
      this.isCutOff = true; // said beside the chart, and tried again soon
    }
  }
}
