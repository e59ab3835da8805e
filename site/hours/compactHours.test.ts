import { expect, it } from "vitest";
import { packHours, unpackHours } from "./compactHours";
import type { HoursPeriod } from "./storeHours";

const period = (day: number, open: string, close: string, closeDay = day): HoursPeriod => ({
  open: { day, time: open },
  close: { day: closeDay, time: close },
});
const now = new Date("2026-11-25T15:00:00Z");
const week = [1, 2, 3, 4, 5].map((day) => period(day, "08:00", "21:30"));

it("packs hours, and unpacks them as they were", () => {
  const store = {
    hours: [...week, period(6, "22:00", "02:00", 0)],
    unknownDays: [0],
    holidayHours: [
      { date: "2026-11-26", name: null, holiday: "THANKSGIVING" as const, periods: [] },
      { date: "2026-11-27", name: "Day|after~=;,", holiday: null, periods: [period(5, "10:00", "16:00")] },
      { date: "2026-11-28", name: null, holiday: null, periods: null },
    ],
    timeZone: "America/New_York",
  };
  const packed = packHours(store, now);
  expect(packed).toBe(
    "America/New_York|1920-2730,3360-4170,4800-5610,6240-7050,7680-8490,9960-120|0|" +
      "2026-11-26~THANKSGIVING~=;2026-11-27~~Day%7Cafter~%3D%3B%2C=7800-8160;2026-11-28~~=?",
  );
  expect(unpackHours(packed)).toEqual(store);
});

it("keeps what never closes, an unknown time zone, and a week that is not known", () => {
  const always = { hours: [{ open: { day: 0, time: "00:00" }, close: null }], unknownDays: [], holidayHours: [], timeZone: null };
  expect(packHours(always, now)).toBe("|0-||");
  expect(unpackHours("|0-||")).toEqual(always);
  const unknown = { hours: null, unknownDays: [0, 1, 2, 3, 4, 5, 6], holidayHours: [], timeZone: "America/Toronto" };
  expect(unpackHours(packHours(unknown, now))).toEqual(unknown);
});

it("leaves out dates that are past or far", () => {
  const dates = ["2026-11-01", "2026-11-24", "2026-12-25", "2027-02-01"].map((date) => ({ date, name: null, holiday: null, periods: [] }));
  const store = { hours: week, unknownDays: [], holidayHours: dates, timeZone: "America/Toronto" };
  expect(unpackHours(packHours(store, now)).holidayHours).toEqual(dates.slice(1, 3));
});
