import { expect, test } from "vitest";
import { clockIn } from "./clock";

const lateOnSaturday = new Date("2026-11-22T04:30:00Z");

test.each([
  ["America/New_York", { date: "2026-11-21", minuteOfWeek: 6 * 1440 + 23 * 60 + 30 }],
  ["America/Vancouver", { date: "2026-11-21", minuteOfWeek: 6 * 1440 + 20 * 60 + 30 }],
  ["UTC", { date: "2026-11-22", minuteOfWeek: 4 * 60 + 30 }],
])("The clock of %s has its own day and time", (timeZone, clock) => {
  expect(clockIn(timeZone, lateOnSaturday)).toEqual(clock);
});

test("The first hour of a day is 0, not 24", () => {
  expect(clockIn("UTC", new Date("2026-01-04T00:05:00Z"))).toEqual({ date: "2026-01-04", minuteOfWeek: 5 });
});

test.each([null, "", "Mars/Olympus"])("The time zone %s is unknown", (timeZone) => {
  expect(clockIn(timeZone, lateOnSaturday)).toBeNull();
});
