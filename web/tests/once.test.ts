import { expect, it, vi } from "vitest";

import { once } from "../src/lib/once";

it("asks for each thing once", async () => {
  const ask = vi.fn(async (key: string) => key.length);
  const read = once(ask);
  expect([await read("sea"), await read("sea"), await read("coast")]).toEqual([3, 3, 5]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks again for what could not be had", async () => {
  const ask = vi.fn(async () => "there").mockRejectedValueOnce(new Error("gone"));
  const read = once(ask);
  await expect(read()).rejects.toThrow("gone");
  expect(await read()).toBe("there");
});
