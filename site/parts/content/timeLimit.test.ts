import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { markIncomplete } from "../../bff/renderContext";
import { createTimeLimit } from "./timeLimit";

vi.mock("../../bff/renderContext", () => ({ markIncomplete: vi.fn<typeof markIncomplete>() }));

beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(() => vi.useRealTimers());

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

it("a value in time is returned, and the page is kept", async () => {
  const inTime = createTimeLimit(500);
  await expect(Promise.all([inTime(Promise.resolve("a")), inTime(after(20, "b")), inTime(Promise.resolve(null))])).resolves.toEqual([
    "a",
    "b",
    null,
  ]);
  expect(markIncomplete).not.toHaveBeenCalled();
});

it("a late value is null, and the page is not kept", async () => {
  const inTime = createTimeLimit(50);
  const startedAt = performance.now();
  await expect(Promise.all([inTime(after(10, "a")), inTime(after(1000, "b"))])).resolves.toEqual(["a", null]);
  expect(performance.now() - startedAt).toBeLessThan(900);
  expect(markIncomplete).toHaveBeenCalledTimes(1);
});

it("the limit runs from its creation: after its end only a value that is ready is returned", async () => {
  const inTime = createTimeLimit(10);
  await after(30, null);
  await expect(inTime(after(1000, "a"))).resolves.toBeNull();
  await expect(inTime(Promise.resolve("kept"))).resolves.toBe("kept");
});

it("a rejection in time is thrown; a late one is ignored", async () => {
  await expect(createTimeLimit(500)(Promise.reject(new Error("down")))).rejects.toThrow("down");
  const late = after(40, null).then(() => Promise.reject(new Error("down")));
  await expect(createTimeLimit(10)(late)).resolves.toBeNull();
  await after(60, null);
});
