import { describe, expect, test, vi } from "vitest";
import { createShare } from "./share";

/** A load that the test ends, once for each time it was started. */
function createLoad() {
  const starts: { signal: AbortSignal; resolve(value: string): void; reject(error: Error): void }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      starts.push({ signal, resolve, reject });
      signal.addEventListener("abort", () => reject(new Error("the shared call was aborted")), { once: true });
    });
  return { starts, load };
}

describe("identical concurrent calls", () => {
  test("share one load and its value", async () => {
    const share = createShare();
    const { starts, load } = createLoad();
    const calls = [share("a", load), share("a", load), share("a", load, new AbortController().signal)];
    expect(starts).toHaveLength(1);
    starts[0]!.resolve("value");
    await expect(Promise.all(calls)).resolves.toEqual(["value", "value", "value"]);
  });

  test("share one failure, which is not cached", async () => {
    const share = createShare();
    const { starts, load } = createLoad();
    const failure = new Error("down");
    const calls = [share("a", load), share("a", load)];
    starts[0]!.reject(failure);
    await expect(Promise.allSettled(calls)).resolves.toEqual([
      { status: "rejected", reason: failure },
      { status: "rejected", reason: failure },
    ]);
    const next = share("a", load);
    expect(starts).toHaveLength(2);
    starts[1]!.resolve("up again");
    await expect(next).resolves.toBe("up again");
  });

  test("of other keys do not", async () => {
    const share = createShare();
    const { starts, load } = createLoad();
    const calls = [share("a", load), share("b", load)];
    expect(starts).toHaveLength(2);
    starts[1]!.resolve("b");
    starts[0]!.resolve("a");
    await expect(Promise.all(calls)).resolves.toEqual(["a", "b"]);
  });
});

test("a value is not cached: the next call loads again", async () => {
  const share = createShare();
  const { starts, load } = createLoad();
  const first = share("a", load);
  starts[0]!.resolve("one");
  await first;
  const second = share("a", load);
  expect(starts).toHaveLength(2);
  starts[1]!.resolve("two");
  await expect(second).resolves.toBe("two");
});

test("a thousand waits of one request add one listener to its signal", async () => {
  const share = createShare();
  const { starts, load } = createLoad();
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const calls = Array.from({ length: 1000 }, (_, nth) => share(String(nth), load, signal));
  expect(added).toHaveBeenCalledTimes(1);
  for (const { resolve } of starts) resolve("value");
  await Promise.all(calls);
});

describe("a caller that leaves", () => {
  test("is rejected with its own reason and does not cancel the others", async () => {
    const share = createShare();
    const { starts, load } = createLoad();
    const left = new AbortController();
    const leaving = share("a", load, left.signal);
    const staying = share("a", load, new AbortController().signal);
    left.abort(new Error("the visitor left"));
    await expect(leaving).rejects.toThrow("the visitor left");
    expect(starts[0]!.signal.aborted).toBe(false);
    starts[0]!.resolve("value");
    await expect(staying).resolves.toBe("value");
  });

  test("as the last one aborts the shared load", async () => {
    const share = createShare();
    const { starts, load } = createLoad();
    const callers = [new AbortController(), new AbortController()];
    const calls = Promise.allSettled(callers.map(({ signal }) => share("a", load, signal)));
    callers[0]!.abort();
    await Promise.resolve();
    expect(starts[0]!.signal.aborted).toBe(false);
    callers[1]!.abort();
    await calls;
    expect(starts[0]!.signal.aborted).toBe(true);
  });

  test("as the last one ends the shared load for new callers, too", async () => {
    const share = createShare();
    const starts: AbortSignal[] = [];
    // An upstream that takes its time to notice the abort.
    const slow = (signal: AbortSignal) =>
      new Promise<string>((resolve) => starts.push(signal) && setTimeout(resolve, 30, `load ${starts.length}`));
    const left = new AbortController();
    const leaving = share("a", slow, left.signal);
    left.abort(new Error("gone"));
    await expect(leaving).rejects.toThrow("gone");
    const next = share("a", slow);
    expect(starts).toHaveLength(2);
    await expect(next).resolves.toBe("load 2");
    expect(starts.map((signal) => signal.aborted)).toEqual([true, true]);
  });

  test("from a load that ends late does not end a newer one", async () => {
    const share = createShare();
    const ends: ((value: string) => void)[] = [];
    // An upstream that ignores the abort.
    const deaf = () => new Promise<string>((resolve) => ends.push(resolve));
    const left = new AbortController();
    const first = share("a", deaf, left.signal);
    left.abort(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    const second = share("a", deaf);
    ends[0]!("late");
    await new Promise((resolve) => setTimeout(resolve, 5));
    const third = share("a", deaf);
    expect(ends).toHaveLength(2);
    ends[1]!("value");
    await expect(Promise.all([second, third])).resolves.toEqual(["value", "value"]);
  });

  test("before its call does not start a load", async () => {
    const share = createShare();
    const { starts, load } = createLoad();
    await expect(share("a", load, AbortSignal.abort(new Error("never here")))).rejects.toThrow("never here");
    expect(starts).toHaveLength(0);
  });
});
