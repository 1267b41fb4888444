/** Calls people to the table: by the title of the tab, by a tone, by a notification. */

import { untrack } from "svelte";

import { chime } from "../lib/sound";
import { toasts } from "../lib/toasts.svelte";
import { t } from "../lib/words.svelte";
import { callFor } from "./calling";
import type { LiveTable } from "./table.svelte";

/** To be called while a component is set up: it goes on as long as the component. */
export function herald(live: LiveTable<unknown>, gameName: () => string): void {
  const isAsked = $derived(live.stage?.isAsked ?? false);

  $effect(() => {
    document.title = isAsked
      ? `● ${t("table-your-turn")} · ${gameName()}`
      : [gameName(), "Atoll"].filter(Boolean).join(" · ");
  });

  let wasAsked = false;
  $effect(() => {
    if (isAsked && !wasAsked) {
      chime("turn");
      callFor(t("table-your-turn"), gameName());
    }
    wasAsked = isAsked;
  });

  let wasOver = false;
  $effect(() => {
    const isOver = live.stage !== null && live.stage.view.outcome !== null;
    if (isOver && !wasOver) chime("end");
    wasOver = isOver;
  });

  $effect(() => {
    const late = live.stage?.events.find(({ kind }) => kind === "late");
    if (late) toasts.show(untrack(() => live.stage?.say.event(late) ?? ""));
  });

  let wasLost = false;
  $effect(() => {
    const { state } = live.live.line;
    if (state === "open" && wasLost) toasts.show(t("table-reconnected"));
    if (state === "lost") wasLost = true;
    else if (state === "open") wasLost = false;
  });
}
