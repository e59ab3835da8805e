import { expect, it, vi } from "vitest";
import { createFakeSharedValues } from "../../tests/support/fakeSharedValues";
import { createCache } from "./cache";
import type { CachePolicy } from "./cachePolicy";
import { SourceError } from "./errors";

const policy: CachePolicy = { source: "kiosks", ttlMs: 1000, staleMs: 10_000, isShared: true };

function startProcesses() {
  const clock = { now: 0 };
  const now = () => clock.now;
  const sharedValues = createFakeSharedValues(now);
  return { clock, sharedValues, start: () => createCache({ sharedValues, now }) };
}
const loads = (value: unknown) => vi.fn<() => Promise<unknown>>(async () => value);
const fails = () =>
  vi.fn<() => Promise<never>>(() => Promise.reject(new SourceError("down", { source: "kiosks", code: "UPSTREAM_STATUS" })));

it("a value that another process has loaded is fresh until its own ttl ends", async () => {
  const { clock, start } = startProcesses();
  const [one, other] = [start(), start()];
  await one.read("a", policy, loads("first"));
  clock.now = 900;
  expect((await other.read("a", policy, loads("second"))).value).toBe("first");
  clock.now = 1000;
  expect((await other.read("a", policy, loads("second"))).value).toBe("second");
});

it("a value of another version is not taken", async () => {
  const { start } = startProcesses();
  await start().read("a", { ...policy, version: "M1" }, loads("old"));
  expect((await start().read("a", { ...policy, version: "M2" }, loads("new"))).value).toBe("new");
});

it("the last good value of another process stands in for a failure", async () => {
  const { clock, start } = startProcesses();
  await start().read("a", policy, loads("last good"));
  clock.now = 5000;
  const started = start();
  expect(await started.read("a", policy, fails())).toEqual({ value: "last good", stale: true });
  expect(await started.readMany("kind", ["1"], policy, fails())).toEqual([expect.any(SourceError)]);
});

it("a reload asks the source, and the others can adopt what it loads", async () => {
  const { clock, start } = startProcesses();
  const [one, other] = [start(), start()];
  await one.read("a", policy, loads("old"));
  await other.read("a", policy, loads("never"));
  clock.now = 10;
  await one.reload("a", policy, loads("new"));
  expect(await other.adopt("a", policy)).toBe(true);
  expect((await other.read("a", policy, loads("never"))).value).toBe("new");
  expect(await other.adopt("a", policy)).toBe(false);
});

it("a load that began before an adoption replaces what was adopted neither here nor for others", async () => {
  const { clock, start } = startProcesses();
  const [one, other] = [start(), start()];
  let answer!: (value: unknown) => void;
  const slow = other.read("a", policy, () => new Promise((resolve) => void (answer = resolve)));
  await vi.waitFor(() => expect(answer).toBeDefined());
  clock.now = 10;
  await one.reload("a", policy, loads("new"));
  expect(await other.adopt("a", policy)).toBe(true);
  answer("old");
  expect((await slow).value).toBe("old");
  expect(other.find("a", policy)?.value).toBe("new");
  expect((await start().read("a", policy, loads("never"))).value).toBe("new");
});

it("a value that no process keeps is loaded once for all of them", async () => {
  const { start } = startProcesses();
  const load = loads(["documents"]);
  expect(await start().loadShared("all", policy, load)).toEqual(["documents"]);
  expect(await start().loadShared("all", policy, load)).toEqual(["documents"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("what does not exist, and what a policy does not share, stays in the process", async () => {
  const { sharedValues, start } = startProcesses();
  const cache = start();
  await cache.readMany("kiosk", ["invented"], policy, async () => new Map());
  await cache.read("box", { ...policy, isShared: false }, loads("own"));
  expect(sharedValues.kept.size).toBe(0);
});

it("a value that another process has finished loading just before this one claims it is not loaded again", async () => {
  const { sharedValues, start } = startProcesses();
  const [one, other] = [start(), start()];
  const release = vi.fn<() => void>();
  const { claim } = sharedValues;
  sharedValues.claim = async () => {
    sharedValues.claim = claim;
    await other.read("a", policy, loads("other's"));
    return release;
  };
  const load = loads("own");
  expect((await one.read("a", policy, load)).value).toBe("other's");
  expect(load).not.toHaveBeenCalled();
  expect(release).toHaveBeenCalledTimes(1);
});
