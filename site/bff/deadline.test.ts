import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beforeDeadline, remainingMs, withDeadline } from "./deadline";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

it("the time of a page is one for all that it asks, wherever it asks", async () => {
  const left: number[] = [];
  const made = withDeadline(1000, async () => {
    left.push(remainingMs());
    await after(300, null);
    await Promise.all([after(200, null).then(() => left.push(remainingMs())), after(900, null).then(() => left.push(remainingMs()))]);
  });
  await vi.advanceTimersByTimeAsync(2000);
  await made;
  expect(left).toEqual([1000, 500, 0]);
});

it("two pages have times of their own, and who makes none has a whole page's", async () => {
  const first = withDeadline(100, () => after(50, null).then(remainingMs));
  const second = withDeadline(700, () => after(50, null).then(remainingMs));
  await vi.advanceTimersByTimeAsync(50);
  expect(await Promise.all([first, second])).toEqual([50, 650]);
  expect(remainingMs()).toBe(3000);
});

it("what comes in time is there, and what would come later is not waited for", async () => {
  const both = withDeadline(500, () => Promise.all([beforeDeadline(after(400, "a")), beforeDeadline(after(600, "b"))]));
  let isOver = false;
  void both.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(true);
  expect(await both).toEqual(["a", null]);
});

it("what is kept is there after the end as well", async () => {
  const late = withDeadline(10, async () => {
    await after(20, null);
    return Promise.all([beforeDeadline(after(5, "kept")), beforeDeadline(after(5000, "asked for"))]);
  });
  await vi.advanceTimersByTimeAsync(200);
  expect(await late).toEqual(["kept", null]);
});

it("a failure in time is a failure, and one that comes too late is nobody's", async () => {
  const failing = (ms: number) => after(ms, null).then(() => Promise.reject(new Error("away")));
  const [early, late] = withDeadline(500, () => [beforeDeadline(failing(10)), beforeDeadline(failing(900))]);
  const outcome = Promise.allSettled([early]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toEqual([{ status: "rejected", reason: new Error("away") }]);
  expect(await late).toBeNull();
});
