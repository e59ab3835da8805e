import { LRUCache } from "lru-cache";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createCache } from "./cache";
import type { CachePolicy } from "./cachePolicy";
import { SourceError } from "./errors";

const policy: CachePolicy = { source: "kiosks", ttlMs: 1000, staleMs: 60_000 };
const down = new SourceError("down", { source: "kiosks", code: "UPSTREAM_STATUS" });
const pending = () => new Promise<never>(() => {});

function createTestCache(max?: number) {
  const clock = { now: 5_000_000 };
  const cache = createCache({ max, now: () => clock.now });
  const loads: string[] = [];
  /** Reads a key whose load returns `value`, or fails with it. */
  const read = (key: string, value: unknown, signal?: AbortSignal) =>
    cache.read(
      key,
      policy,
      async () => {
        loads.push(key);
        if (value instanceof Error) throw value;
        return value;
      },
      signal,
    );
  /** Reads many ids from an upstream that has these values, or fails with them. */
  const readMany = (ids: string[], values: Record<string, string> | Error, signal?: AbortSignal) =>
    cache.readMany(
      "kiosk",
      ids,
      policy,
      async (missing) => {
        loads.push(missing.join());
        if (values instanceof Error) throw values;
        return new Map(
          Object.entries(values)
            .filter(([id]) => missing.includes(id))
            .toReversed(),
        );
      },
      signal,
    );
  return { cache, clock, loads, read, readMany };
}

describe("one key", () => {
  test("is loaded once within its ttl, and again after it", async () => {
    const { clock, loads, read } = createTestCache();
    await expect(read("a", 1)).resolves.toEqual({ value: 1, stale: false });
    clock.now += 999;
    await expect(read("a", 2)).resolves.toEqual({ value: 1, stale: false });
    clock.now += 1;
    await expect(read("a", 3)).resolves.toEqual({ value: 3, stale: false });
    expect(loads).toEqual(["a", "a"]);
  });

  test("caches null and undefined as values", async () => {
    const { loads, read } = createTestCache();
    await read("a", null);
    await expect(read("a", 1)).resolves.toEqual({ value: null, stale: false });
    await read("b", undefined);
    await expect(read("b", 1)).resolves.toEqual({ value: undefined, stale: false });
    expect(loads).toEqual(["a", "b"]);
  });

  test("shares one load among concurrent misses", async () => {
    const { loads, read } = createTestCache();
    const values = await Promise.all(Array.from({ length: 50 }, (_, index) => read("a", index)));
    expect(loads).toEqual(["a"]);
    expect(new Set(values.map(({ value }) => value))).toEqual(new Set([0]));
  });

  test("keeps its cached value until a reload has finished", async () => {
    const { cache, loads, read } = createTestCache();
    await read("a", 1);
    const arrivals: ((value: number) => void)[] = [];
    const reloaded = cache.reload(
      "a",
      { source: "content", ttlMs: 1000, staleMs: 1000 },
      () => new Promise<number>((resolve) => arrivals.push(resolve)),
    );
    await expect(read("a", 2)).resolves.toEqual({ value: 1, stale: false });
    arrivals[0]!(3);
    await expect(reloaded).resolves.toBe(3);
    await expect(read("a", 4)).resolves.toEqual({ value: 3, stale: false });
    expect(loads).toEqual(["a"]);
  });

  test("keeps its cached value when a reload fails", async () => {
    const { cache, read } = createTestCache();
    await read("a", 1);
    await expect(cache.reload("a", { source: "content", ttlMs: 1000, staleMs: 1000 }, () => Promise.reject(down))).rejects.toBe(down);
    await expect(read("a", 2)).resolves.toEqual({ value: 1, stale: false });
  });

  test("that is reloaded during a load keeps the reloaded value, not that of the earlier load", async () => {
    const { cache } = createTestCache();
    const root = { source: "content", ttlMs: 1000, staleMs: 1000 };
    const arrivals: ((value: string) => void)[] = [];
    const early = cache.read("root", root, () => new Promise<string>((resolve) => arrivals.push(resolve)));
    await expect(cache.reload("root", root, async () => "new")).resolves.toBe("new");
    arrivals[0]!("old");
    await expect(early).resolves.toEqual({ value: "old", stale: false });
    await expect(cache.read("root", root, async () => "newer")).resolves.toEqual({ value: "new", stale: false });
  });

  test("is fresh under its own version only, and stands in for another version that fails to load", async () => {
    const { cache } = createTestCache();
    const read = (version: string, value: string | Error) =>
      cache.read("page", { source: "content", ttlMs: 1000, staleMs: 1000, version }, async () => {
        if (value instanceof Error) throw value;
        return value;
      });
    await expect(read("M1", "one")).resolves.toEqual({ value: "one", stale: false });
    await expect(read("M1", "two")).resolves.toEqual({ value: "one", stale: false });
    await expect(read("M2", down)).resolves.toEqual({ value: "one", stale: true });
    const other = createTestCache().cache;
    const readOther = (version: string) =>
      other.read("page", { source: "content", ttlMs: 1000, staleMs: 1000, version }, async () => version);
    await expect(Promise.all([readOther("M1"), readOther("M2")])).resolves.toEqual([
      { value: "M1", stale: false },
      { value: "M2", stale: false },
    ]);
    await expect(readOther("M3")).resolves.toEqual({ value: "M3", stale: false });
  });
});

describe("a source that fails over a last good value", () => {
  test("returns that value, marked stale", async () => {
    const { clock, read } = createTestCache();
    await read("a", 1);
    clock.now += 1000;
    await expect(read("a", down)).resolves.toEqual({ value: 1, stale: true });
  });

  test("is called again only after five seconds", async () => {
    const { clock, loads, read } = createTestCache();
    await read("a", 1);
    clock.now += 1000;
    await read("a", down);
    clock.now += 4999;
    await expect(read("a", 2)).resolves.toEqual({ value: 1, stale: true });
    expect(loads).toHaveLength(2);
    clock.now += 1;
    await expect(read("a", 3)).resolves.toEqual({ value: 3, stale: false });
    await expect(read("a", 4)).resolves.toEqual({ value: 3, stale: false });
    expect(loads).toHaveLength(3);
  });

  test("fails when that value is too old", async () => {
    const { clock, read } = createTestCache();
    await read("a", 1);
    clock.now += 60_999;
    await expect(read("a", down)).resolves.toEqual({ value: 1, stale: true });
    clock.now += 1;
    await expect(read("a", down)).rejects.toBe(down);
  });

  test("is called again at once after a load that ended because a visitor left", async () => {
    const { cache, clock, read } = createTestCache();
    await read("a", 1);
    clock.now += 1000;
    const left = new AbortController();
    const leaving = cache.read("a", policy, pending, left.signal);
    left.abort();
    await expect(leaving).rejects.toMatchObject({ name: "AbortError" });
    await expect(read("a", 2)).resolves.toEqual({ value: 2, stale: false });
  });
});

test("a request's deadline is a timeout that names the source", async () => {
  const { cache } = createTestCache();
  const late = AbortSignal.timeout(20);
  const failure = { name: "SourceError", source: "kiosks", code: "UPSTREAM_TIMEOUT", message: "kiosks response timeout" };
  await expect(cache.read("a", policy, pending, late)).rejects.toMatchObject(failure);
  const [answer] = await cache.readMany("kiosk", ["1"], policy, pending, AbortSignal.timeout(20));
  expect(answer).toMatchObject(failure);
});

test("at a request's deadline the last good value is returned", async () => {
  const { cache, clock, read } = createTestCache();
  await read("a", 1);
  clock.now += 1000;
  await expect(cache.read("a", policy, pending, AbortSignal.timeout(20))).resolves.toEqual({ value: 1, stale: true });
});

test("at most 1000 entries are kept; the least recently used is evicted first", async () => {
  const { loads, read } = createTestCache();
  for (let index = 0; index < 1000; index++) await read(`key ${index}`, index);
  await read("key 0", "used again");
  await read("one more", 1);
  loads.length = 0;
  await read("key 0", "loaded again");
  await read("key 2", "loaded again");
  expect(loads).toEqual([]);
  await read("key 1", "loaded again");
  expect(loads).toEqual(["key 1"]);
});

test("ids that do not exist are cached apart, and evict no value", async () => {
  const { read, loads } = createTestCache(3);
  await read("a", 1);
  for (const key of ["x1", "x2", "x3", "x4", "x5"]) await read(key, null);
  expect((await read("a", 2)).value).toBe(1);
  expect((await read("x5", 2)).value).toBeNull();
  expect(loads).toEqual(["a", "x1", "x2", "x3", "x4", "x5"]);
});

test("the total size of values is limited", async () => {
  const cache = createCache({ maxBytes: 1000 });
  const load = (value: string) => async () => value;
  await cache.read("a", policy, load("a".repeat(600)));
  expect(cache.peek("a")).toHaveLength(600);
  await cache.read("b", policy, load("b".repeat(600)));
  expect([cache.peek("a"), cache.peek("b")]).toEqual([undefined, "b".repeat(600)]);
});

describe("many ids", () => {
  test("are returned in the order asked for, whatever the order of the load, with null for unknown ones", async () => {
    const { loads, readMany } = createTestCache();
    const answers = await readMany(["3", "1", "nope", "2"], { 1: "one", 2: "two", 3: "three" });
    expect(answers).toEqual(["three", "one", null, "two"].map((value) => ({ value, stale: false })));
    expect(loads).toEqual(["1,2,3,nope"]);
  });

  test("that are fresh, or known not to exist, are not loaded again", async () => {
    const { loads, readMany } = createTestCache();
    await readMany(["1", "nope"], { 1: "one" });
    const answers = await readMany(["2", "nope", "1"], { 1: "changed", 2: "two", nope: "known now" });
    expect(answers).toEqual(["two", null, "one"].map((value) => ({ value, stale: false })));
    await readMany(["1", "2"], {});
    expect(loads).toEqual(["1,nope", "2"]);
  });

  test("of different kinds do not collide", async () => {
    const { cache, readMany } = createTestCache();
    await readMany(["1"], { 1: "a kiosk" });
    const [answer] = await cache.readMany("document", ["1"], policy, async () => new Map([["1", "a document"]]));
    expect(answer).toEqual({ value: "a document", stale: false });
  });

  test("share one load with the same ids in another order", async () => {
    const { loads, readMany } = createTestCache();
    const values = { 1: "one", 2: "two" };
    const [forth, back] = await Promise.all([readMany(["1", "2"], values), readMany(["2", "1"], values)]);
    expect(loads).toEqual(["1,2"]);
    expect(forth).toEqual(back.toReversed());
  });

  test("do not share a load with a single id that looks like their list", async () => {
    const { readMany } = createTestCache();
    const values = { 1: "one", 2: "two" };
    const [odd, two] = await Promise.all([readMany(["1,2"], values), readMany(["1", "2"], values)]);
    expect(odd).toEqual([{ value: null, stale: false }]);
    expect(two).toEqual(["one", "two"].map((value) => ({ value, stale: false })));
  });

  test("that another read is loading are not loaded again", async () => {
    const { loads, readMany } = createTestCache();
    const values = { 1: "one", 2: "two", 3: "three" };
    const [one, other] = await Promise.all([readMany(["1", "2"], values), readMany(["2", "3"], values)]);
    expect(loads).toEqual(["1,2", "3"]);
    expect([one, other].map((answers) => answers.map((answer) => "value" in answer && answer.value))).toEqual([
      ["one", "two"],
      ["two", "three"],
    ]);
  });

  test("are loaded as long as one of their readers is there", async () => {
    const { cache } = createTestCache();
    const [first, second] = [new AbortController(), new AbortController()];
    const signals: AbortSignal[] = [];
    const load = (_: string[], shared: AbortSignal) => {
      signals.push(shared);
      return pending();
    };
    const reads = [
      cache.readMany("kiosk", ["1", "2"], policy, load, first.signal),
      cache.readMany("kiosk", ["2"], policy, load, second.signal),
    ];
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    first.abort();
    expect((await reads[0])!.map((answer) => answer instanceof Error)).toEqual([true, true]);
    expect(signals[0]!.aborted).toBe(false);
    second.abort();
    await reads[1];
    expect(signals[0]!.aborted).toBe(true);
  });

  test("whose load fails fail one by one: fresh and last good values are returned, the rest is the error", async () => {
    const { clock, readMany } = createTestCache();
    await readMany(["old"], { old: "old one" });
    clock.now += 900;
    await readMany(["fresh"], { fresh: "fresh one" });
    clock.now += 100;
    const answers = await readMany(["new", "old", "fresh"], down);
    expect(answers).toEqual([down, { value: "old one", stale: true }, { value: "fresh one", stale: false }]);
  });

  test("do not count as failed when a visitor left", async () => {
    const { cache, clock, readMany } = createTestCache();
    await readMany(["1"], { 1: "one" });
    clock.now += 1000;
    const left = new AbortController();
    const leaving = cache.readMany("kiosk", ["1"], policy, pending, left.signal);
    left.abort();
    await leaving.catch(() => {});
    await expect(readMany(["1"], { 1: "changed" })).resolves.toEqual([{ value: "changed", stale: false }]);
  });
});

test("a long key takes no more memory than a short one, whether its load succeeds or fails", async () => {
  const { read, readMany } = createTestCache();
  const writes = [vi.spyOn(LRUCache.prototype, "set"), vi.spyOn(LRUCache.prototype, "fetch")];
  onTestFinished(() => writes.forEach((method) => method.mockRestore()));
  const long = "x".repeat(50_000);
  for (const value of ["one", null, down]) await read(`${String(value)} ${long}`, value).catch(() => {});
  await readMany([`1${long}`, `2${long}`], { [`1${long}`]: "one" });
  await readMany([`3${long}`], down);
  const keys = writes.flatMap(({ mock }) => mock.calls.map(([key]) => String(key)));
  expect(keys.length).toBeGreaterThan(5);
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(200);
  expect(await read(`one ${long}`, "other")).toEqual({ value: "one", stale: false });
  expect(await readMany([`1${long}`, `2${long}`], down)).toEqual([
    { value: "one", stale: false },
    { value: null, stale: false },
  ]);
});
