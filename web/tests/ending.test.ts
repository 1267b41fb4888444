import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LastPage } from "../src/table/last-page.svelte";
import { isShared, standings } from "../src/table/standings";

describe("the last page", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lies there when one comes after the end", () => {
    expect(new LastPage().lies).toBe(true);
  });

  it("waits until the end has been seen, and a moment more", async () => {
    const page = new LastPage();
    let arrive = (): void => undefined;
    const following = page.follow(new Promise((resolve) => (arrive = resolve)));
    vi.runAllTimers();
    page.hurry(); // a tap while something moves lets it arrive, no more
    expect(page.lies).toBe(false);
    arrive();
    await following;
    expect(page.lies).toBe(false);
    vi.runAllTimers();
    expect(page.lies).toBe(true);
  });

  it("comes at once for whoever taps, or asks for the scores", async () => {
    for (const ask of [(page: LastPage) => page.hurry(), (page: LastPage) => page.show()]) {
      const page = new LastPage();
      await page.follow(Promise.resolve());
      ask(page);
      expect(page.lies).toBe(true);
    }
  });

  it("does not come back to whoever looks at the board", async () => {
    const page = new LastPage();
    await page.follow(Promise.resolve());
    page.show();
    page.close();
    vi.runAllTimers();
    page.hurry();
    expect(page.lies).toBe(false);
  });
});

describe("the places", () => {
  const places = (scores: number[], winners: number[]): string[] =>
    standings({ reason: "end", scores, winners }).map(
      ({ seat, place, shared }) => `${seat}: ${place}${shared ? " shared" : ""}`,
    );

  it("follow the scores, and equals share theirs", () => {
    expect(places([3, 9, 3, 1], [1])).toEqual(["1: 1", "0: 2 shared", "2: 2 shared", "3: 4"]);
    expect(places([5, 5, 2], [0, 1])).toEqual(["0: 1 shared", "1: 1 shared", "2: 3"]);
  });

  it("put winners first, whatever the scores", () => {
    expect(places([5, 5], [1])).toEqual(["1: 1", "0: 2"]);
  });

  it("are none where all have won or lost together", () => {
    expect(isShared({ reason: "end", scores: [4, 4], winners: [0, 1] })).toBe(true);
    expect(isShared({ reason: "end", scores: [4, 4], winners: [] })).toBe(true);
    expect(isShared({ reason: "end", scores: [4, 4], winners: [1] })).toBe(false);
  });
});
