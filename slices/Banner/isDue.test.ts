import type { TimestampField } from "@prismicio/client";
import { expect, it } from "vitest";
import { nextChangeOf, isDue } from "./isDue";

const noon = Date.parse("2026-12-18T12:00:00Z");
// As Prismic sends them: without a colon in the offset.
const before = "2026-12-18T11:59:59+0000" as TimestampField;
const now = "2026-12-18T07:00:00-0500" as TimestampField;
const after = "2026-12-18T12:00:01+0000" as TimestampField;

it.each<[TimestampField, TimestampField, boolean]>([
  [null, null, true],
  [before, null, true],
  [now, null, true],
  [after, null, false],
  [null, before, false],
  [null, now, false],
  [null, after, true],
  [before, after, true],
  [after, before, false],
])("from %s until %s: %s", (starts_at, ends_at, due) => {
  expect(isDue({ starts_at, ends_at }, noon)).toBe(due);
});

it.each(["", "soon", "2026-13-45"])("%j is not a date and hides nothing", (value) => {
  expect(isDue({ starts_at: value as TimestampField, ends_at: value as TimestampField }, noon)).toBe(true);
});

const NOW = Date.parse("2026-12-20T12:00:00Z");
const [BEFORE, AFTER, LATER] = ["2026-12-19T12:00:00+0000", "2026-12-21T12:00:00+0000", "2026-12-22T12:00:00+0000"] as const;

it.each([
  ["its beginning, while that is ahead", { starts_at: AFTER, ends_at: LATER }, Date.parse(AFTER)],
  ["its end, once it is shown", { starts_at: BEFORE, ends_at: LATER }, Date.parse(LATER)],
  ["no time, once it is over", { starts_at: BEFORE, ends_at: BEFORE }, Infinity],
  ["no time, if it has no period, or an invalid one", { starts_at: null, ends_at: "soon" as never }, Infinity],
])("a banner next changes at %s", (_, period, time) => {
  expect(nextChangeOf(period, NOW)).toBe(time);
});
