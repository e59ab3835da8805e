import { expect, it, vi } from "vitest";
import { createPublishPurges } from "./publishPurges";

type Purge = (keys: readonly string[]) => Promise<void>;

/** A purger whose first purges fail, and a clock that only counts. */
function setUp(failures: number) {
  const purge = vi.fn<Purge>(async () => {
    if (failures-- > 0) throw new Error("It cannot be reached.");
  });
  const waits: number[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const wait = async (ms: number) => void waits.push(ms);
  return { purge, waits, onFailure, purges: createPublishPurges({ purger: { purge }, onFailure, wait }) };
}

it("purges at once, and again when the other processes have followed", async () => {
  const { purge, waits, onFailure, purges } = setUp(0);
  await purges.purge(["content"]);
  expect(purge.mock.calls).toEqual(Array.from({ length: 4 }, () => [["content"]]));
  expect([waits, onFailure.mock.calls]).toEqual([[700, 700, 2_000, 7_000], []]);
});

it("tries a purge again that fails", async () => {
  const { purge, onFailure, purges } = setUp(2);
  await purges.purge(["content"]);
  expect([purge.mock.calls.length, onFailure.mock.calls]).toEqual([6, []]);
});

it("reports each purge once that fails three times, and does not reject", async () => {
  const { purge, onFailure, purges } = setUp(100);
  await purges.purge(["content"]);
  expect(purge).toHaveBeenCalledTimes(12);
  expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual(Array(4).fill("Error: It cannot be reached."));
});

it("never rejects, also if the report of a failure throws", async () => {
  const { onFailure, purges } = setUp(100);
  onFailure.mockImplementation(() => {
    throw new Error("It cannot be logged.");
  });
  await expect(purges.purge(["content"])).resolves.toBeUndefined();
  await expect(purges.finish()).resolves.toBeUndefined();
});

it("sends what is left when the process ends, once for each publish when the others have followed, and waits for it", async () => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  let calls = 0;
  const purger = { purge: vi.fn<Purge>(() => (++calls > 2 ? sent : Promise.resolve())) };
  const purges = createPublishPurges({ purger, onFailure: vi.fn<() => void>(), finishWithinMs: 30_000 });
  const publishedAt = performance.now();
  const publishes = [purges.purge(["d-one"]), purges.purge(["d-other"])];
  expect(purger.purge).toHaveBeenCalledTimes(2);
  const isOver = vi.fn<() => void>();
  const finished = purges.finish().then(isOver);
  await vi.waitFor(() => expect(purger.purge).toHaveBeenCalledTimes(4), { timeout: 10_000 });
  // Timers may fire a millisecond early.
  expect(performance.now() - publishedAt).toBeGreaterThan(690);
  expect([purger.purge.mock.calls.slice(2), isOver.mock.calls]).toEqual([[[["d-one"]], [["d-other"]]], []]);
  send();
  await Promise.all([finished, ...publishes]);
  expect(purger.purge).toHaveBeenCalledTimes(4);
});

it("sends what is left at once when the process ends after the others have followed", async () => {
  const wait = (ms: number, signal?: AbortSignal) =>
    ms <= 700 ? Promise.resolve() : new Promise<void>((resolve) => signal!.addEventListener("abort", () => resolve()));
  const purger = { purge: vi.fn<Purge>(async () => {}) };
  const purges = createPublishPurges({ purger, onFailure: vi.fn<() => void>(), wait });
  void purges.purge(["content"]);
  await vi.waitFor(() => expect(purger.purge).toHaveBeenCalledTimes(2));
  await purges.finish();
  expect(purger.purge).toHaveBeenCalledTimes(3);
});

it("lets the process end after a while when the CDN does not answer", async () => {
  const purger = { purge: () => new Promise<never>(() => {}) };
  const purges = createPublishPurges({ purger, onFailure: vi.fn<() => void>(), finishWithinMs: 20 });
  void purges.purge(["content"]);
  await expect(purges.finish()).resolves.toBeUndefined();
});

it("has nothing to send after all purges of a publish", async () => {
  const { purge, purges } = setUp(0);
  await purges.purge(["content"]);
  await purges.finish();
  expect(purge).toHaveBeenCalledTimes(4);
});
