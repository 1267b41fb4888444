/** What happened and what was said, in the order in which it was. */

import type { EventShown, RemarkShown } from "../wire";

export type Happening =
  | { readonly kind: "event"; readonly event: EventShown }
  | { readonly kind: "remark"; readonly remark: RemarkShown };

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
