/** What matters most at a live table just now: the prompt says it, and the buttons go with it. */

import type { Stage } from "./stage.svelte";
import type { LiveTable } from "./table.svelte";

export type Moment = "lost" | "over" | "away" | "may-take-back" | "take-back" | "asked" | "waiting";

export function momentOf(live: LiveTable<unknown>, stage: Stage<unknown>): Moment {
  const { you } = stage.crew;
  const request = live.update?.request ?? null;
  if (live.live.line.state !== "open") return "lost";
  if (stage.view.outcome) return "over";
  if (you !== null && stage.crew.seats[you]?.away) return "away";
  if (request && you !== null && request.needed.includes(you)) return "may-take-back";
  if (request) return "take-back";
  return stage.question ? "asked" : "waiting";
}

/** The seats for which the table waits, but for one's own. */
export function awaited({ view, crew }: Stage<unknown>): readonly number[] {
  return view.waiting.filter((seat) => seat !== crew.you);
}
