import { expect, it } from "vitest";
import { storeOf } from "#tests/support/storeHours.ts";
import type { HoursPeriod } from "./storeHours";
import { shortWeek } from "./shortWeek";

const daily = (days: number[], open: string, close: string): HoursPeriod[] =>
  days.map((day) => ({ open: { day, time: open }, close: { day, time: close } }));
const lines = (hours: HoursPeriod[], lang: "en-us" | "fr-ca" = "en-us") =>
  shortWeek(storeOf(hours), lang).map(({ days, hours: span }) => `${days}: ${span}`);

it("joins consecutive days with the same hours", () => {
  expect(lines([...daily([1, 2, 3, 4, 5], "09:00", "21:00"), ...daily([6], "08:00", "20:00")])).toEqual([
    "Mon–Fri: 9\u00a0AM to 9\u00a0PM",
    "Sat: 8\u00a0AM to 8\u00a0PM",
    "Sun: Closed",
  ]);
  expect(lines(daily([1, 3], "09:00", "17:00"))).toEqual([
    "Mon: 9\u00a0AM to 5\u00a0PM",
    "Tue: Closed",
    "Wed: 9\u00a0AM to 5\u00a0PM",
    "Thu–Sun: Closed",
  ]);
});

it("has one line for a week of equal days, and for a kiosk that never closes", () => {
  expect(lines(daily([0, 1, 2, 3, 4, 5, 6], "09:00", "17:00"))).toEqual(["Every day: 9\u00a0AM to 5\u00a0PM"]);
  expect(lines([{ open: { day: 0, time: "00:00" }, close: null }])).toEqual(["Every day: 24 hours"]);
});

it("formats French", () => {
  expect(lines(daily([1, 2, 3], "09:00", "17:30"), "fr-ca")).toEqual([
    "lun. au mer.: de 9\u00a0h à 17\u00a0h\u00a030",
    "jeu. au dim.: Fermé",
  ]);
});
