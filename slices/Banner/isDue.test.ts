import type { TimestampField } from "@prismicio/client";
import { expect, it } from "vitest";
import { isDue } from "./isDue";

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
