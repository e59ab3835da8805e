import { describe, expect, test, vi } from "vitest";
import { createResponseCache, type ResponseCacheOptions, type NewResponse, NOT_CACHED } from "./responseCache";

/** A cache whose clock and versions the test sets. */
function start(options: Partial<ResponseCacheOptions> = {}) {
  const clock = { now: 1_000_000 };
  const versions: Record<string, string | undefined> = { content: "M1" };
  const responses = createResponseCache({
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
      responses.get(key) ??
      (await responses.make(key, async () => {
        runs.push(key);
        return { status: 200, headers: {}, body: Buffer.from(body), versions: own };
      }));
    return made.body.toString();
  };
  return { responses, clock, versions, runs, ask };
}

describe("a response", () => {
  test("is cached on the second request for its key", async () => {
    const { responses, ask, runs } = start();
    await ask("a");
    expect(responses.get("a")).toBeUndefined();
    await ask("a");
    expect([await ask("a"), await ask("a"), runs]).toEqual(["answer", "answer", ["a", "a"]]);
    expect(responses.get("b")).toBeUndefined();
  });

  test("that belongs to one request is never cached", async () => {
    const { ask, runs } = start();
    for (let times = 0; times < 3; times++) await ask("a", "mine", undefined as never);
    const { ask: askOwn, runs: ownRuns } = start();
    for (let times = 0; times < 3; times++) await askOwn("a", "mine", undefined);
    expect([runs.length, ownRuns.length]).toEqual([2, 2]);
  });

  test("is sent while it is fresh, then while a newer one is made, and no longer", async () => {
    const { responses, clock, ask } = start();
    await ask("a");
    await ask("a");
    clock.now += 4999;
    expect(responses.needsRefresh("a", responses.get("a")!)).toBe(false);
    clock.now += 1;
    expect(responses.needsRefresh("a", responses.get("a")!)).toBe(true);
    let end: ((made: NewResponse) => void) | undefined;
    const renewal = responses.make("a", () => new Promise((resolve) => (end = resolve)));
    expect(responses.needsRefresh("a", responses.get("a")!)).toBe(false);
    await vi.waitFor(() => expect(end).toBeDefined());
    end!({ status: 200, headers: {}, body: Buffer.from("newer"), versions: { content: "M1" } });
    await renewal;
    expect(responses.get("a")!.body.toString()).toBe("newer");
    clock.now += 10_000;
    expect(responses.get("a")).toBeUndefined();
  });

  test.each(["M2", undefined])("made of another version than the current one, %s, is not sent", async (version) => {
    const { responses, versions, ask } = start();
    await ask("a");
    await ask("a");
    await ask("none", "x", {});
    await ask("none", "x", {});
    versions.content = version;
    expect(responses.get("a")).toBeUndefined();
    expect(responses.get("none")).toBeDefined();
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
    const { responses, versions } = start();
    await responses.make("a", async () => made("old"), true);
    versions.content = "M2";
    expect(responses.get("a")).toBeUndefined();
    expect(responses.getStale("a")).toMatchObject({ last: { body: Buffer.from("old") }, isBest: false });
    await responses.make("a", async () => made("new", { versions: { content: "M2" } }));
    expect(responses.get("a")!.body.toString()).toBe("new");
  });

  test("is the best available while a newer one is made, and for some seconds after that failed", async () => {
    const { responses, versions, clock } = start();
    await responses.make("a", async () => made("old"), true);
    versions.content = "M2";
    const failing = responses.make("a", async () => made("half", { lifetime: NOT_CACHED }));
    expect(responses.getStale("a")!.isBest).toBe(true);
    expect((await failing).body.toString()).toBe("half");
    expect(responses.getStale("a")!.isBest).toBe(true);
    clock.now += 5_000;
    expect(responses.getStale("a")!.isBest).toBe(false);
  });

  test("is not refreshed for some seconds after a refresh failed", async () => {
    const { responses, clock } = start();
    await responses.make("a", async () => made("old"), true);
    clock.now += 5_000;
    await responses.make("a", async () => made("half", { lifetime: NOT_CACHED }));
    expect(responses.needsRefresh("a", responses.get("a")!)).toBe(false);
    clock.now += 4_999;
    expect(responses.needsRefresh("a", responses.get("a")!)).toBe(false);
  });

  test("is removed when it was true only at the time it was made", async () => {
    const { responses, clock } = start();
    await responses.make("a", async () => made("open now", { lifetime: { freshMs: 60_000, staleMs: 0 } }), true);
    clock.now += 59_999;
    expect(responses.get("a")).toBeDefined();
    clock.now += 1;
    expect([responses.get("a"), responses.getStale("a")]).toEqual([undefined, undefined]);
  });
});

test("a response that may be cached at once is cached on the first request, and made once for concurrent requests", async () => {
  const { responses } = start();
  let runs = 0;
  const run = async () => ({ status: 200, headers: {}, body: Buffer.from(`${++runs}`), versions: {} });
  const answers = await Promise.all([responses.make("a", run, true), responses.make("a", run, true)]);
  expect(answers.map(({ body }) => body.toString())).toEqual(["1", "1"]);
  expect(responses.get("a")).toBeDefined();
});

test("a response that is not cached is still sent to the requests that wait for it", async () => {
  const { responses } = start();
  let runs = 0;
  const run = async () => ({ status: 503, headers: {}, body: Buffer.from(`${++runs}`), versions: {}, lifetime: NOT_CACHED });
  const answers = await Promise.all([responses.make("a", run, true), responses.make("a", run, true)]);
  expect(answers.map(({ body }) => body.toString())).toEqual(["1", "1"]);
  expect(responses.get("a")).toBeUndefined();
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
    const { responses, ask } = start();
    await ask("a");
    const run = vi
      .fn<(isShared: boolean) => Promise<NewResponse>>()
      .mockRejectedValueOnce(new Error("mine"))
      .mockResolvedValue({ status: 200, headers: {}, body: Buffer.from("own") });
    const [first, second] = await Promise.allSettled([responses.make("a", run), responses.make("a", run)]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
    expect(run.mock.calls).toEqual([[true], [false]]);
  });
});

test("keys that are not requested again evict nothing, however many there are", async () => {
  const { responses, ask } = start();
  await ask("a");
  await ask("a");
  for (let n = 0; n < 30_000; n++) await ask(`random ${n}`);
  expect(responses.get("a")).toBeDefined();
  expect(responses.size().entries).toBe(1);
});

test("the total size of all responses is limited", async () => {
  const { responses, ask } = start();
  for (let n = 0; n < 100; n++) {
    await ask(`${n}`, "x".repeat(10_000));
    await ask(`${n}`, "x".repeat(10_000));
  }
  expect(responses.size().bytes).toBeLessThanOrEqual(100_000);
  expect(responses.get("99")).toBeDefined();
  expect(responses.get("1")).toBeUndefined();
});
