import { expect, it } from "vitest";
import { isIn, listFiles, siteInputs } from "#scripts/lib/fileSet.ts";
import { importsOf, isTest, listCode } from "../support/sourceFiles";

/** What Next itself loads; site/server.ts and what only it imports are compiled separately (scripts/lib/compileServers.ts). */
const ENTRIES = /^site\/(app\/|proxy\.ts$|instrumentation(-client)?\.ts$|next\.config\.ts$)/;

/** Returns the entries and all files that they import, at any depth, without packages. */
function reachedFrom(entries: readonly string[]): string[] {
  const reached = new Set(entries);
  for (const file of reached) {
    if (!/\.(ts|tsx|mts|mjs|js)$/.test(file)) continue;
    for (const { target, isPackage } of importsOf(file)) if (!isPackage) reached.add(target);
  }
  return [...reached];
}

it("contain each file that Next bundles, so that a change of any of them builds the site again", () => {
  const reached = reachedFrom(listCode("site").filter((file) => ENTRIES.test(file) && !isTest(file)));
  expect(reached).toContain("site/bff/query.ts");
  const inputs = new Set(listFiles(".", siteInputs));
  expect(reached.filter((file) => !inputs.has(file) || !isIn(siteInputs, file))).toEqual([]);
});
