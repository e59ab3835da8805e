import { describe, expect, test, vi } from "vitest";
import { createKeeper, type KeeperOptions, type Made, NOT_KEPT, type SecondLevel } from "./keeper";

/** A keeper whose clock and versions the test sets. */
function start(options: Partial<KeeperOptions> = {}) {
  const clock = { now: 1_000_000 };
  const versions: Record<string, string | undefined> = { content: "M1" };
  const keeper = createKeeper({
    maxBytes: 100_000,
    freshMs: 5000,
    renewMs: 5000,
    versionOf: (name) => versions[name],
    now: () => clock.now,
    ...options,
  });
  const runs: string[] = [];
  /** Reads a key as its users do: returns the kept answer, or makes one. */
  const ask = async (key: string, body = "answer", madeOf: Made["madeOf"] = { content: "M1" }) => {
    const made =
      keeper.find(key) ??
      (await keeper.make(key, async () => {
        runs.push(key);
        return { status: 200, headers: {}, body: Buffer.from(body), madeOf };
      }));
    return made.body.toString();
  };
  return { keeper, clock, versions, runs, ask };
}

describe("an answer", () => {
  test("is kept when its key comes for the second time", async () => {
    const { keeper, ask, runs } = start();
    await ask("a");
    expect(keeper.find("a")).toBeUndefined();
    await ask("a");
    expect([await ask("a"), await ask("a"), runs]).toEqual(["answer", "answer", ["a", "a"]]);
    expect(keeper.find("b")).toBeUndefined();
  });

  test("that belongs to one request is never kept", async () => {
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
    expect(keeper.isDue("a", keeper.find("a")!)).toBe(false);
    clock.now += 1;
    expect(keeper.isDue("a", keeper.find("a")!)).toBe(true);
    let end: ((made: Made) => void) | undefined;
    const renewal = keeper.make("a", () => new Promise((resolve) => (end = resolve)));
    expect(keeper.isDue("a", keeper.find("a")!)).toBe(false);
    await vi.waitFor(() => expect(end).toBeDefined());
    end!({ status: 200, headers: {}, body: Buffer.from("newer"), madeOf: { content: "M1" } });
    await renewal;
    expect(keeper.find("a")!.body.toString()).toBe("newer");
    clock.now += 10_000;
    expect(keeper.find("a")).toBeUndefined();
  });

  test.each(["M2", undefined])("made of another version than the current one, %s, is not sent", async (version) => {
    const { keeper, versions, ask } = start();
    await ask("a");
    await ask("a");
    await ask("none", "x", {});
    await ask("none", "x", {});
    versions.content = version;
    expect(keeper.find("a")).toBeUndefined();
    expect(keeper.find("none")).toBeDefined();
  });
});

describe("an answer that may not be sent any more", () => {
  const made = (body: string, more: Partial<Made> = {}): Made => ({
    status: 200,
    headers: {},
    body: Buffer.from(body),
    madeOf: { content: "M1" },
    ...more,
  });

  test("is available to a reader who cannot get a newer one, until there is one", async () => {
    const { keeper, versions } = start();
    await keeper.make("a", async () => made("old"), true);
    versions.content = "M2";
    expect(keeper.find("a")).toBeUndefined();
    expect(keeper.findLast("a")).toMatchObject({ last: { body: Buffer.from("old") }, isBest: false });
    await keeper.make("a", async () => made("new", { madeOf: { content: "M2" } }));
    expect(keeper.find("a")!.body.toString()).toBe("new");
  });

  test("is the best available while a newer one is made, and for seconds after that has failed", async () => {
    const { keeper, versions, clock } = start();
    await keeper.make("a", async () => made("old"), true);
    versions.content = "M2";
    const failing = keeper.make("a", async () => made("half", { life: NOT_KEPT }));
    expect(keeper.findLast("a")!.isBest).toBe(true);
    expect((await failing).body.toString()).toBe("half");
    expect(keeper.findLast("a")!.isBest).toBe(true);
    clock.now += 5_000;
    expect(keeper.findLast("a")!.isBest).toBe(false);
  });

  test("is not renewed again for seconds after a renewal has failed", async () => {
    const { keeper, clock } = start();
    await keeper.make("a", async () => made("old"), true);
    clock.now += 5_000;
    await keeper.make("a", async () => made("half", { life: NOT_KEPT }));
    expect(keeper.isDue("a", keeper.find("a")!)).toBe(false);
    clock.now += 4_999;
    expect(keeper.isDue("a", keeper.find("a")!)).toBe(false);
  });

  test("is removed when it was true only at the time it was made", async () => {
    const { keeper, clock } = start();
    await keeper.make("a", async () => made("open now", { life: { freshMs: 60_000, renewMs: 0 } }), true);
    clock.now += 59_999;
    expect(keeper.find("a")).toBeDefined();
    clock.now += 1;
    expect([keeper.find("a"), keeper.findLast("a")]).toEqual([undefined, undefined]);
  });
});

test("an answer that may be kept at once is kept the first time, and made once for concurrent requests", async () => {
  const { keeper } = start();
  let runs = 0;
  const run = async () => ({ status: 200, headers: {}, body: Buffer.from(`${++runs}`), madeOf: {} });
  const answers = await Promise.all([keeper.make("a", run, true), keeper.make("a", run, true)]);
  expect(answers.map(({ body }) => body.toString())).toEqual(["1", "1"]);
  expect(keeper.find("a")).toBeDefined();
});

test("an answer that is not kept is still sent to the requests that wait for it", async () => {
  const { keeper } = start();
  let runs = 0;
  const run = async () => ({ status: 503, headers: {}, body: Buffer.from(`${++runs}`), madeOf: {}, life: NOT_KEPT });
  const answers = await Promise.all([keeper.make("a", run, true), keeper.make("a", run, true)]);
  expect(answers.map(({ body }) => body.toString())).toEqual(["1", "1"]);
  expect(keeper.find("a")).toBeUndefined();
});

describe("concurrent requests", () => {
  test("share one answer when it is known to be for all, and otherwise get one each", async () => {
    const { ask, runs } = start();
    await Promise.all([ask("a"), ask("a"), ask("a")]);
    expect(runs).toHaveLength(3);
    const { ask: askAgain, runs: later } = start();
    await askAgain("a");
    await Promise.all([askAgain("a"), askAgain("a"), askAgain("a")]);
    expect(later).toHaveLength(2);
  });

  test("do not share an answer that turns out to belong to one request, nor its failure", async () => {
    const { keeper, ask } = start();
    await ask("a");
    const run = vi
      .fn<(isShared: boolean) => Promise<Made>>()
      .mockRejectedValueOnce(new Error("mine"))
      .mockResolvedValue({ status: 200, headers: {}, body: Buffer.from("own") });
    const [first, second] = await Promise.allSettled([keeper.make("a", run), keeper.make("a", run)]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
    expect(run.mock.calls).toEqual([[true], [false]]);
  });
});

test("keys that are not repeated evict nothing, however many they are", async () => {
  const { keeper, ask } = start();
  await ask("a");
  await ask("a");
  for (let n = 0; n < 30_000; n++) await ask(`random ${n}`);
  expect(keeper.find("a")).toBeDefined();
  expect(keeper.size().entries).toBe(1);
});

test("the total size of all answers is limited", async () => {
  const { keeper, ask } = start();
  for (let n = 0; n < 100; n++) {
    await ask(`${n}`, "x".repeat(10_000));
    await ask(`${n}`, "x".repeat(10_000));
  }
  expect(keeper.size().bytes).toBeLessThanOrEqual(100_000);
  expect(keeper.find("99")).toBeDefined();
  expect(keeper.find("1")).toBeUndefined();
});

test("an answer that another process keeps is taken from the second level, if its versions are current", async () => {
  const stored = new Map<string, Required<Made>>();
  const secondLevel: SecondLevel = { get: async (key) => stored.get(key), set: (key, answer) => void stored.set(key, answer) };
  const one = start({ secondLevel });
  await one.ask("a", "of the first");
  await one.ask("a", "of the first");
  const other = start({ secondLevel });
  await other.ask("a", "own");
  expect(await other.ask("a", "own")).toBe("of the first");
  const newer = start({ secondLevel });
  newer.versions.content = "M2";
  await newer.ask("a", "new", { content: "M2" });
  expect(await newer.ask("a", "new", { content: "M2" })).toBe("new");
});
