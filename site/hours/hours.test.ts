import { describe, expect, it } from "vitest";
import { storeOf } from "#tests/support/storeHours.ts";
import { openStatusAt } from "./hours";
import { type HoursPeriod, isAlwaysOpen } from "./storeHours";

const UTC = "UTC";
const period = (openDay: number, open: string, closeDay: number, close: string): HoursPeriod => ({
  open: { day: openDay, time: open },
  close: { day: closeDay, time: close },
});
/** The same span on each of these days. */
const daily = (days: number[], open: string, close: string) => days.map((day) => period(day, open, day, close));
const weekdays = daily([1, 2, 3, 4, 5], "09:00", "18:00");
const always: HoursPeriod[] = [{ open: { day: 0, time: "00:00" }, close: null }];
/** 2026-03-01 is a Sunday: `at(3, "10:00")` is a Wednesday in UTC. */
const at = (day: number, time: string) => new Date(`2026-03-0${day + 1}T${time}:00Z`);

/** The status without the date of the next opening. */
function statusAt(...args: Parameters<typeof openStatusAt>) {
  const status = openStatusAt(...args);
  if (status?.kind !== "closed" || !status.opens) return status;
  const { date: _, ...opens } = status.opens;
  return { ...status, opens };
}

describe("openStatusAt", () => {
  it.each([
    ["before opening", 1, "08:59", { kind: "closed", opens: { day: 1, time: "09:00" }, on: "today" }],
    ["at the minute of opening", 1, "09:00", { kind: "open", until: { day: 1, time: "18:00" } }],
    ["in between", 3, "12:00", { kind: "open", until: { day: 3, time: "18:00" } }],
    ["in the last hour", 1, "17:00", { kind: "open", until: { day: 1, time: "18:00" }, minutesLeft: 60 }],
    ["in the last minute", 1, "17:59", { kind: "open", until: { day: 1, time: "18:00" }, minutesLeft: 1 }],
    ["at the minute of closing", 1, "18:00", { kind: "closed", opens: { day: 2, time: "09:00" }, on: "tomorrow" }],
    ["on the evening before the weekend", 5, "20:00", { kind: "closed", opens: { day: 1, time: "09:00" }, on: "later" }],
    ["on a day without hours", 6, "12:00", { kind: "closed", opens: { day: 1, time: "09:00" }, on: "later" }],
    ["on the last minute of the week", 6, "23:59", { kind: "closed", opens: { day: 1, time: "09:00" }, on: "later" }],
    ["on the first minute of the week", 0, "00:00", { kind: "closed", opens: { day: 1, time: "09:00" }, on: "tomorrow" }],
  ] as const)("%s", (_, day, time, status) => {
    expect(statusAt(storeOf(weekdays), at(day, time))).toEqual(status);
  });

  it("is always open if a period has no closing time", () => {
    for (const day of [0, 3, 6]) expect(statusAt(storeOf(always), at(day, "03:00"))).toEqual({ kind: "always" });
  });

  it("is open until past midnight, on both days", () => {
    const late = [period(5, "18:00", 6, "02:00")];
    expect(statusAt(storeOf(late), at(5, "23:00"))).toEqual({ kind: "open", until: { day: 6, time: "02:00" } });
    expect(statusAt(storeOf(late), at(6, "01:59"))).toEqual({ kind: "open", until: { day: 6, time: "02:00" }, minutesLeft: 1 });
    expect(statusAt(storeOf(late), at(6, "02:00"))).toEqual({ kind: "closed", opens: { day: 5, time: "18:00" }, on: "later" });
  });

  it("is open across the end of the week", () => {
    const late = [period(6, "20:00", 0, "04:00")];
    expect(statusAt(storeOf(late), at(6, "23:59"))).toEqual({ kind: "open", until: { day: 0, time: "04:00" } });
    expect(statusAt(storeOf(late), at(0, "00:00"))).toEqual({ kind: "open", until: { day: 0, time: "04:00" } });
    expect(statusAt(storeOf(late), at(0, "04:00"))).toMatchObject({ kind: "closed" });
  });

  it("is open on whole days", () => {
    const days = [period(2, "00:00", 3, "00:00")];
    expect(statusAt(storeOf(days), at(2, "00:00"))).toEqual({ kind: "open", until: { day: 3, time: "00:00" } });
    expect(statusAt(storeOf(days), at(2, "23:59"))).toMatchObject({ kind: "open" });
    expect(statusAt(storeOf(days), at(3, "00:00"))).toMatchObject({ kind: "closed" });
  });

  it("does not close if the next period begins at once", () => {
    const days = [period(2, "00:00", 3, "00:00"), period(3, "00:00", 4, "00:00"), period(4, "00:00", 4, "21:00")];
    expect(statusAt(storeOf(days), at(2, "23:50"))).toEqual({ kind: "open", until: { day: 4, time: "21:00" }, isLater: true });
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => period(day, "00:00", (day + 1) % 7, "00:00"));
    expect(statusAt(storeOf(everyDay), at(2, "23:50"))).toEqual({ kind: "always" });
  });

  it("supports several periods a day", () => {
    const split = [...daily([2], "08:00", "12:00"), ...daily([2], "13:30", "17:00")];
    expect(statusAt(storeOf(split), at(2, "11:00"))).toEqual({ kind: "open", until: { day: 2, time: "12:00" }, minutesLeft: 60 });
    expect(statusAt(storeOf(split), at(2, "12:30"))).toEqual({ kind: "closed", opens: { day: 2, time: "13:30" }, on: "today" });
    expect(statusAt(storeOf(split), at(2, "14:00"))).toEqual({ kind: "open", until: { day: 2, time: "17:00" } });
    expect(statusAt(storeOf(split), at(2, "17:00"))).toEqual({ kind: "closed", opens: { day: 2, time: "08:00" }, on: "far" });
  });

  it("opens next week if today's only period is over", () => {
    expect(statusAt(storeOf(daily([4], "09:00", "10:00")), at(4, "11:00"))).toEqual({
      kind: "closed",
      opens: { day: 4, time: "09:00" },
      on: "far",
    });
  });

  it("uses the kiosk's local time and day", () => {
    // Tuesday 02:30 UTC is Monday evening in Vancouver, and Tuesday morning in Tokyo.
    const now = at(2, "02:30");
    expect(statusAt(storeOf(daily([1], "09:00", "20:00"), { timeZone: "America/Vancouver" }), now)).toEqual({
      kind: "open",
      until: { day: 1, time: "20:00" },
    });
    expect(statusAt(storeOf(daily([1], "09:00", "20:00"), { timeZone: "America/New_York" }), now)).toMatchObject({ kind: "closed" });
    expect(statusAt(storeOf(daily([2], "09:00", "20:00"), { timeZone: "Asia/Tokyo" }), now)).toEqual({
      kind: "open",
      until: { day: 2, time: "20:00" },
    });
    expect(statusAt(storeOf(daily([1], "09:00", "23:30"), { timeZone: "America/St_Johns" }), now)).toEqual({
      kind: "open",
      until: { day: 1, time: "23:30" },
      minutesLeft: 30,
    });
  });

  it("is right on the days on which daylight saving time begins and ends", () => {
    const hours = daily([0], "09:00", "17:00");
    // Sunday 8 March 2026: 02:00 becomes 03:00 in New York.
    expect(statusAt(storeOf(hours, { timeZone: "America/New_York" }), new Date("2026-03-08T12:59:00Z"))).toMatchObject({
      kind: "closed",
      on: "today",
    });
    expect(statusAt(storeOf(hours, { timeZone: "America/New_York" }), new Date("2026-03-08T13:00:00Z"))).toMatchObject({
      kind: "open",
    });
    // Sunday 1 November 2026: 02:00 becomes 01:00.
    expect(statusAt(storeOf(hours, { timeZone: "America/New_York" }), new Date("2026-11-01T13:59:00Z"))).toMatchObject({
      kind: "closed",
      on: "today",
    });
    expect(statusAt(storeOf(hours, { timeZone: "America/New_York" }), new Date("2026-11-01T14:00:00Z"))).toMatchObject({
      kind: "open",
    });
    expect(statusAt(storeOf(hours, { timeZone: "America/New_York" }), new Date("2026-11-01T21:59:00Z"))).toMatchObject({
      kind: "open",
    });
  });

  it.each([
    ["there are no hours", [], UTC],
    ["there is no time zone", weekdays, null],
    ["the time zone is empty", weekdays, ""],
    ["the time zone is unknown", weekdays, "America/Atlantis"],
  ])("says nothing where %s", (_, hours, timeZone) => {
    expect(statusAt(storeOf(hours, { timeZone }), at(1, "12:00"))).toBeNull();
  });
});

it("isAlwaysOpen is true if a period has no closing time", () => {
  expect(isAlwaysOpen(always)).toBe(true);
  expect(isAlwaysOpen(weekdays)).toBe(false);
  expect(isAlwaysOpen([])).toBe(false);
});
