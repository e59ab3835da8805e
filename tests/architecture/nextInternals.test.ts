import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isTest, listCode } from "../support/sourceFiles";

/** Names in Next that its documentation does not promise. */
const PRIVATE_NAMES = [
  // Of the router's requests.
  /["'`?&]_rsc\b/,
  /["'`]rsc["'`]/,
  /next-(router|hmr|url|action)\b/,
  // Of a build, and of its pages.
  /BUILD_ID|rootMainFiles|_next\\?\/static/,
  /__(next|NEXT|NA\b)/,
  // How the router uses the browser.
  /window\.fetch =|history\[/,
];

it.each(PRIVATE_NAMES)("%s, a name of Next's internals, is in site/nextInternals only, whose tests say what an upgrade changed", (name) => {
  const files = listCode("site", "slices").filter((file) => !isTest(file) && name.test(readFileSync(file, "utf8")));
  expect(files.filter((file) => !file.startsWith("site/nextInternals/"))).toEqual([]);
  expect(files.length, "the pattern finds nothing at all").toBeGreaterThan(0);
});
