import { expect, it } from "vitest";
import type { HoursPeriod } from "./storeHours";
import { storeStatusAt } from "./storeStatus";

const hours: HoursPeriod[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: "07:00" }, close: { day, time: "22:00" } }));
const store = (...closedOn: string[]) => ({
  hours,
  unknownDays: [],
  holidayHours: closedOn.map((date) => ({ date, name: null, holiday: "THANKSGIVING" as const, periods: [] })),
  timeZone: "America/New_York",
});
// 2026-11-26 is a Thursday, and Thanksgiving in the US.
const at = (time: string) => new Date(`${time}:30-05:00`);

it("the status of a store says why it is closed for the day, and when it opens", () => {
  const status = storeStatusAt(store("2026-11-26"), at("2026-11-26T10:00"), "en-us");
  expect(status?.line.text).toMatch(/^Closed today: Thanksgiving\. Opens Fri 7/);
  expect(new Date(status!.opensAt!)).toEqual(new Date("2026-11-27T07:00:00-05:00"));
});

it("the status of a store is unknown without a time zone", () => {
  expect(storeStatusAt({ ...store(), timeZone: null }, at("2026-11-26T10:00"), "en-us")).toBeNull();
});

it.each([
  ["closed, when it opens", "2026-11-25T06:30", "2026-11-25T07:00"],
  ["closed for the day, at midnight", "2026-11-26T10:00", "2026-11-27T00:00"],
  ["open, an hour before it closes", "2026-11-25T10:00", "2026-11-25T21:00"],
  ["open, just before its last hour", "2026-11-25T20:59", "2026-11-25T21:00"],
  ["in its last hour, each minute", "2026-11-25T21:10", "2026-11-25T21:11"],
  ["closed for the night, at midnight", "2026-11-25T23:00", "2026-11-26T00:00"],
])("the words may change: %s", (_, now, then) => {
  const status = storeStatusAt(store("2026-11-26"), at(now), "en-us")!;
  expect(new Date(status.changesAt)).toEqual(new Date(`${then}:00-05:00`));
});
