import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ANSWER_LIFETIME, CDN_LIFETIME, PAGE_LIFETIMES, SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";

const UNITS: readonly [number, string][] = [
  [86_400_000, "d"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1_000, "s"],
];

/** Returns a duration as the table writes it: `5 min`. */
function print(ms: number): string {
  const [size, unit] = UNITS.find(([unitMs]) => ms % unitMs === 0 && ms > 0) ?? [1, "ms"];
  return ms === 0 ? "—" : `${ms / size} ${unit}`;
}

it("docs/operations/lifetimes.md has the lifetimes of shared/config/lifetimes.ts", () => {
  const rows = readFileSync("docs/operations/lifetimes.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, 4)
        .map((cell) => cell.trim()),
    );
  const sources = Object.entries(SOURCE_LIFETIMES).map(([name, { ttlMs, staleMs }]) => [`\`${name}\``, print(ttlMs), print(staleMs)]);
  const pages = Object.entries(PAGE_LIFETIMES).map(([name, { freshMs, staleMs }]) => [`\`${name}\``, print(freshMs), print(staleMs)]);
  const answers = ["`answers`", print(ANSWER_LIFETIME.freshMs), print(ANSWER_LIFETIME.staleMs)];
  const cdn = ["`CDN`", "as its page", print(CDN_LIFETIME.maxStaleMs)];
  expect(rows).toEqual([...sources, answers, ...pages, cdn]);
});
