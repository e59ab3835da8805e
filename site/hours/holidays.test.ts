import { expect, it } from "vitest";
import { differing } from "#tests/support/storeHours.ts";
import { formatHolidays } from "./holidays";

const thanksgiving = differing("2026-11-26", { holiday: "THANKSGIVING" });
const eve = differing("2026-12-24", { periods: [{ open: { day: 4, time: "09:00" }, close: { day: 4, time: "15:00" } }] });

it("lists dates in their order, with their hours and the reason", () => {
  expect(formatHolidays([eve, thanksgiving], "2026-11-26", "en-us")).toEqual([
    { date: "2026-11-26", name: "Thursday, November 26", shortName: "November 26", hours: "Closed", reason: "Thanksgiving" },
    { date: "2026-12-24", name: "Thursday, December 24", shortName: "December 24", hours: "9\u00a0AM to 3\u00a0PM", reason: null },
  ]);
  expect(formatHolidays([thanksgiving], "2026-01-01", "fr-ca")).toEqual([
    { date: "2026-11-26", name: "jeudi 26 novembre", shortName: "26 novembre", hours: "Fermé", reason: "Action de grâce" },
  ]);
});

it("says whole days and unknown hours, and leaves out invalid and past dates", () => {
  const open = differing("2026-12-24", { periods: [{ open: { day: 4, time: "00:00" }, close: { day: 5, time: "00:00" } }] });
  const unknown = differing("2026-12-31", { periods: null, name: "Inventory" });
  const rows = [open, unknown, { ...eve, date: "soon" }, { ...eve, date: "2026-13-45" }, thanksgiving];
  expect(formatHolidays(rows, "2026-11-27", "en-us").map(({ date, hours, reason }) => [date, hours, reason])).toEqual([
    ["2026-12-24", "Open 24 hours", null],
    ["2026-12-31", "Hours may differ", "Inventory"],
  ]);
});
