import { afterEach, describe, expect, it, vi } from "vitest";

import { get, onUnknown, Refusal, Unreachable } from "../src/lib/api";

function answering(status: number, body: object): void {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe("a refusal of the server", () => {
  it("tells what is wrong", async () => {
    const problem = { key: "error-not-found", args: {}, detail: "There is no such thing." };
    answering(404, problem);
    await expect(get("/nothing")).rejects.toEqual(new Refusal(404, problem));
  });

  it("makes one unknown only if the server does not know who asks", async () => {
    const forget = vi.fn();
    onUnknown(forget);
    answering(401, { key: "error-wrong-password", args: {}, detail: "" });
    await expect(get("/sessions")).rejects.toThrow(Refusal);
    expect(forget).not.toHaveBeenCalled();
    answering(401, { key: "error-who-are-you", args: {}, detail: "" });
    await expect(get("/me")).rejects.toThrow(Refusal);
    expect(forget).toHaveBeenCalledOnce();
  });

  it("is another thing than no answer", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
    await expect(get("/me")).rejects.toThrow(Unreachable);
  });
});
