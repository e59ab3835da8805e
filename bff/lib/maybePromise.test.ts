import { expect, test, vi } from "vitest";
import { allReady, lazy, whenReady } from "./maybePromise";

test("the function runs at once for a value, and later for a promise", async () => {
  expect(whenReady(1, (value) => value + 1)).toBe(2);
  const late = whenReady(Promise.resolve(1), (value) => value + 1);
  expect([late instanceof Promise, await late]).toEqual([true, 2]);
});

test("onFailure handles a rejected promise, and no other error", async () => {
  const fail = () => {
    throw new Error("then");
  };
  expect(await whenReady(Promise.reject(new Error("late")), fail, String)).toBe("Error: late");
  await expect(whenReady(Promise.resolve(1), fail, String)).rejects.toThrow("then");
  expect(() => whenReady(1, fail, String)).toThrow("then");
});

test("many values are returned at once when none of them is a promise", async () => {
  expect(allReady([1, 2])).toEqual([1, 2]);
  const late = allReady([1, Promise.resolve(2)]);
  expect([late instanceof Promise, await late]).toEqual([true, [1, 2]]);
});

test("a lazy value is loaded once, even when it is undefined", () => {
  const load = vi.fn<() => undefined>();
  const read = lazy(load);
  for (let times = 0; times < 3; times++) expect(read()).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
});
