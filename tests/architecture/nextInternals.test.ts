import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { config } from "#site/proxy.ts";
import { NO_PAGES } from "#site/routing/pagePaths.ts";
import { isTest, listCode } from "../support/sourceFiles";

const files = listCode("site", "slices").filter((file) => !isTest(file));
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, "utf8")));

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

it("names of Next's internals are in site/nextInternals only, whose tests say what an upgrade changed", () => {
  const elsewhere = PRIVATE_NAMES.flatMap((name) => filesWith(name).filter((file) => !file.startsWith("site/nextInternals/")));
  expect(elsewhere).toEqual([]);
  expect(
    PRIVATE_NAMES.filter((name) => filesWith(name).length === 0),
    "patterns that find nothing at all",
  ).toEqual([]);
});

// No publish would end what Next caches: pageCache caches pages by the versions of their sources (docs/decisions/034).
it("no file of the site lets Next cache anything", () => {
  const ways = /^\s*["']use cache|\bgenerateStaticParams\b|export const revalidate\b|from "next\/cache"|\bforce-static\b/m;
  expect(files.length).toBeGreaterThan(300);
  expect(filesWith(ways)).toEqual([]);
});

// Next reads the proxy's matcher while it builds, and can follow no import.
it("what the proxy takes for a page is what pageCache does", () => {
  expect(config.matcher).toEqual([`/((?!${NO_PAGES}).*)`]);
});
