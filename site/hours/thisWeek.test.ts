import { describe, expect, it } from "vitest";
import { type HoursPeriod, openStatusAt } from "./hours";
import { hoursAround } from "./thisWeek";

const ZONE = "America/New_York";
const weekdays: HoursPeriod[] = [1, 2, 3, 4, 5].map((day) => ({ open: { day, time: "09:00" }, close: { day, time: "18:00" } }));
const always: HoursPeriod[] = [{ open: { day: 0, time: "00:00" }, close: null }];
// 2026-11-26 is a Thursday.
const closed = { date: "2026-11-26", periods: [] };
const shorter = { date: "2026-11-26", periods: [{ open: { day: 4, time: "09:00" }, close: { day: 4, time: "13:00" } }] };
const statusAt = (now: string, periods: HoursPeriod[], ...holidays: (typeof shorter | typeof closed)[]) => {
  const at = new Date(`${now}-05:00`);
  return openStatusAt(hoursAround(at, periods, holidays, ZONE), ZONE, at);
};

describe("on a holiday", () => {
  it("a closed kiosk opens the next day", () => {
    expect(statusAt("2026-11-26T10:00:00", weekdays, closed)).toEqual({ kind: "closed", opens: { day: 5, time: "09:00" }, on: "tomorrow" });
  });

  it("holiday hours apply, by the kiosk's local date", () => {
    expect(statusAt("2026-11-26T10:00:00", weekdays, shorter)).toMatchObject({ until: { time: "13:00" } });
    expect(statusAt("2026-11-26T23:30:00", weekdays, shorter)).toEqual({
      kind: "closed",
      opens: { day: 5, time: "09:00" },
      on: "tomorrow",
    });
  });

  it("of two entries for the date, the first counts", () => {
    expect(statusAt("2026-11-26T10:00:00", weekdays, shorter, closed)).toMatchObject({ until: { time: "13:00" } });
    expect(statusAt("2026-11-26T10:00:00", weekdays, closed, shorter)).toMatchObject({ kind: "closed" });
  });

  it("even a kiosk that never closes is closed, and its status says so the day before", () => {
    expect(statusAt("2026-11-26T10:00:00", always, closed)).toEqual({ kind: "closed", opens: { day: 5, time: "00:00" }, on: "tomorrow" });
    expect(statusAt("2026-11-25T10:00:00", always, closed)).toEqual({ kind: "open", until: { day: 4, time: "00:00" } });
  });
});

describe("on other days", () => {
  it("the next opening is after a holiday on which the kiosk is closed", () => {
    expect(statusAt("2026-11-25T19:00:00", weekdays, closed)).toEqual({ kind: "closed", opens: { day: 5, time: "09:00" }, on: "later" });
  });

  it("the weekly hours apply", () => {
    expect(statusAt("2026-11-19T10:00:00", weekdays, closed)).toMatchObject({ kind: "open" });
    expect(statusAt("2026-12-03T10:00:00", weekdays, closed)).toMatchObject({ kind: "open" });
    expect(statusAt("2026-11-23T10:00:00", always, closed)).toEqual({ kind: "always" });
  });

  it("nothing changes without holidays or a time zone", () => {
    expect(hoursAround(new Date(), weekdays, [], ZONE)).toBe(weekdays);
    expect(hoursAround(new Date("2026-11-26T15:00:00Z"), weekdays, [closed], null)).toBe(weekdays);
    expect(hoursAround(new Date("2026-11-26T15:00:00Z"), weekdays, [closed], "Mars/Olympus")).toBe(weekdays);
  });
});
