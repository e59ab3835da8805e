import { expect, it } from "vitest";
import type { Holiday } from "../kiosk";
import { holidayOn } from "./holidayOn";

it.each<[string, string | null, string | null, Holiday]>([
  ["2026-11-26", "US", "OH", "THANKSGIVING"],
  ["2027-11-25", "US", null, "THANKSGIVING"],
  ["2026-11-26", "PR", "PR", "THANKSGIVING"],
  ["2026-10-12", "CA", "ON", "THANKSGIVING"],
  ["2026-10-12", "US", "NY", "COLUMBUS_DAY"],
  ["2026-12-25", "US", "OH", "CHRISTMAS_DAY"],
  ["2027-01-01", null, null, "NEW_YEARS_DAY"],
  ["2027-01-18", "US", "OH", "MARTIN_LUTHER_KING_DAY"],
  ["2027-02-15", "US", "OH", "PRESIDENTS_DAY"],
  ["2027-02-15", "CA", "ON", "FAMILY_DAY"],
  ["2027-06-19", "US", "TX", "JUNETEENTH"],
  ["2027-07-01", "CA", "BC", "CANADA_DAY"],
  ["2027-06-24", "CA", "QC", "SAINT_JEAN_BAPTISTE_DAY"],
  ["2027-05-24", "CA", "QC", "VICTORIA_DAY"],
  ["2026-05-18", "CA", null, "VICTORIA_DAY"],
  ["2027-08-02", "CA", "ON", "CIVIC_HOLIDAY"],
  ["2026-09-30", "CA", "BC", "TRUTH_AND_RECONCILIATION_DAY"],
  ["2027-05-31", "US", "OH", "MEMORIAL_DAY"],
  ["2026-09-07", "US", "OH", "LABOR_DAY"],
  ["2026-09-07", "CA", "QC", "LABOR_DAY"],
  ["2026-04-05", "US", "OH", "EASTER_SUNDAY"],
  ["2027-03-26", "CA", "QC", "GOOD_FRIDAY"],
  ["2038-04-25", "US", "OH", "EASTER_SUNDAY"],
])("%s in %s (%s) is %s", (date, country, state, holiday) => {
  expect(holidayOn(date, { country, state })).toBe(holiday);
});

it.each([
  ["2026-11-26", "CA", "ON"],
  ["2026-10-12", null, null],
  ["2026-07-04", "CA", "ON"],
  ["2026-11-26", null, null],
  ["2026-05-25", "CA", "ON"],
  ["2026-11-19", "US", "OH"],
  ["2027-06-24", "CA", "ON"],
  ["2027-02-15", "CA", "QC"],
  ["soon", "US", "OH"],
])("%s in %s (%s) is none", (date, country, state) => {
  expect(holidayOn(date, { country, state })).toBeNull();
});
