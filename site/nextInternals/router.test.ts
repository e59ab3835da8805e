import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as names from "next/dist/client/components/app-router-headers";
import { setCacheBustingSearchParam } from "next/dist/client/components/router-reducer/set-cache-busting-search-param";
import { expect, it } from "vitest";
import { isRscRequest, isWholePageRequest, RSC_PARAM, withoutRscParam } from "./rscRequest";

// These tests read and run the router of the installed Next. What they look for is Next's own code, which it may change at any time.

const require = createRequire(import.meta.url);
const sourceOf = (module: string) => readFileSync(require.resolve(`next/dist/client/components/${module}`), "utf8");

it("the router requests pages by the `fetch` of the window at that time", () => {
  expect(sourceOf("segment-cache/fetch"), "Next no longer requests pages by window.fetch, which nextInternals/router wraps").toMatch(
    /function fetchInternal\(input, init\) \{[\s\S]*\n    return fetch\(input, init\);\n\}/,
  );
  expect(
    sourceOf("router-reducer/fetch-server-response"),
    "Next no longer requests a page by its URL and plain headers, as navigation/prefetch and fetchWithRetry read them",
  ).toMatch(/fetchUrl = new URL\(url\);[\s\S]{0,200}\.fetch\)\(fetchUrl, fetchOptions\)/);
});

it("the router's requests have the names of nextInternals/rscRequest", async () => {
  const why = "Next no longer uses the names of nextInternals/rscRequest";
  expect(isRscRequest({ [names.RSC_HEADER]: "1" }), why).toBe(true);
  for (const name of [
    names.NEXT_ROUTER_PREFETCH_HEADER,
    names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    names.NEXT_HMR_REFRESH_HEADER,
    names.ACTION_HEADER,
  ])
    expect(isWholePageRequest({ [name]: "1" }), `${why}: ${name}`).toBe(false);
  expect(isWholePageRequest({ [names.NEXT_ROUTER_STATE_TREE_HEADER]: "x", [names.NEXT_URL]: "/a/" }), why).toBe(true);
  expect(names.NEXT_RSC_UNION_QUERY, why).toBe(RSC_PARAM);
  const url = new URL("http://localhost/a/?group=WILD");
  await setCacheBustingSearchParam(url, { [names.RSC_HEADER]: "1" });
  expect(url.href, why).toContain(`&${RSC_PARAM}`);
  expect(withoutRscParam(url).href).toBe("http://localhost/a/?group=WILD");
});

it("the router writes the history when it shows a page, and follows its traversals", () => {
  const source = sourceOf("app-router");
  const writes =
    /useInsertionEffect\)\([\s\S]*?window\.history\.pushState\([\s\S]*?window\.history\.replaceState\([\s\S]*?appRouterState\n/;
  expect(source, "Next no longer writes the history when it shows a page, as nextInternals/routerHistory watches it").toMatch(writes);
  expect(
    source,
    "Next no longer ignores history entries without its state: nextInternals/routerHistory need not give it to fragments",
  ).toMatch(/function handlePopState\(state\) \{\s*if \(!state\) \{[^{}]*return;/);
  expect(source, "Next no longer ends a navigation when it gets a popstate event, as nextInternals/router does").toContain(
    "window.addEventListener('popstate', onPopState)",
  );
});
