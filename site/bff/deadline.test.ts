import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { remainingMs, withDeadline } from "./deadline";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

it("all queries of a page share one deadline", async () => {
  const remaining: number[] = [];
  const run = withDeadline(1000, async () => {
    remaining.push(remainingMs());
    await after(300, null);
    await Promise.all([
      after(200, null).then(() => remaining.push(remainingMs())),
      after(900, null).then(() => remaining.push(remainingMs())),
    ]);
  });
  await vi.advanceTimersByTimeAsync(2000);
  await run;
  expect(remaining).toEqual([1000, 500, 0]);
});

it("each page has its own deadline, and code outside of pages has the time of a whole page", async () => {
  const first = withDeadline(100, () => after(50, null).then(remainingMs));
  const second = withDeadline(700, () => after(50, null).then(remainingMs));
  await vi.advanceTimersByTimeAsync(50);
  expect(await Promise.all([first, second])).toEqual([50, 650]);
  expect(remainingMs()).toBe(3000);
});
