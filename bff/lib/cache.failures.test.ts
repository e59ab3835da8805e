import { describe, expect, test } from "vitest";
import { createBreaker } from "./breaker";
import { createCache } from "./cache";
import type { CachePolicy } from "./cachePolicy";
import { SourceError, type UpstreamErrorCode } from "./errors";

/* Failures of a source without a last good value: how long the failure is returned, and for which keys. */

const policy: CachePolicy = { source: "kiosks", ttlMs: 1000, staleMs: 60_000 };
const failure = (code: UpstreamErrorCode, status?: number) => new SourceError("down", { source: "kiosks", code, status });
const down = failure("UPSTREAM_STATUS", 503);
const fresh = (value: unknown) => ({ value, stale: false });

function createTestCache() {
  const clock = { now: 5_000_000 };
  const now = () => clock.now;
  const breaker = createBreaker({ now });
  const [cache, other] = [createCache({ now, breaker }), createCache({ now, breaker })];
  const loads: string[] = [];
  /** Reads a key whose load returns `value`, or fails with it. */
  const read = (key: string, value: unknown, of: Partial<CachePolicy> = {}, from = cache) =>
    from.read(key, { ...policy, ...of }, async () => {
      loads.push(key);
      if (value instanceof Error) throw value;
      return value;
    });
  const readMany = (ids: string[], values: Record<string, string> | Error) =>
    cache.readMany("kiosk", ids, policy, async (missing) => {
      loads.push(missing.join());
      if (values instanceof Error) throw values;
      return new Map(Object.entries(values).filter(([id]) => missing.includes(id)));
    });
  /** Makes loads of different keys fail one after the other, so that the circuit opens. */
  const breakDown = async (of: Partial<CachePolicy> = {}) => {
    for (const key of ["b1", "b2", "b3", "b4", "b5"]) await read(key, down, of).catch(() => {});
    loads.length = 0;
  };
  return { cache, other, clock, loads, read, readMany, breakDown };
}

describe("a load that has failed", () => {
  test.each([
    ["with a status", down],
    ["for too many calls", failure("UPSTREAM_RATE_LIMITED", 429)],
    ["for a timeout", failure("UPSTREAM_TIMEOUT")],
    ["with a bad payload", failure("UPSTREAM_BAD_PAYLOAD")],
  ])("%s is not repeated for a second", async (_, error) => {
    const { clock, loads, read } = createTestCache();
    await expect(read("a", error)).rejects.toBe(error);
    clock.now += 999;
    await expect(read("a", 1)).rejects.toBe(error);
    expect(loads).toEqual(["a"]);
    clock.now += 1;
    await expect(read("a", 2)).resolves.toEqual(fresh(2));
    await expect(read("a", 3)).resolves.toEqual(fresh(2));
  });

  test("does not affect other keys", async () => {
    const { read } = createTestCache();
    await expect(read("a", down)).rejects.toBe(down);
    await expect(read("b", 1)).resolves.toEqual(fresh(1));
  });

  test("does not affect another version, nor a key that is reloaded afterwards", async () => {
    const { cache, read } = createTestCache();
    await expect(read("a", down, { version: "M1" })).rejects.toBe(down);
    await expect(read("a", 1, { version: "M2" })).resolves.toEqual(fresh(1));
    await expect(read("root", down)).rejects.toBe(down);
    await cache.reload("root", policy, async () => 2);
    await expect(read("root", 2)).resolves.toEqual(fresh(2));
  });

  test.each([
    ["because its visitor left", new DOMException("gone", "AbortError")],
    [
      "with a code that only this source has",
      new SourceError("gone", { source: "kiosks", code: "PREVIEW_EXPIRED", publicMessage: "It is gone." }),
    ],
    ["because the visitor's places in our queue are taken", failure("UPSTREAM_BUSY")],
    ["for a bug of ours", new TypeError("undefined is not a function")],
  ])("%s is repeated at once", async (_, error) => {
    const { loads, read } = createTestCache();
    await expect(read("a", error)).rejects.toBe(error);
    await expect(read("a", 1)).resolves.toEqual(fresh(1));
    expect(loads).toEqual(["a", "a"]);
  });

  test("does not include a load that goes on after a request's deadline", async () => {
    const { cache, loads, read } = createTestCache();
    const pending = () => new Promise<never>(() => {});
    await expect(cache.read("a", policy, pending, AbortSignal.timeout(10))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    await expect(read("a", 1)).resolves.toEqual(fresh(1));
    expect(loads).toEqual(["a"]);
  });

  test("of many ids is not repeated for any of them, and other ids are loaded without them", async () => {
    const { clock, loads, readMany } = createTestCache();
    await readMany(["1", "2"], down);
    await expect(readMany(["1", "2"], { 1: "one" })).resolves.toEqual([down, down]);
    await expect(readMany(["3", "1"], { 1: "one", 3: "three" })).resolves.toEqual([fresh("three"), down]);
    expect(loads).toEqual(["1,2", "3"]);
    clock.now += 999;
    await expect(readMany(["2"], {})).resolves.toEqual([down]);
    clock.now += 1;
    await expect(readMany(["1", "2"], { 1: "one" })).resolves.toEqual([fresh("one"), fresh(null)]);
  });
});

describe("a source whose loads have failed five times in a row", () => {
  test("is not called for two seconds by any cache that shares its breaker; then one load is let through", async () => {
    const { clock, loads, other, read, readMany, breakDown } = createTestCache();
    await breakDown();
    await expect(read("a", 1)).rejects.toBe(down);
    await expect(read("a", 1, {}, other)).rejects.toBe(down);
    await expect(readMany(["1"], { 1: "one" })).resolves.toEqual([down]);
    expect(loads).toEqual([]);
    clock.now += 2000;
    await expect(read("a", 1)).resolves.toEqual(fresh(1));
    await expect(readMany(["1"], { 1: "one" })).resolves.toEqual([fresh("one")]);
  });

  test("is called for all ids of the load that is let through", async () => {
    const { clock, loads, readMany, breakDown } = createTestCache();
    await breakDown();
    clock.now += 2000;
    await expect(readMany(["1", "2", "3"], { 1: "one", 3: "three" })).resolves.toEqual([fresh("one"), fresh(null), fresh("three")]);
    expect(loads).toEqual(["1,2,3"]);
  });

  test("is replaced by its last good values, and fresh values stay fresh", async () => {
    const { clock, loads, read, readMany, breakDown } = createTestCache();
    await read("old", 1);
    await readMany(["old"], { old: "one" });
    clock.now += 1000;
    await read("fresh", 2);
    await breakDown();
    await expect(read("old", 3)).resolves.toEqual({ value: 1, stale: true });
    await expect(readMany(["old"], { old: "two" })).resolves.toEqual([{ value: "one", stale: true }]);
    await expect(read("fresh", 3)).resolves.toEqual(fresh(2));
    expect(loads).toEqual([]);
  });

  test("does not affect another source, nor a part of the same source with its own circuit", async () => {
    const { read, breakDown } = createTestCache();
    await breakDown();
    await expect(read("a", 1, { source: "content" })).resolves.toEqual(fresh(1));
    await expect(read("b", 1, { circuit: "stock" })).resolves.toEqual(fresh(1));
  });
});
