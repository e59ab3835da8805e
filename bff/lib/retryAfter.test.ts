import { expect, test } from "vitest";
import { retryAfterMs } from "./retryAfter";

const NOW = Date.parse("Tue, 03 Feb 2026 10:00:00 GMT");

test.each([
  ["1", 1000],
  ["0", 0],
  ["0.5", 500],
  [" 2 ", 2000],
  ["120", 120_000],
])("%j are seconds", (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});

test("a date is the milliseconds until then", () => {
  expect(retryAfterMs("Tue, 03 Feb 2026 10:00:07 GMT", NOW)).toBe(7000);
});

test("a date in the past is zero", () => {
  expect(retryAfterMs("Tue, 03 Feb 2026 09:00:00 GMT", NOW)).toBe(0);
});

// Number() makes 0 of a blank header, and Date.parse() finds a year in nearly any text with a number: both would retry in a hot loop.
test.each([[null], [""], ["  "], ["soon"], ["try again in 5"], ["5 s"], ["NaN"], ["Infinity"], ["-5"], ["0x10"]])(
  "%j is ignored",
  (header) => {
    expect(retryAfterMs(header, NOW)).toBeUndefined();
  },
);
