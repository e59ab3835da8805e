import { expect, onTestFinished, test, vi } from "vitest";
import { clockIn } from "./clock";

const lateOnSaturday = new Date("2026-11-22T04:30:00Z");

test.each([
  ["America/New_York", { date: "2026-11-21", minuteOfWeek: 6 * 1440 + 23 * 60 + 30 }],
  ["America/Los_Angeles", { date: "2026-11-21", minuteOfWeek: 6 * 1440 + 20 * 60 + 30 }],
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

test("reads the clock of a time zone once a minute, however many kiosks have it", () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  onTestFinished(() => format.mockRestore());
  const at = (seconds: number) => new Date(Date.UTC(2026, 5, 1, 12, 0, seconds));
  const clocks = [0, 30, 59].map((seconds) => clockIn("America/Denver", at(seconds)));
  expect(new Set(clocks.map((clock) => clock?.minuteOfWeek)).size).toBe(1);
  expect(format).toHaveBeenCalledTimes(1);
  expect(clockIn("America/Denver", at(60))!.minuteOfWeek - clocks[0]!.minuteOfWeek).toBe(1);
  expect(clockIn("Not/AZone", at(60))).toBeNull();
  expect(format).toHaveBeenCalledTimes(2);
});
