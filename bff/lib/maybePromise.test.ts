import { expect, test, vi } from "vitest";
import { allReady, lazy, whenReady } from "./maybePromise";

test("what follows a value that is there follows at once, and what follows a promise, later", async () => {
  expect(whenReady(1, (value) => value + 1)).toBe(2);
  const late = whenReady(Promise.resolve(1), (value) => value + 1);
  expect([late instanceof Promise, await late]).toEqual([true, 2]);
});

test("a failure that is waited for is answered for, and no other", async () => {
  const fail = () => {
    throw new Error("then");
  };
  expect(await whenReady(Promise.reject(new Error("late")), fail, String)).toBe("Error: late");
  await expect(whenReady(Promise.resolve(1), fail, String)).rejects.toThrow("then");
  expect(() => whenReady(1, fail, String)).toThrow("then");
});

test("many values are there at once where each of them is", async () => {
  expect(allReady([1, 2])).toEqual([1, 2]);
  const late = allReady([1, Promise.resolve(2)]);
  expect([late instanceof Promise, await late]).toEqual([true, [1, 2]]);
});

test("what is loaded is remembered, whatever it is", () => {
  const load = vi.fn<() => undefined>();
  const read = lazy(load);
  for (let times = 0; times < 3; times++) expect(read()).toBeUndefined();
  expect(load).toHaveBeenCalledOnce();
});
