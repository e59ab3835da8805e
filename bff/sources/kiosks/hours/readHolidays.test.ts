import { expect, test } from "vitest";
import { readHolidays } from "./readHolidays";

const OHIO = { country: "US", state: "OH" };
// A Thursday.
const DATE = "2026-11-26";
const span = (open: string, close: string, closeDay = 4) => ({ open: { day: 4, time: open }, close: { day: closeDay, time: close } });
const periodsOf = (...rows: unknown[]) => readHolidays(rows, OHIO).holidays?.map(({ periods }) => periods);

test("dates have their hours, each once and in their order, with the holiday of the region", () => {
  const rows = [
    { date: "2026-12-25", periods: [] },
    { date: DATE, periods: [span("13:00", "18:00"), span("08:00", "12:00")] },
    { date: "2026-12-25", periods: [] },
  ];
  expect(readHolidays(rows, OHIO)).toEqual({
    holidays: [
      { date: DATE, name: null, holiday: "THANKSGIVING", periods: [span("08:00", "12:00"), span("13:00", "18:00")] },
      { date: "2026-12-25", name: null, holiday: "CHRISTMAS_DAY", periods: [] },
    ],
    isDoubtful: false,
  });
});

test("the backend's own words are kept", () => {
  const { holidays } = readHolidays(
    [
      { date: DATE, periods: [], name: " Inventory " },
      { date: "2026-12-01", name: 7, periods: [] },
    ],
    OHIO,
  );
  expect(holidays?.map(({ name }) => name)).toEqual(["Inventory", null]);
});

test.each<[string, unknown]>([
  ["null", null],
  ["absent", undefined],
  ["text", "closed"],
  ["partly wrong", [span("08:00", "12:00"), span("13:00", "99:99")]],
  ["without close beside others", [span("08:00", "12:00"), { open: { day: 4, time: "13:00" } }]],
  ["without close after the morning", [{ open: { day: 4, time: "13:00" } }]],
  ["of another weekday", [{ open: { day: 3, time: "08:00" }, close: { day: 3, time: "12:00" } }]],
  ["longer than the night after it", [span("08:00", "22:00", 6)]],
  ["with equal times", [span("08:00", "08:00")]],
  ["nothing but null", [null]],
])("periods that are %s are unknown, and the date is kept", (_, periods) => {
  expect(readHolidays([{ date: DATE, periods }], OHIO)).toMatchObject({ holidays: [{ date: DATE, periods: null }], isDoubtful: true });
});

test("a date with `closed` and without periods is unknown", () => {
  expect(periodsOf({ date: DATE, closed: true })).toEqual([null]);
});

test("rows of one date that disagree are unknown", () => {
  expect(periodsOf({ date: DATE, periods: [] }, { date: DATE, periods: [span("08:00", "12:00")] })).toEqual([null]);
  expect(periodsOf({ date: DATE, periods: null }, { date: DATE, periods: [] })).toEqual([null]);
  // The same hours in another notation.
  expect(periodsOf({ date: DATE, periods: [span("00:00", "23:59")] }, { date: DATE, periods: [span("00:00", "00:00", 5)] })).toEqual([
    [span("00:00", "00:00", 5)],
  ]);
});

test("a date may have a time, which is ignored", () => {
  const { holidays } = readHolidays(
    [
      { date: `${DATE}T00:00:00`, periods: [] },
      { date: "2026-12-25T05:00:00Z", periods: [] },
    ],
    OHIO,
  );
  expect(holidays?.map(({ date }) => date)).toEqual([DATE, "2026-12-25"]);
});

test("a whole day and a night are hours of their date", () => {
  const always = [{ open: { day: 4, time: "00:00" } }];
  expect(periodsOf({ date: DATE, periods: always })).toEqual([[span("00:00", "00:00", 5)]]);
  expect(periodsOf({ date: DATE, periods: [span("18:00", "02:00", 5)] })).toEqual([[span("18:00", "02:00", 5)]]);
  expect(periodsOf({ date: DATE, periods: [span("18:00", "02:00")] })).toEqual([[span("18:00", "02:00", 5)]]);
  const saturday = { open: { day: 6, time: "20:00" }, close: { day: 0, time: "02:00" } };
  expect(periodsOf({ date: "2026-12-26", periods: [saturday] })).toEqual([[saturday]]);
});

test.each<[unknown]>([[{ date: "Christmas", periods: [] }], [{ date: "2026-02-30", periods: [] }], [null], [{ periods: [] }]])(
  "a row without a date is left out: %j",
  (odd) => {
    expect(readHolidays([odd, { date: DATE, periods: [] }], OHIO)).toMatchObject({ holidays: [{ date: DATE }], isDoubtful: true });
  },
);

test("without a list, nothing is known", () => {
  expect(readHolidays(null, OHIO)).toEqual({ holidays: null, isDoubtful: false });
  expect(readHolidays({}, OHIO)).toEqual({ holidays: null, isDoubtful: true });
});
