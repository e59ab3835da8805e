import { expect, it, test } from "vitest";
import { findSimilar } from "./findSimilar";
import { loadGazetteer } from "./gazetteer";

const KIOSKS: Record<string, number> = { "Columbus, OH": 18, "Columbus, GA": 5, "Columbus, IN": 2 };
const gazetteer = loadGazetteer();
const find = (text: string, counts: Record<string, number> | null = KIOSKS) =>
  findSimilar(text, { gazetteer, countKiosks: ({ name, state }) => counts && (counts[`${name}, ${state}`] ?? 0) });
const named = (...args: Parameters<typeof find>) => find(...args).map(({ name, state }) => `${name}, ${state}`);

test.each([
  ["Colombus HO", ["Columbus, OH", "Columbus, GA", "Columbus, IN"]],
  ["colombus", ["Columbus, OH", "Columbus, GA", "Columbus, IN"]],
  ["Colombus, Georgia", ["Columbus, GA", "Columbus, OH", "Columbus, IN"]],
  ["12 Main St Columbus", ["Columbus, OH", "Columbus, GA", "Columbus, IN"]],
])("%s may mean %j", (text, towns) => expect(named(text)).toEqual(towns));

test.each([
  ["Monteral", "Montréal, QC"],
  ["Sant Louis", "St. Louis, MO"],
  ["Tronto, Ontario", "Toronto, ON"],
  ["Pitsburg PA", "Pittsburgh, PA"],
])("%s may mean %s", (text, town) => expect(named(text)).toContain(town));

it("says how many kiosks there are, or that it does not know", () => {
  expect(find("Colombus").map(({ kioskCount }) => kioskCount)).toEqual([18, 5, 2]);
  expect(find("Colombus", null)[0]).toMatchObject({ name: "Columbus", state: "OH", kioskCount: null });
});

test.each(["", "OH", "zzzzzzzz", "xy", "🔑", "a ".repeat(100), "x".repeat(200), "Columbus ".repeat(20)])("%j is like no town", (text) =>
  expect(find(text)).toEqual([]),
);
