import { describe, expect, test, vi } from "vitest";
import { createKeeper, type KeeperOptions, type NewResponse, NOT_CACHED } from "./keeper";

/** A keeper whose clock and versions the test sets. */
function start(options: Partial<KeeperOptions> = {}) {
  const clock = { now: 1_000_000 };
  const versions: Record<string, string | undefined> = { content: "M1" };
  const keeper = createKeeper({
    maxBytes: 100_000,
    freshMs: 5000,
    staleMs: 5000,
    versionOf: (name) => versions[name],
    now: () => clock.now,
    ...options,
  });
  const runs: string[] = [];
  /** Reads a key as its users do: returns the cached response, or makes one. */
  const ask = async (key: string, body = "answer", own: NewResponse["versions"] = { content: "M1" }) => {
    const made =
      keeper.get(key) ??
      (await keeper.make(key, async () => {
        runs.push(key);
        return { status: 200, headers: {}, body: Buffer.from(body), versions: own };
      }));
    return made.body.toString();
  };
  return { keeper, clock, versions, runs, ask };
}

describe("a response", () => {
  test("is cached on the second request for its key", async () => {
    const { keeper, ask, runs } = start();
    await ask("a");
    expect(keeper.get("a")).toBeUndefined();
    await ask("a");
    expect([await ask("a"), await ask("a"), runs]).toEqual(["answer", "answer", ["a", "a"]]);
    expect(keeper.get("b")).toBeUndefined();
  });

  test("that belongs to one request is never cached", async () => {
    const { ask, runs } = start();
    for (let times = 0; times < 3; times++) await ask("a", "mine", undefined as never);
    const { ask: askOwn, runs: ownRuns } = start();
    for (let times = 0; times < 3; times++) await askOwn("a", "mine", undefined);
    expect([runs.length, ownRuns.length]).toEqual([2, 2]);
  });

  test("is sent while it is fresh, then while a newer one is made, and no longer", async () => {
    const { keeper, clock, ask } = start();
    await ask("a");
    await ask("a");
    clock.now += 4999;
    expect(keeper.needsRefresh("a", keeper.get("a")!)).toBe(false);
    clock.now += 1;
    expect(keeper.needsRefresh("a", keeper.get("a")!)).toBe(true);
    let end: ((made: NewResponse) => void) | undefined;
    const renewal = keeper.make("a", () => new Promise((resolve) => (end = resolve)));
    expect(keeper.needsRefresh("a", keeper.get("a")!)).toBe(false);
    await vi.waitFor(() => expect(end).toBeDefined());
    end!({ status: 200, headers: {}, body: Buffer.from("newer"), versions: { content: "M1" } });
    await renewal;
    expect(keeper.get("a")!.body.toString()).toBe("newer");
    clock.now += 10_000;
    expect(keeper.get("a")).toBeUndefined();
  });

  test.each(["M2", undefined])("made of another version than the current one, %s, is not sent", async (version) => {
    const { keeper, versions, ask } = start();
    await ask("a");
    await ask("a");
    await ask("none", "x", {});
    await ask("none", "x", {});
    versions.content = version;
    expect(keeper.get("a")).toBeUndefined();
    expect(keeper.get("none")).toBeDefined();
  });
});

describe("a response that is outdated", () => {
  const made = (body: string, more: Partial<NewResponse> = {}): NewResponse => ({
    status: 200,
    headers: {},
    body: Buffer.from(body),
    versions: { content: "M1" },
    ...more,
  });

  test("is available as a fallback until there is a newer one", async () => {
    const { keeper, versions } = start();
    await keeper.make("a", async () => made("old"), true);
    versions.content = "M2";
    expect(keeper.get("a")).toBeUndefined();
    expect(keeper.getStale("a")).toMatchObject({ last: { body: Buffer.from("old") }, isBest: false });
    await keeper.make("a", async () => made("new", { versions: { content: "M2" } }));
    expect(keeper.get("a")!.body.toString()).toBe("new");
  });

  test("is the best available while a newer one is made, and for some seconds after that failed", async () => {
    const { keeper, versions, clock } = start();
    await keeper.make("a", async () => made("old"), true);
    versions.content = "M2";
    const failing = keeper.make("a", async () => made("half", { lifetime: NOT_CACHED }));
    expect(keeper.getStale("a")!.isBest).toBe(true);
    expect((await failing).body.toString()).toBe("half");
    expect(keeper.getStale("a")!.isBest).toBe(true);
    clock.now += 5_000;
    expect(keeper.getStale("a")!.isBest).toBe(false);
  });

  test("is not refreshed for some seconds after a refresh failed", async () => {
    const { keeper, clock } = start();
    await keeper.make("a", async () => made("old"), true);
    clock.now += 5_000;
    await keeper.make("a", async () => made("half", { lifetime: NOT_CACHED }));
    expect(keeper.needsRefresh("a", keeper.get("a")!)).toBe(false);
    clock.now += 4_999;
    expect(keeper.needsRefresh("a", keeper.get("a")!)).toBe(false);
  });

  test("is removed when it was true only at the time it was made", async () => {
    const { keeper, clock } = start();
    await keeper.make("a", async () => made("open now", { lifetime: { freshMs: 60_000, staleMs: 0 } }), true);
    clock.now += 59_999;
    expect(keeper.get("a")).toBeDefined();
    clock.now += 1;
    expect([keeper.get("a"), keeper.getStale("a")]).toEqual([undefined, undefined]);
  });
});

test("a response that may be cached at once is cached on the first request, and made once for concurrent requests", async () => {
  const { keeper } = start();
  let runs = 0;
  const run = async () => ({ status: 200, headers: {}, body: Buffer.from(`${++runs}`), versions: {} });
  const answers = await Promise.all([keeper.make("a", run, true), keeper.make("a", run, true)]);
  expect(answers.map(({ body }) => body.toString())).toEqual(["1", "1"]);
  expect(keeper.get("a")).toBeDefined();
});

test("a response that is not cached is still sent to the requests that wait for it", async () => {
  const { keeper } = start();
  let runs = 0;
  const run = async () => ({ status: 503, headers: {}, body: Buffer.from(`${++runs}`), versions: {}, lifetime: NOT_CACHED });
  const answers = await Promise.all([keeper.make("a", run, true), keeper.make("a", run, true)]);
  expect(answers.map(({ body }) => body.toString())).toEqual(["1", "1"]);
  expect(keeper.get("a")).toBeUndefined();
});

describe("concurrent requests", () => {
  test("share one response if it is known to be for all, and otherwise get one each", async () => {
    const { ask, runs } = start();
    await Promise.all([ask("a"), ask("a"), ask("a")]);
    expect(runs).toHaveLength(3);
    const { ask: askAgain, runs: later } = start();
    await askAgain("a");
    await Promise.all([askAgain("a"), askAgain("a"), askAgain("a")]);
    expect(later).toHaveLength(2);
  });

  test("do not share a response that turns out to belong to one request, nor its failure", async () => {
    const { keeper, ask } = start();
    await ask("a");
    const run = vi
      .fn<(isShared: boolean) => Promise<NewResponse>>()
      .mockRejectedValueOnce(new Error("mine"))
      .mockResolvedValue({ status: 200, headers: {}, body: Buffer.from("own") });
    const [first, second] = await Promise.allSettled([keeper.make("a", run), keeper.make("a", run)]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
    expect(run.mock.calls).toEqual([[true], [false]]);
  });
});

test("keys that are not requested again evict nothing, however many there are", async () => {
  const { keeper, ask } = start();
  await ask("a");
  await ask("a");
  for (let n = 0; n < 30_000; n++) await ask(`random ${n}`);
  expect(keeper.get("a")).toBeDefined();
  expect(keeper.size().entries).toBe(1);
});

test("the total size of all responses is limited", async () => {
  const { keeper, ask } = start();
  for (let n = 0; n < 100; n++) {
    await ask(`${n}`, "x".repeat(10_000));
    await ask(`${n}`, "x".repeat(10_000));
  }
  expect(keeper.size().bytes).toBeLessThanOrEqual(100_000);
  expect(keeper.get("99")).toBeDefined();
  expect(keeper.get("1")).toBeUndefined();
});
