import { beforeEach, describe, expect, it, vi } from "vitest";

/** A history with as much in it as the way back needs; it goes back as late as a browser does. */
class FakeHistory {
  readonly entries: unknown[] = [null];
  readonly page = new EventTarget();

  get state(): unknown {
    return this.entries.at(-1);
  }

  pushState(state: unknown): void {
    this.entries.push(state);
  }

  go(steps: number): void {
    setTimeout(() => {
      this.entries.splice(steps);
      this.page.dispatchEvent(new Event("popstate"));
    });
  }
}

let past = new FakeHistory();
const closed = vi.fn<(what: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  closed.mockReset();
  past = new FakeHistory();
  vi.stubGlobal("history", past);
  vi.stubGlobal("addEventListener", past.page.addEventListener.bind(past.page));
});

async function opening(): Promise<(what: string) => () => void> {
  const { backwards } = await import("../src/ui/backwards");
  return (what) => {
    const forget = backwards.closes(() => {
      closed(what);
      forget();
    });
    return forget;
  };
}

describe("the way back", () => {
  it("closes the topmost of what is open, and then goes back", async () => {
    const open = await opening();
    open("drawer");
    open("dialog");
    await vi.runAllTimersAsync();
    expect(past.entries).toHaveLength(3);
    past.go(-1);
    await vi.runAllTimersAsync();
    expect(closed.mock.calls).toEqual([["dialog"]]);
    past.go(-1);
    await vi.runAllTimersAsync();
    expect(closed.mock.calls).toEqual([["dialog"], ["drawer"]]);
    expect(past.entries).toEqual([null]);
  });

  it("forgets what is closed otherwise", async () => {
    const open = await opening();
    const close = open("drawer");
    await vi.runAllTimersAsync();
    close();
    await vi.runAllTimersAsync();
    expect(past.entries).toEqual([null]);
    expect(closed).not.toHaveBeenCalled();
  });

  it("has one entry where one thing closes because another opens", async () => {
    const open = await opening();
    const close = open("menu");
    await vi.runAllTimersAsync();
    close();
    open("dialog");
    await vi.runAllTimersAsync();
    expect(past.entries).toHaveLength(2);
    past.go(-1);
    await vi.runAllTimersAsync();
    expect(closed.mock.calls).toEqual([["dialog"]]);
  });

  it("has an entry again for what opens while it is still going back", async () => {
    const open = await opening();
    const close = open("menu");
    await vi.runAllTimersAsync();
    close();
    await Promise.resolve(); // now it is on its way
    open("drawer");
    await vi.runAllTimersAsync();
    expect(past.entries).toHaveLength(2);
    expect(closed).not.toHaveBeenCalled();
  });

  it("does not go back from a page to which a link has led", async () => {
    const open = await opening();
    const close = open("menu");
    await vi.runAllTimersAsync();
    past.entries.splice(-1, 1, null); // a link takes the place of the entry
    close();
    await vi.runAllTimersAsync();
    expect(past.entries).toEqual([null, null]);
  });
});
