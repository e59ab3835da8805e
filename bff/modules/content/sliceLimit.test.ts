import { expect, test } from "vitest";
import { limitOf } from "./sliceLimit";

test.each([
  [4, 4],
  [1, 1],
  [12, 12],
  [13, 12],
  [Infinity, 12],
  [2.9, 2],
  [0, 6],
  [0.5, 6],
  [-3, 6],
  [Number.NaN, 6],
  [null, 6],
  [undefined, 6],
  ["4", 6],
])("a limit of %j is %i", (value, limit) => {
  expect(limitOf(value, { usual: 6, most: 12 })).toBe(limit);
});
