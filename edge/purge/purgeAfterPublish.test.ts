import { expect, it, vi } from "vitest";
import { createPurgeAfterPublish } from "./purgeAfterPublish";

/** A purger whose first purges fail, and a clock that only counts. */
function setUp(failures: number) {
  const purge = vi.fn<(keys: readonly string[]) => Promise<void>>(async () => {
    if (failures-- > 0) throw new Error("It cannot be reached.");
  });
  const waits: number[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const wait = async (ms: number) => void waits.push(ms);
  return { purge, waits, onFailure, run: createPurgeAfterPublish({ purger: { purge }, onFailure, wait }) };
}

it("purges at once, and again when the other processes have followed", async () => {
  const { purge, waits, onFailure, run } = setUp(0);
  await run(["content"]);
  expect(purge.mock.calls).toEqual([[["content"]], [["content"]], [["content"]]]);
  expect([waits, onFailure.mock.calls]).toEqual([[1_000, 7_000], []]);
});

it("tries a purge again that fails", async () => {
  const { purge, onFailure, run } = setUp(2);
  await run(["content"]);
  expect([purge.mock.calls.length, onFailure.mock.calls]).toEqual([5, []]);
});

it("reports each purge once that fails three times, and does not reject", async () => {
  const { purge, onFailure, run } = setUp(100);
  await run(["content"]);
  expect(purge).toHaveBeenCalledTimes(9);
  expect(onFailure.mock.calls.map(([error]) => String(error))).toEqual(Array(3).fill("Error: It cannot be reached."));
});
