import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { config } from "#site/proxy.ts";
import { NO_PAGES } from "#site/routing/pagePaths.ts";
import { isTest, listCode } from "../support/sourceFiles";

// What Next kept, no publish would end: pageCache keeps pages by the versions that they are made of (docs/decisions/034).
it.each([/^\s*["']use cache/m, /\bgenerateStaticParams\b/, /export const revalidate\b/, /from "next\/cache"/, /\bforce-static\b/])(
  "no file of the site has Next keep anything: %s",
  (way) => {
    const files = listCode("site", "slices").filter((file) => !isTest(file));
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => way.test(readFileSync(file, "utf8")))).toEqual([]);
  },
);

// Next reads the proxy's matcher while it builds, and can follow no import.
it("what the proxy takes for a page is what pageCache does", () => {
  expect(config.matcher).toEqual([`/((?!${NO_PAGES}).*)`]);
});
