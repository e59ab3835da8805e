import { expect, it } from "vitest";
import { daily, NOW } from "./testing";
import { todayHours } from "./todayHours";

const store = { hours: daily("07:00", "18:30"), unknownDays: [], holidayHours: null, timeZone: "America/New_York" };

it("says the hours of the store's day, in each language", () => {
  expect(todayHours(store, NOW, "en-us")).toBe("Wednesday: 7\u00a0AM to 6:30\u00a0PM");
  expect(todayHours(store, NOW, "fr-ca")).toBe("Mercredi\u00a0: de 7\u00a0h à 18\u00a0h\u00a030");
});

it("says why a date is different, and nothing where the day is not known", () => {
  const closed = { date: "2026-11-25", name: "Founders’ Day", holiday: null, periods: [] };
  expect(todayHours({ ...store, holidayHours: [closed] }, NOW, "en-us")).toBe("Wednesday: Closed, Founders’ Day");
  expect(todayHours({ ...store, timeZone: null }, NOW, "en-us")).toBeUndefined();
});
