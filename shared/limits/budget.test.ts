import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBudget, UNLIMITED } from "./budget";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lets each key spend its points within a window, and returns the seconds that are left of it", async () => {
  const budget = createBudget({ points: 10, seconds: 60 });
  expect(await budget.take("a", 6)).toBe(0);
  await vi.advanceTimersByTimeAsync(20_500);
  expect(await budget.take("a", 4)).toBe(0);
  expect([await budget.take("a"), await budget.take("b", 10)]).toEqual([40, 0]);
  await vi.advanceTimersByTimeAsync(39_500);
  expect([await budget.take("a", 10), await budget.take("b")]).toEqual([0, 21]);
});

it("refuses at once what costs more than all of the points", async () => {
  expect(await createBudget({ points: 10, seconds: 60 }).take("a", 11)).toBe(60);
});

it("calls onSpent once per window when a key has spent its points", async () => {
  const onSpent = vi.fn<(seconds: number) => void>();
  const budget = createBudget({ points: 2, seconds: 60, onSpent });
  for (let times = 0; times < 5; times++) await budget.take("a");
  expect(onSpent.mock.calls).toEqual([[60]]);
  await vi.advanceTimersByTimeAsync(60_000);
  for (let times = 0; times < 5; times++) await budget.take("a");
  expect(onSpent).toHaveBeenCalledTimes(2);
});

it("remembers a limited number of keys, and forgets the least recently used first", async () => {
  const budget = createBudget({ points: 1, seconds: 86_400, maxKeys: 10 });
  await budget.take("busy");
  for (let times = 0; times < 3000; times++) {
    await budget.take(`visitor ${times}`);
    if (times % 5 === 0) await budget.take("busy");
  }
  // Only remembered keys have a timer.
  expect(vi.getTimerCount()).toBe(10);
  expect([await budget.take("busy"), await budget.take("visitor 2999")]).toEqual([86_400, 86_400]);
  expect(await budget.take("visitor 0")).toBe(0);
});

it("without a limit never refuses", async () => {
  expect(await UNLIMITED.take("a", Number.MAX_SAFE_INTEGER)).toBe(0);
});
