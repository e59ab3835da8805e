import { describe, expect, it } from "vitest";
import { formatDay, formatStatus, formatTime, formatWeek } from "./format";
import { storeOf } from "#tests/support/storeHours.ts";
import type { OpenStatus } from "./hours";
import type { HoursPeriod } from "./storeHours";

it.each([
  ["00:00", "midnight", "minuit"],
  ["00:05", "12:05\u00a0AM", "0\u00a0h\u00a005"],
  ["08:30", "8:30\u00a0AM", "8\u00a0h\u00a030"],
  ["12:00", "noon", "midi"],
  ["12:45", "12:45\u00a0PM", "12\u00a0h\u00a045"],
  ["21:00", "9\u00a0PM", "21\u00a0h"],
  ["23:59", "11:59\u00a0PM", "23\u00a0h\u00a059"],
])("formatTime writes %s as %s and as %s", (time, english, french) => {
  expect(formatTime(time, "en-us")).toBe(english);
  expect(formatTime(time, "fr-ca")).toBe(french);
});

it("formatDay counts from Sunday", () => {
  expect([0, 1, 6].map((day) => formatDay(day, "en-us"))).toEqual(["Sunday", "Monday", "Saturday"]);
  expect([0, 1, 6].map((day) => formatDay(day, "fr-ca"))).toEqual(["dimanche", "lundi", "samedi"]);
});

it.each<[OpenStatus, string, string]>([
  [{ kind: "always" }, "Open 24 hours", "Ouvert 24\u00a0h"],
  [{ kind: "open", until: { day: 1, time: "21:00" } }, "Open until 9\u00a0PM", "Ouvert jusqu’à 21\u00a0h"],
  [{ kind: "open", until: { day: 1, time: "21:00" }, minutesLeft: 20 }, "Closes in 20\u00a0min", "Ferme dans 20\u00a0min"],
  [
    { kind: "closed", opens: { day: 1, time: "08:30", date: "2026-11-23" }, on: "today" },
    "Closed, opens 8:30\u00a0AM",
    "Fermé, ouvre à 8\u00a0h\u00a030",
  ],
  [
    { kind: "closed", opens: { day: 0, time: "09:00", date: "2026-11-22" }, on: "tomorrow" },
    "Closed, opens tomorrow 9\u00a0AM",
    "Fermé, ouvre demain à 9\u00a0h",
  ],
  [
    { kind: "closed", opens: { day: 1, time: "09:00", date: "2026-11-23" }, on: "later" },
    "Closed, opens Monday 9\u00a0AM",
    "Fermé, ouvre lundi à 9\u00a0h",
  ],
])("formatStatus says %j", (status, english, french) => {
  expect(formatStatus(status, "en-us")).toBe(english);
  expect(formatStatus(status, "fr-ca")).toBe(french);
});

describe("formatWeek", () => {
  const hours: HoursPeriod[] = [
    { open: { day: 0, time: "10:00" }, close: { day: 0, time: "16:00" } },
    { open: { day: 5, time: "13:00" }, close: { day: 6, time: "02:00" } },
    { open: { day: 5, time: "09:00" }, close: { day: 5, time: "12:00" } },
  ];

  it("lists Monday to Sunday, and each period on the day on which it opens", () => {
    const week = formatWeek(storeOf(hours), "en-us");
    expect(week.map(({ day }) => day)).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);
    expect(week[0]).toEqual({ day: "Monday", hours: "Closed" });
    expect(week[4]!.hours).toContain("1\u00a0PM to 2\u00a0AM");
    expect(week[5]).toEqual({ day: "Saturday", hours: "Closed" });
    expect(week[6]).toEqual({ day: "Sunday", hours: "10\u00a0AM to 4\u00a0PM" });
  });

  it("lists the opening hours of a day in their order", () => {
    expect(formatWeek(storeOf(hours), "en-us")[4]!.hours).toBe("9\u00a0AM to noon, 1\u00a0PM to 2\u00a0AM");
  });

  it("formats French", () => {
    const week = formatWeek(storeOf(hours), "fr-ca");
    expect(week[0]).toEqual({ day: "lundi", hours: "Fermé" });
    expect(week[6]).toEqual({ day: "dimanche", hours: "de 10\u00a0h à 16\u00a0h" });
  });

  it("says whole days and unknown ones", () => {
    const wholeTuesday: HoursPeriod[] = [{ open: { day: 2, time: "00:00" }, close: { day: 3, time: "00:00" } }];
    const week = formatWeek(storeOf(wholeTuesday, { unknownDays: [0] }), "en-us").map((line) => line.hours);
    expect(week).toEqual(["Closed", "Open 24 hours", "Closed", "Closed", "Closed", "Closed", "Not known"]);
  });

  it("has one line for a kiosk that never closes", () => {
    const always: HoursPeriod[] = [{ open: { day: 0, time: "00:00" }, close: null }];
    expect(formatWeek(storeOf(always), "en-us")).toEqual([{ day: null, hours: "Open 24 hours" }]);
    expect(formatWeek(storeOf(always), "fr-ca")).toEqual([{ day: null, hours: "Ouvert 24\u00a0h" }]);
  });
});
