import { expect, test } from "vitest";
import { allocate } from "./allocate";

test("allocates by weight, the heaviest first", () => {
  expect([...allocate([60, 30, 10], 10)]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1, 2]);
});

test("starts a longer allocation with the shorter one", () => {
  const weights = Array.from({ length: 500 }, (_, index) => 1e6 / (index + 1));
  const long = allocate(weights, 3000);
  expect(allocate(weights, 700)).toEqual(long.slice(0, 700));
});
