import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepWorkers, type Worker } from "./workers";

/** A worker that ends soon after it is signalled. */
function fakeWorker(id: number) {
  const events = new EventEmitter();
  const end = (code: number, signal?: string) => events.emit("exit", code, signal);
  const kill = vi.fn<(signal: string) => void>(() => queueMicrotask(() => end(0)));
  return Object.assign(events, { id, process: { kill }, end });
}

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

function start(count: number) {
  const forked: ReturnType<typeof fakeWorker>[] = [];
  const fork = (): Worker => {
    forked.push(fakeWorker(forked.length + 1));
    return forked.at(-1)!;
  };
  return { forked, ...keepWorkers({ count, fork, log, pauseMs: 100 }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.clearAllMocks());

it("replaces a worker that ends, after longer and longer pauses", async () => {
  const { forked } = start(2);
  forked[0]!.emit("listening");
  for (const pause of [100, 200, 400]) {
    const before = forked.length;
    forked.at(-1)!.end(0, "SIGKILL");
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(forked).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(forked).toHaveLength(before + 1);
  }
  expect(log.error).toHaveBeenCalledTimes(3);
  // A steady minute later, the pause is short again.
  await vi.advanceTimersByTimeAsync(61_000);
  forked.at(-1)!.end(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(forked).toHaveLength(6);
});

it("never waits longer than half a minute", async () => {
  const { forked } = start(1);
  forked[0]!.emit("listening");
  for (let time = 0; time < 12; time++) {
    forked.at(-1)!.end(1);
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(forked).toHaveLength(13);
});

it("lets all workers finish before it is over", async () => {
  const { forked, stop, over } = start(2);
  forked[0]!.emit("listening");
  stop();
  for (const { process } of forked) expect(process.kill).toHaveBeenCalledWith("SIGTERM");
  expect(await over).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(2);
});

it("starts no replacement once it is stopping", async () => {
  const { forked, stop, over } = start(1);
  forked[0]!.emit("listening");
  forked[0]!.end(1);
  stop();
  expect(await over).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(1);
});

it("gives up when a worker ends before any could listen", async () => {
  const { forked, over } = start(2);
  forked[0]!.end(1);
  expect(await over).toBe(1);
  expect(forked).toHaveLength(2);
});
