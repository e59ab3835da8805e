import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findCircles } from "../support/importCircles";
import { ownImports, toLine } from "../support/ownImports";
import { type Import, importsOf, isTest, listCode } from "../support/sourceFiles";

/* Rules of imports besides those between parts, which imports.test.ts has. */

/** Packages that only these parts may use. */
const PACKAGES: Record<string, readonly string[]> = {
  "@apollo/server": ["bff/"],
  "@as-integrations/express5": ["bff/"],
  "@graphql-yoga/render-graphiql": ["bff/dev/sandbox/"],
  "@conform-to/react": ["site/forms/", "slices/"],
  "@conform-to/zod": ["site/forms/", "slices/"],
  "react-day-picker": ["site/forms/"],
  busboy: ["bff/http/multipart/", "site/forms/server/"],
  dataloader: ["bff/"],
  express: ["bff/"],
  "lru-cache": ["bff/", "shared/responseCache/", "shared/limits/", "site/screens/shareImage/"],
  htmlparser2: ["site/htmlRewrite/"],
  pino: ["bff/"],
  "prom-client": ["bff/observe/"],
  "@opentelemetry/api": ["bff/observe/"],
  "rate-limiter-flexible": ["shared/limits/budget.ts"],
  "@apollo/client": ["site/bff/"],
  rxjs: ["site/bff/links/"],
  "apollo-upload-client": ["site/bff/browserClient.ts"],
  // Apollo Client is the only GraphQL client.
  "graphql-request": [],
  "graphql-ws": ["bff/http/subscriptions/", "site/bff/subscribeFromBrowser.ts"],
  ws: ["bff/http/subscriptions/"],
  urql: [],
  "@urql/core": [],
  "react-relay": [],
  uqr: ["site/ui/QrCode/"],
  next: ["site/"],
  react: ["site/", "slices/"],
  "react-dom": ["site/", "slices/", "scripts/content/report/writers/"],
  "@prismicio/next": ["site/app/"],
  "@prismicio/react": ["site/", "slices/"],
  vitest: [],
  "playwright-core": [],
};

const files = listCode("bff", "codegen", "scripts", "shared", "site", "slices", "upstreams").filter((file) => !isTest(file));
const imports = files.flatMap(importsOf);
const own = ownImports();

/** Returns the imports from one folder below `room` to another, a line each. */
function crossing(room: string): string[] {
  const folderOf = (file: string) => (file.startsWith(room) ? file.slice(room.length).split("/").slice(0, -1)[0] : undefined);
  return own.filter(({ file, target }) => folderOf(file) && folderOf(target) && folderOf(file) !== folderOf(target)).map(toLine);
}

it("finds imports of every kind", () => {
  expect(own.length).toBeGreaterThan(200);
  expect(own.some(({ isType }) => isType)).toBe(true);
  expect(own.some(({ isDynamic }) => isDynamic)).toBe(true);
});

it("no files import each other in a circle, type imports included", () => {
  expect(findCircles(own)).toEqual([]);
});

it("no file imports tests", () => {
  expect(own.filter(({ target }) => isTest(target)).map(toLine)).toEqual([]);
});

it("no source, slice or screen imports another", () => {
  expect(["bff/sources/", "slices/", "site/screens/"].flatMap(crossing)).toEqual([]);
});

it("no screen imports the files that choose between screens", () => {
  const isChooser = (file: string) => /^site\/screens\/[^/]+$/.test(file);
  expect(own.filter(({ file, target }) => /^site\/screens\/.+\//.test(file) && isChooser(target)).map(toLine)).toEqual([]);
});

it("slices are imported only by their index.tsx", () => {
  const inside = /^slices\/[^/]+\/(?!index\.tsx$)/;
  expect(own.filter(({ file, target }) => !file.startsWith("slices/") && inside.test(target)).map(toLine)).toEqual([]);
});

describe("the parts that screens share", () => {
  const listed = [...readFileSync("site/parts/README.md", "utf8").matchAll(/^- `(\w+)`/gm)].map(([, part]) => part!);
  const partOf = (file: string) => /^site\/parts\/([^/]+)\//.exec(file)?.[1];

  it("are exactly those in the README's list", () => {
    const folders = readdirSync("site/parts", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(listed.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });

  it("import only parts above them in the list", () => {
    const indexOf = (file: string) => listed.indexOf(partOf(file)!);
    const backwards = own.filter(({ file, target }) => partOf(file) && partOf(target) && indexOf(file) < indexOf(target));
    expect(backwards.map(toLine)).toEqual([]);
  });
});

it("a package is imported only where it is allowed", () => {
  const elsewhere = imports.filter(
    ({ target, isPackage, file }) => isPackage && PACKAGES[target]?.some((part) => file.startsWith(part)) === false,
  );
  expect(elsewhere.map(toLine)).toEqual([]);
});

// Its 21 kB are loaded after the page (docs/decisions/032).
it("pages load Apollo Client by import() only", () => {
  const isLoadedWithPage = ({ isType, isDynamic }: Import) => !isType && !isDynamic;
  const reached = new Set(listCode("site/app").filter((file) => !isTest(file)));
  for (const file of reached) {
    for (const one of own.filter((other) => other.file === file && isLoadedWithPage(other))) reached.add(one.target);
  }
  expect(reached.size).toBeGreaterThan(30);
  const loaded = imports.filter((one) => reached.has(one.file) && one.target.startsWith("@apollo/client") && isLoadedWithPage(one));
  expect(loaded.map(toLine)).toEqual([]);
});

/** The files of screens and components that send requests themselves, though none goes to the BFF. */
const SEND = ["site/parts/map/maplibre/loadCells.ts", "site/screens/shareImage/loadCard.ts"];

it("components and screens call the BFF through the clients of site/bff only (docs/decisions/032)", () => {
  const components = files.filter(
    (file) => /^(slices|site\/(screens|parts|ui|forms|hours|device))\//.test(file) && !file.startsWith("site/forms/server/"),
  );
  const sends = /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bEventSource\b/;
  expect(components.length).toBeGreaterThan(200);
  expect(components.filter((file) => sends.test(readFileSync(file, "utf8")))).toEqual(SEND);
});
