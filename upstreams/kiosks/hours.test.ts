import { describe, expect, it } from "vitest";
import { createRandom } from "../lib/random";
import { createHolidayHours } from "./hours";

/** The holiday hours of a hundred shops. */
const shops = (country: "US" | "CA", year?: number) =>
  Array.from({ length: 100 }, (_, index) => createHolidayHours(country, createRandom(index, "holidays"), year));

describe("holidays", () => {
  it.each([
    ["US", 2026, "2026-11-26", 4],
    ["US", 2027, "2027-11-25", 5],
    ["CA", 2026, "2026-10-12", 4],
    ["CA", 2027, "2027-10-11", 5],
  ] as const)(
    "of %s in %s are Thanksgiving on %s, Christmas and New Year, and at some a short Christmas Eve",
    (country, year, thanksgiving, weekday) => {
      const kept = shops(country, year).filter((days) => days.length > 0);
      expect(kept.length).toBeLessThan(100);
      for (const days of kept) {
        expect(days.slice(0, 3)).toEqual([thanksgiving, `${year}-12-25`, `${year + 1}-01-01`].map((date) => ({ date, periods: [] })));
        for (const eve of days.slice(3)) {
          expect(eve).toEqual({
            date: `${year}-12-24`,
            periods: [{ open: { day: weekday, time: "08:00" }, close: { day: weekday, time: "16:00" } }],
          });
        }
      }
      expect(new Set(kept.map((days) => days.length))).toEqual(new Set([3, 4]));
    },
  );

  it("are those of the current year", () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const days of shops("US")) expect(days.length === 0 || days.some(({ date }) => date > today)).toBe(true);
  });
});
