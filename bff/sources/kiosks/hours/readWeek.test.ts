import { describe, expect, test } from "vitest";
import type { HoursPeriod } from "../kiosk";
import { readWeek } from "./readWeek";

type Raw = [openDay: number, open: string, closeDay?: number, close?: string];
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const raw = (...periods: Raw[]) =>
  periods.map(([day, time, closeDay, close]) => ({
    open: { day, time },
    ...(closeDay !== undefined && { close: { day: closeDay, time: close } }),
  }));
const period = (day: number, open: string, closeDay: number, close: string): HoursPeriod => ({
  open: { day, time: open },
  close: { day: closeDay, time: close },
});
const daily = (open: string, close: string, days = EVERY_DAY) => days.map((day): Raw => [day, open, day, close]);
const wholeDay = (day: number) => period(day, "00:00", (day + 1) % 7, "00:00");
const read = (...periods: Raw[]) => readWeek(raw(...periods));
const certain = (hours: HoursPeriod[], unknownDays: number[] = []) => ({
  week: { hours, unknownDays },
  isDoubtful: unknownDays.length > 0,
});

const ALWAYS = { week: { hours: [{ open: { day: 0, time: "00:00" }, close: null }], unknownDays: [] }, isDoubtful: false };
const UNKNOWN = { week: null, isDoubtful: true };

test.each<[string, Raw[]]>([
  ["one period without close", [[0, "00:00"]]],
  [
    "one period without close, twice",
    [
      [0, "00:00"],
      [0, "00:00"],
    ],
  ],
  ["seven whole days", EVERY_DAY.map((day) => [day, "00:00", (day + 1) % 7, "00:00"])],
  ["seven days to 24:00", daily("00:00", "24:00")],
  ["seven days to 23:59", daily("00:00", "23:59")],
  ["a week from Sunday to Saturday's end", [[0, "00:00", 6, "24:00"]]],
  ["a week to a minute before its end", [[0, "00:00", 6, "23:59"]]],
  ["days that overlap", EVERY_DAY.map((day) => [day, "05:00", (day + 1) % 7, "06:00"])],
  ["two halves of each day", [...daily("00:00", "12:00"), ...daily("12:00", "24:00")]],
  [
    "weekdays in one and a weekend in one",
    [
      [1, "00:00", 6, "00:00"],
      [6, "00:00", 1, "00:00"],
    ],
  ],
])("%s is always open", (_, periods) => {
  expect(read(...periods)).toEqual(ALWAYS);
});

describe("a week is the same periods, however it is written", () => {
  test.each<[string, Raw[], HoursPeriod[]]>([
    ["one whole day", [[2, "00:00", 3, "00:00"]], [wholeDay(2)]],
    ["one whole day to 24:00", [[2, "00:00", 2, "24:00"]], [wholeDay(2)]],
    ["one whole day to 23:59", [[2, "00:00", 2, "23:59"]], [wholeDay(2)]],
    ["the last day of the week to 23:59", [[6, "00:00", 6, "23:59"]], [wholeDay(6)]],
    ["several whole days", [[1, "00:00", 6, "00:00"]], [1, 2, 3, 4, 5].map(wholeDay)],
    [
      "several days from a morning to an evening",
      [[1, "06:00", 5, "22:00"]],
      [period(1, "06:00", 2, "00:00"), wholeDay(2), wholeDay(3), wholeDay(4), period(5, "00:00", 5, "22:00")],
    ],
    [
      "several days over the end of the week",
      [[5, "18:00", 1, "06:00"]],
      [wholeDay(0), period(1, "00:00", 1, "06:00"), period(5, "18:00", 6, "00:00"), wholeDay(6)],
    ],
    ["to 24:00", [[1, "09:00", 1, "24:00"]], [period(1, "09:00", 2, "00:00")]],
    ["to 26:00", [[1, "09:00", 1, "26:00"]], [period(1, "09:00", 2, "02:00")]],
    ["from 24:00", [[1, "24:00", 2, "08:00"]], [period(2, "00:00", 2, "08:00")]],
    ["past midnight", [[5, "18:00", 6, "02:00"]], [period(5, "18:00", 6, "02:00")]],
    ["past the week's end", [[6, "20:00", 0, "04:00"]], [period(6, "20:00", 0, "04:00")]],
    ["a close before the open on the same day", [[5, "18:00", 5, "02:00"]], [period(5, "18:00", 6, "02:00")]],
    ["a close before the open on Saturday", [[6, "18:00", 6, "02:00"]], [period(6, "18:00", 0, "02:00")]],
    [
      "divided at midnight",
      [
        [5, "18:00", 5, "23:59"],
        [6, "00:00", 6, "02:00"],
      ],
      [period(5, "18:00", 6, "02:00")],
    ],
    ["far into the next day", [[5, "20:00", 6, "18:00"]], [period(5, "20:00", 6, "00:00"), period(6, "00:00", 6, "18:00")]],
    [
      "doubled",
      [
        [1, "09:00", 1, "17:00"],
        [1, "09:00", 1, "17:00"],
      ],
      [period(1, "09:00", 1, "17:00")],
    ],
    [
      "overlapping",
      [
        [1, "12:00", 1, "20:00"],
        [1, "09:00", 1, "14:00"],
      ],
      [period(1, "09:00", 1, "20:00")],
    ],
    [
      "one within another",
      [
        [1, "09:00", 1, "20:00"],
        [1, "10:00", 1, "11:00"],
      ],
      [period(1, "09:00", 1, "20:00")],
    ],
    [
      "a minute apart",
      [
        [1, "09:00", 1, "11:59"],
        [1, "12:00", 1, "17:00"],
      ],
      [period(1, "09:00", 1, "17:00")],
    ],
    [
      "with a break, in any order",
      [
        [1, "13:30", 1, "18:00"],
        [1, "09:00", 1, "12:30"],
      ],
      [period(1, "09:00", 1, "12:30"), period(1, "13:30", 1, "18:00")],
    ],
    ["to 23:59 after the morning", [[1, "09:00", 1, "23:59"]], [period(1, "09:00", 1, "23:59")]],
  ])("%s", (_, periods, hours) => {
    expect(read(...periods)).toEqual(certain(hours));
  });
});

describe("nonsense makes its day unknown, and no other", () => {
  const tuesdays = period(2, "09:00", 2, "21:00");
  test.each<[string, Raw | object | null]>([
    ["a period without close among others", [1, "10:00"]],
    ["a time of 99:99", [1, "09:00", 1, "99:99"]],
    ["an open at 99:99", [1, "99:99", 1, "17:00"]],
    ["48:00", [1, "09:00", 1, "48:00"]],
    ["61 minutes", [1, "09:00", 1, "17:61"]],
    ["no minutes", [1, "9", 1, "17"]],
    ["equal open and close", [1, "09:00", 1, "09:00"]],
    ["equal midnights", [1, "00:00", 1, "00:00"]],
    ["a close without a day", { open: { day: 1, time: "09:00" }, close: { time: "17:00" } }],
    ["a close that is text", { open: { day: 1, time: "09:00" }, close: "17:00" }],
    ["an open without a time", { open: { day: 1 }, close: { day: 1, time: "17:00" } }],
  ])("%s", (_, odd) => {
    const hours = [...raw([2, "09:00", 2, "21:00"], [1, "18:00", 1, "19:00"]), ...(Array.isArray(odd) ? raw(odd as Raw) : [odd])];
    expect(readWeek(hours)).toEqual(certain([tuesdays], [1]));
  });

  test("each day of several", () => {
    expect(read([2, "09:00", 2, "21:00"], [4, "09:00", 6, "99:99"])).toEqual(certain([tuesdays], [4, 5, 6]));
    expect(read([2, "09:00", 2, "21:00"], [6, "18:00", 0, "99:99"])).toEqual(certain([tuesdays], [6]));
  });
});

test.each<[string, unknown]>([
  ["a period without any day", [{ open: { time: "09:00" } }, ...raw([2, "09:00", 2, "21:00"])]],
  ["a day 7", raw([7, "09:00", 7, "17:00"])],
  ["a day as text", [{ open: { day: "1", time: "09:00" } }]],
  ["null in the list", [null]],
  ["nonsense alone", raw([1, "99:99", 1, "17:00"])],
  ["an empty list", []],
  ["text", "9 to 5"],
  ["an object", {}],
])("a week with %s is unknown", (_, hours) => {
  expect(readWeek(hours)).toEqual(UNKNOWN);
});

test.each([[undefined], [null]])("a week that is %s is unknown without doubt", (hours) => {
  expect(readWeek(hours)).toEqual({ week: null, isDoubtful: false });
});
