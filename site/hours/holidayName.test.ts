import { expect, it } from "vitest";
import { holidayName } from "./holidayName";

it.each([
  ["2026-11-26", "US", "Thanksgiving", "Action de grâce"],
  ["2027-11-25", "US", "Thanksgiving", "Action de grâce"],
  ["2026-10-12", "CA", "Thanksgiving", "Action de grâce"],
  ["2026-12-25", "US", "Christmas Day", "Noël"],
  ["2027-01-01", null, "New Year’s Day", "jour de l’An"],
  ["2027-07-01", "CA", "Canada Day", "fête du Canada"],
  ["2027-06-24", "CA", "Saint-Jean-Baptiste Day", "fête nationale du Québec"],
  ["2027-05-24", "CA", "Victoria Day", "Journée nationale des patriotes"],
  ["2026-05-18", "CA", "Victoria Day", "Journée nationale des patriotes"],
  ["2027-05-31", "US", "Memorial Day", "Memorial Day"],
  ["2026-09-07", "US", "Labor Day", "fête du Travail"],
  ["2026-09-07", "CA", "Labour Day", "fête du Travail"],
  ["2026-04-05", "US", "Easter Sunday", "Pâques"],
  ["2027-03-26", "CA", "Good Friday", "Vendredi saint"],
  ["2038-04-25", "US", "Easter Sunday", "Pâques"],
])("%s in %s is %s, %s", (date, country, english, french) => {
  expect(holidayName(date, country, "en-us")).toBe(english);
  expect(holidayName(date, country, "fr-ca")).toBe(french);
});

it.each([
  ["2026-11-26", "CA"],
  ["2026-10-12", "US"],
  ["2026-07-04", "CA"],
  ["2026-11-26", null],
  ["2026-05-25", "CA"],
  ["2026-11-19", "US"],
  ["soon", "US"],
])("%s in %s has no name", (date, country) => {
  expect(holidayName(date, country, "en-us")).toBeNull();
});
