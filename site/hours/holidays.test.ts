import { expect, it } from "vitest";
import { formatHolidays } from "./holidays";

const thanksgiving = { date: "2026-11-26", periods: [] };
const eve = { date: "2026-12-24", periods: [{ open: { day: 4, time: "09:00" }, close: { day: 4, time: "15:00" } }] };

it("lists dates in their order, with their hours", () => {
  expect(formatHolidays([eve, thanksgiving], "2026-11-26", "en-us")).toEqual([
    { date: "2026-11-26", name: "Thursday, November 26", hours: "Closed" },
    { date: "2026-12-24", name: "Thursday, December 24", hours: "9\u00a0AM to 3\u00a0PM" },
  ]);
  expect(formatHolidays([thanksgiving], "2026-01-01", "fr-ca")).toEqual([
    { date: "2026-11-26", name: "jeudi 26 novembre", hours: "Fermé" },
  ]);
});

it("accepts a date without a closing time, and leaves out invalid and past dates", () => {
  const open = { date: "2026-12-24", periods: [{ open: { day: 0, time: "00:00" }, close: null }] };
  expect(formatHolidays([open, { ...eve, date: "soon" }, { ...eve, date: "2026-13-45" }, thanksgiving], "2026-11-27", "en-us")).toEqual([
    { date: "2026-12-24", name: "Thursday, December 24", hours: "Open 24 hours" },
  ]);
});
