import { describe, expect, test } from "vitest";
import type { CachePolicy } from "./cachePolicy";
import { createRequestCache } from "./requestCache";

const policy: CachePolicy = { source: "content", ttlMs: 0, staleMs: 0 };
const down = new Error("down");

/** A load of many ids that knows `x` and `y`, and records the ids it was called with. */
function createLoad() {
  const asked: string[][] = [];
  const load = async (ids: string[]) => {
    asked.push(ids);
    return new Map(ids.filter((id) => "xy".includes(id)).map((id) => [id, `${id} of load ${asked.length}`]));
  };
  return { asked, load };
}

describe("within a request", () => {
  test("a value is loaded once, for concurrent and later reads", async () => {
    const cache = createRequestCache();
    let loads = 0;
    const load = async () => ++loads;
    const both = await Promise.all([cache.read("a", policy, load), cache.read("a", policy, load)]);
    const values = [...both, await cache.read("a", policy, load)].map(({ value }) => value);
    expect(values).toEqual([1, 1, 1]);
    expect(await cache.read("b", policy, load)).toEqual({ value: 2, stale: false });
  });

  test("of many ids only those not loaded before are loaded, whether they exist or not", async () => {
    const cache = createRequestCache();
    const { asked, load } = createLoad();
    await cache.readMany("k", ["x", "z"], policy, load);
    const values = await cache.readMany("k", ["z", "y", "x"], policy, load);
    expect(values).toEqual([null, "y of load 2", "x of load 1"].map((value) => ({ value, stale: false })));
    await cache.readMany("k", ["x", "y", "z"], policy, load);
    expect(asked).toEqual([["x", "z"], ["y"]]);
    await cache.readMany("other", ["x"], policy, load);
    expect(asked).toHaveLength(3);
  });

  test("a failed load is not repeated", async () => {
    const cache = createRequestCache();
    let loads = 0;
    const fail = async () => (loads++, Promise.reject(down));
    await expect(cache.read("a", policy, fail)).rejects.toBe(down);
    await expect(cache.read("a", policy, fail)).rejects.toBe(down);
    expect(await cache.readMany("k", ["x", "y"], policy, fail)).toEqual([down, down]);
    expect(await cache.readMany("k", ["y"], policy, fail)).toEqual([down]);
    expect(loads).toBe(2);
  });
});

test("a passed deadline names the source", async () => {
  const cache = createRequestCache();
  const wait = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const late = { code: "UPSTREAM_TIMEOUT", source: "content" };
  await expect(cache.read("a", policy, wait, AbortSignal.timeout(1))).rejects.toMatchObject(late);
  const [answer] = await cache.readMany("k", ["x"], policy, (_, signal) => wait(signal), AbortSignal.timeout(1));
  expect(answer).toMatchObject(late);
});

test("requests share nothing", async () => {
  const load = async () => ({});
  const [one, other] = await Promise.all([createRequestCache(), createRequestCache()].map((cache) => cache.read("a", policy, load)));
  expect(one!.value).not.toBe(other!.value);
});
