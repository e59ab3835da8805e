import { describe, expect, test } from "vitest";
import { createConcurrencyLimit, QueueFull } from "./concurrency";

const staying = () => new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that the test ends; `begun` holds the names of those that were made. */
function createCalls(options: { atOnce: number; waiting: number }) {
  const inTurn = createConcurrencyLimit(options);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const call = (name: string, signal = staying(), visitor?: string) =>
    inTurn(
      () => {
        begun.push(name);
        return new Promise<string>((resolve, reject) => ends.set(name, (failure) => (failure ? reject(failure) : resolve(name))));
      },
      signal,
      visitor,
    );
  const end = async (name: string, failure?: Error) => {
    ends.get(name)!(failure);
    await settled();
  };
  return { begun, call, end };
}

test("calls up to the limit are made at once, and the others in the order in which they came", async () => {
  const { begun, call, end } = createCalls({ atOnce: 2, waiting: 10 });
  const calls = Promise.all(["a", "b", "c", "d"].map((name) => call(name)));
  await Promise.resolve();
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await calls).toEqual(["a", "b", "c", "d"]);
});

test("a call that fails makes room for the next, and fails only for its own caller", async () => {
  const { begun, call, end } = createCalls({ atOnce: 1, waiting: 10 });
  const failing = call("a").catch((error: Error) => error.message);
  const next = call("b");
  await Promise.resolve();
  await end("a", new Error("down"));
  expect([await failing, begun]).toEqual(["down", ["a", "b"]]);
  await end("b");
  expect(await next).toBe("b");
});

test("a waiting call whose signal aborts is rejected at once, is never made, and leaves the queue", async () => {
  const { begun, call, end } = createCalls({ atOnce: 1, waiting: 1 });
  const first = call("a");
  const left = new AbortController();
  const leaving = call("b", left.signal);
  left.abort(new Error("the visitor left"));
  await expect(leaving).rejects.toThrow("the visitor left");
  const last = call("c");
  await end("a");
  await end("c");
  expect([await first, await last, begun]).toEqual(["a", "c", ["a", "c"]]);
});

test("a call whose signal has aborted already is not made", async () => {
  const { begun, call } = createCalls({ atOnce: 1, waiting: 1 });
  await expect(call("a", AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  expect(begun).toEqual([]);
});

test("a call beyond the queue's length is refused at once, and the waiting ones stay", async () => {
  const { call, end } = createCalls({ atOnce: 1, waiting: 1 });
  const [first, second] = [call("a"), call("b")];
  await expect(call("c")).rejects.toBeInstanceOf(QueueFull);
  await end("a");
  await end("b");
  expect([await first, await second]).toEqual(["a", "b"]);
});

describe("of a thousand calls of one visitor", () => {
  const visitor = "192.0.2.7";
  const other = "192.0.2.8";

  /** A source with ten calls at once and twenty waiting, after one visitor has made a thousand calls. */
  async function flood() {
    const calls = createCalls({ atOnce: 10, waiting: 20 });
    const outcomes = Array.from({ length: 1000 }, (_, nth) =>
      calls.call(`flood ${nth}`, staying(), visitor).catch((error: Error) => error.name),
    );
    await Promise.resolve();
    return { ...calls, outcomes };
  }

  test("half of what may be under way is, and the queue holds no more than it may", async () => {
    const { begun, outcomes } = await flood();
    expect(begun).toEqual(["flood 0", "flood 1", "flood 2", "flood 3", "flood 4"]);
    expect(await Promise.all(outcomes.slice(25))).toEqual(Array.from({ length: 975 }, () => "QueueFull"));
  });

  test("none delays one call of another visitor, or one without a visitor", async () => {
    const { begun, call, end } = await flood();
    const others = [call("other", staying(), other), call("shared")];
    await Promise.resolve();
    expect(begun.slice(5)).toEqual(["other", "shared"]);
    for (const name of ["other", "shared"]) await end(name);
    expect(await Promise.all(others)).toEqual(["other", "shared"]);
  });

  test("the newest lose their places to other visitors, until these have as many", async () => {
    const { call, outcomes } = await flood();
    const others = Array.from({ length: 40 }, (_, nth) => call(`other ${nth}`, staying(), other).catch((error: Error) => error.name));
    await settled();
    const isRefused = async (outcome: Promise<string>) => (await Promise.race([outcome, "waiting"])) === "QueueFull";
    const refused = async (all: Promise<string>[]) => (await Promise.all(all.map(isRefused))).filter(Boolean).length;
    // Five calls of each are under way, and ten wait.
    expect([await refused(outcomes), await refused(others)]).toEqual([985, 25]);
  });

  test("one is started for each call of another visitor that waits as well", async () => {
    const { begun, call, end } = await flood();
    for (const nth of [0, 1, 2, 3, 4, 5, 6]) void call(`other ${nth}`, staying(), other);
    await Promise.resolve();
    for (const name of ["flood 0", "other 0", "flood 1", "other 1"]) await end(name);
    expect(begun.slice(10)).toEqual(["flood 5", "other 5", "flood 6", "other 6"]);
  });

  test("none is under way or waits once they have left, and others have all places", async () => {
    const { begun, call, end } = createCalls({ atOnce: 2, waiting: 2 });
    const left = new AbortController();
    const leaving = Array.from({ length: 3 }, (_, nth) => call(`${nth}`, left.signal, visitor));
    await Promise.resolve();
    expect(begun).toEqual(["0"]);
    left.abort(new Error("the visitor left"));
    const [first, ...waiting] = leaving;
    for (const one of waiting) await expect(one).rejects.toThrow("the visitor left");
    await end("0");
    await first;
    for (const name of ["a", "b"]) void call(name);
    await Promise.resolve();
    expect(begun).toEqual(["0", "a", "b"]);
  });
});

test("of calls that all visitors share and one visitor's, neither wait for the other", async () => {
  const { begun, call, end } = createCalls({ atOnce: 2, waiting: 20 });
  for (const nth of [0, 1, 2, 3]) void call(`shared ${nth}`);
  for (const nth of [0, 1]) void call(`own ${nth}`, staying(), "192.0.2.7");
  await Promise.resolve();
  for (const name of ["shared 0", "shared 1", "shared 2", "own 0"]) await end(name);
  expect(begun).toEqual(["shared 0", "shared 1", "shared 2", "own 0", "shared 3", "own 1"]);
});

test("a full queue refuses calls that all visitors share while these have more than half of it, and then visitors' calls", async () => {
  const { call } = createCalls({ atOnce: 1, waiting: 4 });
  const refused: string[] = [];
  const make = (name: string, visitor?: string) => void call(name, staying(), visitor).catch(() => refused.push(name));
  for (const name of ["under way", "shared 1", "shared 2", "shared 3", "shared 4"]) make(name);
  for (const name of ["own 1", "own 2", "own 3"]) make(name, "192.0.2.7");
  await settled();
  expect(refused).toEqual(["shared 4", "shared 3", "own 3"]);
});

test("two hundred waiting calls that all visitors share do not have one visitor's only call refused", async () => {
  const { begun, call, end } = createCalls({ atOnce: 1, waiting: 200 });
  for (let nth = 0; nth <= 200; nth++) void call(`shared ${nth}`).catch(() => {});
  const own = call("own", staying(), "192.0.2.7");
  await settled();
  await end("shared 0");
  await end("shared 1");
  expect(begun).toContain("own");
  await end("own");
  expect(await own).toBe("own");
});
