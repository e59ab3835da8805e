import { expect, test } from "vitest";
import { createFakeLog } from "#tests/support/fakes.ts";
import { createDailyNote } from "./dailyNote";

const DAY_MS = 86_400_000;

test("a fault is told of once a day, with those that were seen in the meantime", () => {
  const { log, entries } = createFakeLog();
  let now = 0;
  const note = createDailyNote(log, { source: "kiosks" }, "odd", () => now);
  const lines = () => entries.map(({ details }) => (details as { ids: string[] }).ids);
  note("1");
  note("2");
  note("2");
  expect(lines()).toEqual([["1"]]);
  now = DAY_MS - 1;
  note("3");
  expect(lines()).toHaveLength(1);
  now = DAY_MS;
  note("3");
  expect(lines()).toEqual([["1"], ["2", "3"]]);
});

test("names fifty at most", () => {
  const { log, entries } = createFakeLog();
  let now = 0;
  const note = createDailyNote(log, {}, "odd", () => now);
  for (let id = 0; id < 200; id++) note(String(id));
  now = DAY_MS;
  note("last");
  expect((entries[1]!.details as { ids: string[] }).ids).toHaveLength(50);
});
