import { describe, expect, test, vi } from "vitest";
import { createCache } from "./cache";
import type { CachePolicy } from "./cachePolicy";
import { SourceError } from "./errors";

const slow: CachePolicy = { source: "kiosks", ttlMs: 1000, staleMs: 60_000, loadMs: 10_000 };
const down = new SourceError("down", { source: "kiosks", code: "UPSTREAM_STATUS" });

function createTestCache() {
  const clock = { now: 5_000_000 };
  return { clock, cache: createCache({ now: () => clock.now }) };
}

/** A load that the test ends. */
function createLoad() {
  const calls: { last: unknown; signal: AbortSignal; end(value: unknown): void; fail(error: Error): void }[] = [];
  const load = (signal: AbortSignal, last?: unknown) => new Promise((end, fail) => void calls.push({ last, signal, end, fail }));
  return { calls, load };
}

describe("a load that may outlive a request", () => {
  test("goes on after all readers have left, and serves the next one", async () => {
    const { cache } = createTestCache();
    const { calls, load } = createLoad();
    const left = new AbortController();
    const leaving = cache.read("network", slow, load, left.signal);
    left.abort(new Error("gone"));
    await expect(leaving).rejects.toThrow("gone");
    expect(calls[0]!.signal.aborted).toBe(false);
    calls[0]!.end("all kiosks");
    await expect(cache.read("network", slow, load)).resolves.toEqual({ value: "all kiosks", stale: false });
    expect(calls).toHaveLength(1);
  });

  test("is shared by readers that come while it goes on", async () => {
    const { cache } = createTestCache();
    const { calls, load } = createLoad();
    const left = new AbortController();
    cache.read("network", slow, load, left.signal).catch(() => {});
    left.abort();
    const staying = cache.read("network", slow, load, new AbortController().signal);
    calls[0]!.end(1);
    await expect(staying).resolves.toEqual({ value: 1, stale: false });
    expect(calls).toHaveLength(1);
  });

  test("is aborted after its own time limit", async () => {
    const { cache } = createTestCache();
    let signal: AbortSignal | undefined;
    const reading = cache.read("network", { ...slow, loadMs: 50 }, (shared) => {
      signal = shared;
      return new Promise((_, reject) => shared.addEventListener("abort", () => reject(shared.reason)));
    });
    await expect(reading).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT", source: "kiosks" });
    expect(signal!.aborted).toBe(true);
  });

  test("replaces a value in the background while readers get the old one", async () => {
    const { cache, clock } = createTestCache();
    const { calls, load } = createLoad();
    const first = cache.read("network", slow, load);
    calls[0]!.end("old");
    await first;
    clock.now += 1000;
    await expect(cache.read("network", slow, load)).resolves.toEqual({ value: "old", stale: false });
    await expect(cache.read("network", slow, load)).resolves.toEqual({ value: "old", stale: false });
    expect(calls).toHaveLength(2);
    expect(calls[1]!.last).toBe("old");
    calls[1]!.end("new");
    await vi.waitFor(async () => expect(await cache.read("network", slow, load)).toEqual({ value: "new", stale: false }));
  });

  test("that fails in the background leaves the old value, marked stale", async () => {
    const { cache, clock } = createTestCache();
    const { calls, load } = createLoad();
    const first = cache.read("network", slow, load);
    calls[0]!.end("old");
    await first;
    clock.now += 1000;
    await cache.read("network", slow, load);
    calls[1]!.fail(down);
    await vi.waitFor(async () => expect(await cache.read("network", slow, load)).toEqual({ value: "old", stale: true }));
    expect(calls).toHaveLength(2);
  });

  test("is waited for when the cached value has another version", async () => {
    const { cache } = createTestCache();
    await cache.read("index", { ...slow, version: "M1" }, async () => "of M1");
    await expect(cache.read("index", { ...slow, version: "M2" }, async () => "of M2")).resolves.toEqual({ value: "of M2", stale: false });
  });
});
