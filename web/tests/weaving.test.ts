import { describe, expect, it } from "vitest";

import { woven } from "../src/table/weaving";
import type { EventShown, RemarkShown } from "../src/wire";

const event = (seq: number): EventShown => ({ seq, kind: `e${seq}`, args: {} });
const remark = (id: number, seq: number): RemarkShown => ({
  id,
  seat: 0,
  name: "Ann",
  text: `r${id}`,
  at: id,
  seq,
});

function told(events: readonly EventShown[], remarks: readonly RemarkShown[]): string {
  return woven(events, remarks)
    .map((each) => (each.kind === "event" ? each.event.kind : each.remark.text))
    .join(" ");
}

describe("the log", () => {
  it("has remarks where they were said", () => {
    const events = [event(0), event(1), event(1), event(2)];
    expect(told(events, [remark(1, -1), remark(2, 1), remark(3, 2)])).toBe("r1 e0 e1 e1 r2 e2 r3");
  });

  it("has what was said last at the end, also of what is still to be shown", () => {
    expect(told([event(0)], [remark(1, 3)])).toBe("e0 r1");
    expect(told([event(0), event(3), event(4)], [remark(1, 3)])).toBe("e0 e3 r1 e4");
  });
});
