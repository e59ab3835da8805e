import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createModelProject, customType, slice } from "#tests/support/modelProject.ts";
import { createFakeLog, pageDocument } from "#tests/support/fakes.ts";

// Adding a language is one line: this file with a language more takes its place, and nothing else.

const folder = mkdtempSync(path.join(tmpdir(), "keyway-languages-"));

beforeAll(() => {
  const file = path.join(folder, "languages.ts");
  const text = readFileSync("shared/config/languages.ts", "utf8");
  const line = 'LANGS = ["en-us", "fr-ca"] as const';
  if (!text.includes(line)) throw new Error(`shared/config/languages.ts has no line "${line}".`);
  writeFileSync(file, text.replace(line, 'LANGS = ["en-us", "fr-ca", "es-us"] as const'));
  vi.resetModules();
  vi.doMock("./languages", () => import(/* @vite-ignore */ pathToFileURL(file).href));
});
afterAll(() => {
  vi.doUnmock("./languages");
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

test("a language that is added to the list has pages, addresses and routes in the BFF", async () => {
  const { createContentIndex } = await import("#bff/modules/content/contentIndex.ts");
  const { urlOf } = await import("#bff/modules/content/paths.ts");
  const { toSupportedLang } = await import("#bff/modules/content/languages.ts");
  const { log, entries } = createFakeLog();
  const spanish = pageDocument({ id: "llaves", lang: "es-us" });
  const index = createContentIndex([spanish, pageDocument({ id: "hello" })], log);
  expect(index.route("/llaves/", "es-us")).toEqual({ status: "FOUND", path: "/llaves/", lang: "es-us" });
  expect(index.route("/hello/", "es-us")).toEqual({ status: "FOUND", path: "/hello/", lang: "en-us" });
  expect([urlOf(spanish), toSupportedLang("es-us"), toSupportedLang("de-de")]).toEqual(["/es-us/llaves/", "es-us", "en-us"]);
  expect(entries).toEqual([]);
});

test("it has a name in the graph, whose values the BFF knows", async () => {
  const { printContentSdl } = await import("#codegen/sdl.ts");
  const { toContentShape } = await import("#codegen/shape.ts");
  const { chooseResponseKeys } = await import("#codegen/responseKeys.ts");
  const { readModels } = await import("#codegen/models.ts");
  const { languageCodes } = await import("#bff/modules/content/languageCodes.ts");
  const shape = toContentShape(readModels(createModelProject({ customTypes: { page: customType("page", {}) } })));
  const [, names = ""] = /enum LanguageCode \{([^}]*)\}/.exec(printContentSdl(shape, chooseResponseKeys(shape)))!;
  expect(names.match(/\b[A-Z]{2}_[A-Z]{2}\b/g)).toEqual(["EN_US", "FR_CA", "ES_US"]);
  expect(languageCodes.LanguageCode).toEqual({ EN_US: "en-us", FR_CA: "fr-ca", ES_US: "es-us" });
});

test("the site routes its prefix, and editions are rendered for it", async () => {
  const { toLang } = await import("#site/routing/edition.ts");
  const { withLang, toBcp47 } = await import("#site/i18n/languages.ts");
  expect([toLang("es-us"), toLang("de-de"), withLang("/key-services/", "es-us"), toBcp47("es-us")]).toEqual([
    "es-us",
    "en-us",
    "/es-us/key-services/",
    "es-US",
  ]);
});

test("codegen asks for the mocks of every slice in it", async () => {
  const { findMissingParts } = await import("#codegen/sliceParts.ts");
  const { readModels } = await import("#codegen/models.ts");
  const mocks = JSON.stringify([{ variation: "default" }]);
  const root = createModelProject({
    customTypes: { page: customType("page", {}) },
    slices: { Hero: slice("hero", { default: {} }) },
    files: {
      "slices/Hero/index.tsx": "",
      "slices/Hero/index.test.tsx": "",
      "slices/Hero/mocks.json": mocks,
      "slices/Hero/mocks.fr-ca.json": mocks,
    },
  });
  expect(findMissingParts(root, readModels(root).slices)).toEqual([
    expect.stringMatching(/^slices\/Hero\/mocks\.es-us\.json is missing\./),
  ]);
});
