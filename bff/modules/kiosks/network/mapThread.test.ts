import type { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { createMapThread } from "./mapThread";
import { createMap } from "./mapView";
import { type Points, WORLD } from "./points";
import { scatterPoints, sortPoints } from "./testing";
import { tilesOf } from "./tiles";

const workers: Worker[] = [];

vi.mock("node:worker_threads", async (original) => {
  const threads = await original<typeof import("node:worker_threads")>();
  class Recorded extends threads.Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      workers.push(this);
    }
  }
  return { ...threads, Worker: Recorded };
});

const { points } = await sortPoints(scatterPoints(300));
const world = tilesOf(WORLD, 2);
const unavailable = { name: "SourceError", code: "UPSTREAM_UNREACHABLE", source: "kiosks" };

/** A thread, and what its crashes reported. */
function start(columns: Points = points) {
  const crashes: unknown[] = [];
  return { ...createMapThread(columns, (error) => void crashes.push(error)), crashes };
}

const passTime = (ms: number) => {
  const now = performance.now() + ms;
  vi.spyOn(performance, "now").mockImplementation(() => now);
};

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});

test("a thread shows what the map shows without one, for each set of services", async () => {
  const { show, crashes } = start();
  const here = createMap(points);
  const views = await Promise.all([show(world, { required: 0 }), show(world, { required: 1 }), show(tilesOf(WORLD, 5), { required: 0 })]);
  expect(views).toEqual([here(world, { required: 0 }), here(world, { required: 1 }), here(tilesOf(WORLD, 5), { required: 0 })]);
  expect([workers.length, crashes]).toEqual([1, []]);
});

test("a thread does not keep the process alive", async () => {
  const ports = () => process.getActiveResourcesInfo().filter((name) => name === "MessagePort").length;
  const before = ports();
  await start().show(world, { required: 0 });
  expect([workers.length, ports()]).toEqual([1, before]);
});

test("a view that fails affects no other", async () => {
  const { show, crashes } = start();
  const failing = show(null as never, { required: 0 });
  const other = show(world, { required: 0 });
  await expect(failing).rejects.toThrow(TypeError);
  await expect(other).resolves.toMatchObject({ totalCount: 300 });
  expect([workers.length, crashes]).toEqual([1, []]);
});

test("a crash fails the views under way and those of the pause after it, and then the thread starts again", async () => {
  const { show, crashes } = start();
  await show(world, { required: 0 });
  const underWay = show(world, { required: 1 });
  await Promise.all([expect(underWay).rejects.toMatchObject(unavailable), workers[0]!.terminate()]);
  expect(crashes).toEqual([new Error("The thread of the map has ended with 1")]);
  passTime(4000);
  await expect(show(world, { required: 0 })).rejects.toMatchObject(unavailable);
  expect(workers).toHaveLength(1);
  passTime(1100);
  await expect(show(world, { required: 0 })).resolves.toMatchObject({ totalCount: 300 });
  expect([workers.length, crashes.length]).toEqual([2, 1]);
});

test("a thread that cannot start is reported once, and fails its views alone", async () => {
  const { show, crashes } = start({} as Points);
  const views = await Promise.allSettled([show(world, { required: 0 }), show(world, { required: 1 })]);
  expect(views).toEqual([1, 2].map(() => ({ status: "rejected", reason: expect.objectContaining(unavailable) })));
  expect(crashes).toEqual([expect.any(TypeError)]);
});

test("a closed thread answers the requests that still use it, and ends after them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { show, close, crashes } = start();
  await show(world, { required: 0 });
  close();
  vi.advanceTimersByTime(9999);
  await expect(show(world, { required: 1 })).resolves.toMatchObject({ bounds: WORLD });
  const ended = new Promise((resolve) => workers[0]!.once("exit", resolve));
  vi.advanceTimersByTime(1);
  await ended;
  passTime(60_000);
  await expect(show(world, { required: 0 })).rejects.toMatchObject(unavailable);
  expect([workers.length, crashes]).toEqual([1, []]);
});
