import { expect, test } from "vitest";
import { createConcurrencyLimit, QueueFull } from "./concurrency";

const staying = new AbortController().signal;

/** Calls that end when they are told to; `begun` are those that have been made, by name. */
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

test("as many calls as may are made at once, and the others in the order in which they came", async () => {
  const { begun, call, end } = createCalls({ atOnce: 2, waiting: 10 });
  const calls = Promise.all(["a", "b", "c", "d"].map((name) => call(name)));
  await Promise.resolve();
  expect(begun).toEqual(["a", "b"]);
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await calls).toEqual(["a", "b", "c", "d"]);
});

test("a call that fails makes room, too, and fails for its own caller alone", async () => {
  const { begun, call, end } = createCalls({ atOnce: 1, waiting: 10 });
  const failing = call("a").catch((error: Error) => error.message);
  const next = call("b");
  await Promise.resolve();
  await end("a", new Error("down"));
  expect([await failing, begun]).toEqual(["down", ["a", "b"]]);
  await end("b");
  expect(await next).toBe("b");
});

test("whoever leaves while waiting is rejected at once, is never called, and frees the place in the queue", async () => {
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

test("whoever has left already is not called", async () => {
  const { begun, call } = createCalls({ atOnce: 1, waiting: 1 });
  await expect(call("a", AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  expect(begun).toEqual([]);
});

test("one too many is refused at once, and those that wait stay", async () => {
  const { call, end } = createCalls({ atOnce: 1, waiting: 1 });
  const [first, second] = [call("a"), call("b")];
  await expect(call("c")).rejects.toBeInstanceOf(QueueFull);
  await end("a");
  await end("b");
  expect([await first, await second]).toEqual(["a", "b"]);
});
