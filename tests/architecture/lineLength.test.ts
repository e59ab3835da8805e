import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listWritten } from "../support/writtenFiles";

const LONGEST = 140;

/** Files with strings that cannot be broken over lines, and what the strings are. */
const UNBREAKABLE: Record<string, string> = {
  "site/ui/Icon/iconPaths.ts": "drawings",
  "site/ui/ServiceIcon/ServiceIcon.module.css": "drawings",
  "site/forms/Field.module.css": "a drawing as a data URL",
  "site/parts/consent/CookieSettings.module.css": "a drawing as a data URL",
  "site/parts/map/MapPin.tsx": "a drawing",
  "upstreams/kiosks/designs/drawing/key.ts": "drawings",
  "site/ui/font.ts": "ranges of characters, which next/font reads as one literal",
  "site/proxy.ts": "a pattern that Next reads as one literal",
  "site/routing/pagePaths.ts": "the same pattern",
};

/**
 * Returns the numbers of the lines of a text that are longer than LONGEST. Rows of Markdown tables do not count, because Markdown cannot
 * break a row over several lines.
 */
function longLinesIn(text: string, isMarkdown: boolean): number[] {
  return text.split("\n").flatMap((line, index) => (line.length > LONGEST && !(isMarkdown && line.startsWith("|")) ? [index + 1] : []));
}

const long = listWritten().flatMap((file) => longLinesIn(readFileSync(file, "utf8"), file.endsWith(".md")).map((line) => ({ file, line })));

test(`no line is longer than ${LONGEST} characters`, () => {
  const faults = long.filter(({ file }) => !(file in UNBREAKABLE));
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

test("each file that is excepted has a longer line", () => {
  expect(Object.keys(UNBREAKABLE).filter((file) => !long.some((one) => one.file === file))).toEqual([]);
});

/** Calls that make tests of the built site fail at times, and what to do otherwise. */
const UNRELIABLE = [
  { call: /\bwaitForTimeout\(/, remedy: "wait for the condition" },
  { call: /\bnetworkidle\b/, remedy: "use untilQuiet() of tests/support/browser.ts" },
  { call: /\b(page|at)\.route\(/, remedy: "use intercept() of tests/support/intercept.ts" },
];

test("browser tests wait for conditions, and intercept reliably", () => {
  const tests = listWritten().filter((file) => /^tests\/(e2e|engines)\//.test(file));
  expect(tests.length).toBeGreaterThan(20);
  const faultsOf = (file: string) =>
    UNRELIABLE.filter(({ call }) => call.test(readFileSync(file, "utf8"))).map(({ remedy }) => `${file}: ${remedy}`);
  expect(tests.flatMap(faultsOf)).toEqual([]);
});
