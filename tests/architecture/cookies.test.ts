import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isTest, listCode } from "../support/sourceFiles";

// The page cache sends a page to visitors with a token unless its rendering has recorded that it reads the token (docs/decisions/034).
it("pages read the visitor's cookies and headers in these files only", () => {
  const readers = listCode("site", "slices").filter((file) => !isTest(file) && /from "next\/headers"/.test(readFileSync(file, "utf8")));
  expect(readers.toSorted()).toEqual([
    // The token, which it records.
    "site/parts/content/queryForVisitor.ts",
    // The address, which makes a page private when a query is sent with it.
    "site/parts/content/visitorAddress.ts",
    // Drafts, which are never cached.
    "site/parts/content/visitorArguments.ts",
    "site/parts/preview/previewCookies.ts",
  ]);
});
