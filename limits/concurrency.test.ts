import { expect, test } from "vitest";
import { createConcurrencyLimit, QueueFull } from "./concurrency";

const staying = new AbortController().signal;

/** Calls that the test ends; `begun` holds the names of those that were made. */
function createCalls(options: { atOnce: number; waiting: number }) {
  const inTurn = createConcurrencyLimit(options);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const call = (name: string, signal = staying) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => ends.set(name, (failure) => (failure ? reject(failure) : resolve(name))));
    }, signal);
  const end = async (name: string, failure?: Error) => {
    ends.get(name)!(failure);
    await new Promise((resolve) => setImmediate(resolve));
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
