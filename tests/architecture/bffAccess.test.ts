import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importsOf, isTest, listCode } from "../support/sourceFiles";

/*
 * The browser calls the BFF through Apollo Client only; the site's server calls it through queryBff, and forwards forms
 * (docs/decisions/032). Operations are in *.graphql files, from which codegen generates the modules that code imports.
 */

const BROWSER = "site/bff/__generated__/browser/";
const files = listCode("site", "slices", "forms").filter((file) => !isTest(file));
const sourceOf = (file: string) => readFileSync(file, "utf8");
const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "");

/** The files that may use the address of the GraphQL endpoint, and why. */
const KNOW_THE_GRAPH: Record<string, string> = {
  "site/bff/links/sendToBff.ts": "Apollo Client's last link",
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
  const modules = listCode(BROWSER);
  const importers = files.filter((file) => !file.startsWith(BROWSER));
  const imported = new Map(
    modules.map((module) => [module, importers.filter((file) => importsOf(file).some(({ target }) => target === module))]),
  );

  it("is used: every hook", () => {
    const unused = modules.flatMap((module) => {
      const hooks = [...sourceOf(module).matchAll(/export function (use\w+)/g)].map(([, name]) => name!);
      const sources = imported.get(module)!.map(sourceOf);
      if (sources.length === 0) return [module];
      return hooks.filter((hook) => !sources.some((source) => source.includes(`${hook}(`))).map((hook) => `${module}: ${hook}`);
    });
    expect(modules.length).toBeGreaterThan(12);
    expect(unused).toEqual([]);
  });

  it("is not used by the server, which has its own documents", () => {
    const ofServer = importers.filter((file) =>
      /^site\/(app|routing|forms\/server)\/|^site\/(server|proxy)\.ts$|\/load\w+\.ts$/.test(file),
    );
    expect(ofServer.length).toBeGreaterThan(30);
    expect(ofServer.filter((file) => importsOf(file).some(({ target }) => target.startsWith(BROWSER)))).toEqual([]);
  });

  it("has hooks only in components that are loaded together with the client", () => {
    const asking = importers.filter(
      (file) =>
        /\buse\w+(Query|Mutation)\(/.test(sourceOf(file)) &&
        importsOf(file).some(({ target, isType }) => !isType && target.startsWith(BROWSER)),
    );
    expect(asking.length).toBeGreaterThan(8);
    expect(asking.filter((file) => !arrivesWithClient(file))).toEqual([]);
  });

  /** Whether every import path to a file starts at an `import()` of withClient. */
  function arrivesWithClient(file: string, seen = new Set<string>()): boolean {
    if (seen.has(file)) return true;
    seen.add(file);
    const ways = importers.flatMap((from) => importsOf(from).filter(({ target, isType }) => target === file && !isType));
    if (ways.length === 0) return false;
    return ways.every(({ file: from, isDynamic }) => (isDynamic ? isWithClient(from, file) : arrivesWithClient(from, seen)));
  }

  function isWithClient(from: string, file: string): boolean {
    const name = path.basename(file).replace(/\.tsx?$/, "");
    return new RegExp(`withClient\\(\\(\\) => import\\("[^"]*/${name}"\\)\\)`).test(sourceOf(from));
  }
});
