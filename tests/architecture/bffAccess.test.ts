import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importsOf, isTest, listCode } from "../support/sourceFiles";

/*
 * The browser calls the BFF through Apollo Client only; the site's server calls it through queryBff, and forwards forms
 * (docs/decisions/032). Operations are in *.graphql files, from which codegen generates documents and hooks.
 */

const files = listCode("site", "slices", "shared/forms").filter((file) => !isTest(file));
const sourceOf = (file: string) => readFileSync(file, "utf8");
const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "");

/** The files that may use the address of the GraphQL endpoint, and why. */
const KNOW_THE_GRAPH: Record<string, string> = {
  "site/bff/browserClient.ts": "Apollo Client",
  "site/bff/query.ts": "the queries of the site's server",
  "site/forms/server/bffRequests.ts": "forms of browsers without scripts",
  "site/server.ts": "forwards the browser's requests",
  "site/bff/subscribeFromBrowser.ts": "the browser's subscription, over a web socket",
  "site/app/robots.txt/route.ts": "keeps crawlers away",
};

/** The files of screens and components that send requests to other addresses than the GraphQL endpoint. */
const SEND_OTHERS: Record<string, string> = {
  "site/parts/map/maplibre/loadCells.ts": "the map's own files",
  "site/screens/shareImage/loadCard.ts": "pictures, loaded by the server",
};

const ADDRESS = /["'`/}]graphql["'`?]/;
const SENDS = /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b/;

describe("calls of the BFF", () => {
  it("come only from the files that may use its address", () => {
    const knowing = files.filter((file) => ADDRESS.test(withoutComments(sourceOf(file)).replaceAll(/ from "graphql"/g, "")));
    expect(knowing.filter((file) => !(file in KNOW_THE_GRAPH))).toEqual([]);
  });

  it("exist in each of these files", () => {
    expect(Object.keys(KNOW_THE_GRAPH).filter((file) => !/graphql/.test(sourceOf(file)))).toEqual([]);
  });

  it("never come directly from components or screens, which send no requests themselves", () => {
    const own = files.filter(
      (file) => /^(slices|site\/(screens|parts|ui|forms|hours|device))\//.test(file) && !file.startsWith("site/forms/server/"),
    );
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter((file) => SENDS.test(sourceOf(file)))).toEqual(Object.keys(SEND_OTHERS));
  });

  it("never use an operation whose text is in the code", () => {
    const written = files.filter((file) => !file.includes("__generated__"));
    expect(written.filter((file) => /\bgql`|["`]\s*(query|mutation)\s+\w+\s*[({]/.test(sourceOf(file)))).toEqual([]);
  });
});

describe("the code generated for the browser", () => {
  const HOOKS = "site/bff/__generated__/hooks.ts";
  const importers = files.filter((file) => importsOf(file).some(({ target, isType }) => target === HOOKS && !isType));

  it("is of operations that the browser sends", () => {
    const code = files.filter((file) => !file.includes("__generated__")).map(sourceOf);
    const operations = [...new Set([...sourceOf(HOOKS).matchAll(/\b(\w+)Document\b/g)].map(([, name]) => name!))];
    const isUsed = (name: string) =>
      code.some((source) => new RegExp(`\\b(use${name}(Lazy)?(Query|Mutation)|${name}Document)\\b`).test(source));
    expect(operations.length).toBeGreaterThan(10);
    expect(operations.filter((name) => !isUsed(name))).toEqual([]);
  });

  it("is not used by the server", () => {
    const isOfServer = (file: string) => /^site\/(app|routing|forms\/server)\/|^site\/(server|proxy)\.ts$|\/load\w+\.ts$/.test(file);
    expect(importers.length).toBeGreaterThan(8);
    expect(importers.filter(isOfServer)).toEqual([]);
  });
});
