import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isTest, listCode } from "../support/sourceFiles";

/** The site's files whose text fits a pattern. */
const filesWith = (pattern: RegExp) =>
  listCode("site", "slices")
    .filter((file) => !isTest(file) && pattern.test(readFileSync(file, "utf8")))
    .toSorted();

/** Next's functions, the `cookies` of a request as the proxy and routes get it, and the header of a Node request. */
const READS_COOKIES = /from "next\/headers"|\bcookies\.(get|has)|headers\.cookie\b|\.get\("cookie"\)/;
/** The name of the token's cookie as a constant, or as a string. */
const READS_TOKEN = /\bTOKEN_COOKIE\b|(cookies|valueOf)\b.*\("token"\)/;

it("the visitor's cookies and headers are read in these files only", () => {
  expect(filesWith(READS_COOKIES)).toEqual([
    // A draft to show; it redirects to the page.
    "site/app/preview/route.ts",
    // Which cookies keep a request from cached pages.
    "site/pageCache/cacheKey.ts",
    // The token, which it records.
    "site/parts/content/queryForVisitor.ts",
    // Drafts, which are never cached, and the address, which makes a page private when a query is sent with it.
    "site/parts/content/visitorArguments.ts",
    "site/parts/preview/previewCookies.ts",
    // Drafts and experiments, which select the route.
    "site/proxy.ts",
  ]);
});

// The page cache sends a page to visitors with a token unless its rendering has recorded that it reads the token (docs/decisions/034).
it("the visitor's token is read in one file, which records that", () => {
  expect(filesWith(READS_TOKEN)).toEqual([
    "site/parts/content/queryForVisitor.ts",
    // Says for caches which requests have a token.
    "site/routing/edgeRule.ts",
  ]);
});
