import { beforeEach, expect, it, vi } from "vitest";

const HERE = "http://localhost:8000";
const THERE = "http://192.168.1.5:8000";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", new URL(`${HERE}/table/TKK8XP`));
});

it("is found where the server says, whole links and places of the page alike", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ address: THERE, open: true }));
  const { house } = await import("../src/lib/house.svelte");
  await house.find();
  expect(house.link("/table/TKK8XP?seat=1#30")).toBe(`${THERE}/table/TKK8XP?seat=1#30`);
  expect(house.link(`${HERE}/rules/tobago#TO-1.1`)).toBe(`${THERE}/rules/tobago#TO-1.1`);
  expect(house.isOpen).toBe(true);
});

it("is told when nobody else can come in", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ address: HERE, open: false }));
  const { house } = await import("../src/lib/house.svelte");
  await house.find();
  expect(house.isOpen).toBe(false);
});

it("is the page's own address until the server has told, and when it cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  const { house } = await import("../src/lib/house.svelte");
  expect(house.link("/rules")).toBe(`${HERE}/rules`);
  await house.find();
  expect(house.link("/rules")).toBe(`${HERE}/rules`);
});
