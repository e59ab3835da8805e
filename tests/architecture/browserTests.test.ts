import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const FOLDER = path.join(import.meta.dirname, "../e2e");

/** Calls that make browser tests flaky, and their replacements. */
const UNRELIABLE = [
  { call: /\bwaitForTimeout\(/, instead: "wait for the condition" },
  { call: /\bnetworkidle\b/, instead: "use untilQuiet() of tests/support/browser.ts" },
  { call: /\b(page|at)\.route\(/, instead: "use intercept() of tests/support/intercept.ts" },
];

test.each(readdirSync(FOLDER))("%s waits for conditions, and intercepts reliably", (file) => {
  const code = readFileSync(path.join(FOLDER, file), "utf8");
  expect(UNRELIABLE.filter(({ call }) => call.test(code)).map(({ instead }) => instead)).toEqual([]);
});
