/** What happened and what was said, in the order in which it was. */

import type { EventShown, RemarkShown } from "../wire";

export type Happening =
  | { readonly kind: "event"; readonly event: EventShown }
  | { readonly kind: "remark"; readonly remark: RemarkShown };

/** What is told in a line of the log, and how much had happened by then. */
export interface Line {
  readonly happening: Happening;
  /** The place of the first of what it tells, and of the last. */
  readonly place: number;
  readonly last: number;
}

/** By two events that follow each other, the one that tells both; null if each has a line of its own. */
export type Joining = (earlier: EventShown, later: EventShown) => EventShown | null;

/** The lines in which all is told that is to be shown. */
export function lined(
  happenings: readonly Happening[],
  shows: (happening: Happening) => boolean,
  joined: Joining = () => null,
): readonly Line[] {
  const lines: Line[] = [];
  happenings.forEach((happening, place) => {
    if (!shows(happening)) return;
    const before = lines.at(-1);
    const both =
      before?.happening.kind === "event" && happening.kind === "event"
        ? joined(before.happening.event, happening.event)
        : null;
    if (before && both)
      lines.splice(-1, 1, { ...before, happening: { kind: "event", event: both }, last: place });
    else lines.push({ happening, place, last: place });
  });
  return lines;
}

/** Every remark stands after the last event that had happened when it was said. */
export function woven(
  events: readonly EventShown[],
  remarks: readonly RemarkShown[],
): readonly Happening[] {
  const all: Happening[] = [];
  let place = 0;
  for (const remark of remarks) {
    for (let event = events[place]; event && event.seq <= remark.seq; event = events[++place])
      all.push({ kind: "event", event });
    all.push({ kind: "remark", remark });
  }
  return [...all, ...events.slice(place).map((event) => ({ kind: "event" as const, event }))];
}
