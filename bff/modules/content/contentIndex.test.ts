import { describe, expect, test } from "vitest";
import { createFakeLog, pageDocument } from "#tests/support/fakes.ts";
import type { RouteAnswer } from "../routes/routeAnswer";
import { createContentIndex, type ContentIndex } from "./contentIndex";

interface Page {
  id: string;
  uid?: string | null;
  lang?: string;
  category?: unknown;
  type?: string;
  /** Ids of the same page in other languages, by language. */
  alternates?: Record<string, string>;
}

function document({ id, uid = id, category = null, alternates = {}, ...rest }: Page) {
  const alternate_languages = Object.entries(alternates).map(([lang, other]) => ({ id: other, lang, type: "page", uid: other }));
  return pageDocument({ id, uid, data: { page_category: category }, alternate_languages, ...rest } as never);
}

function indexOf(...pages: Page[]) {
  const { log, entries } = createFakeLog();
  return { index: createContentIndex(pages.map(document), log), log: entries };
}

const home: Page = { id: "home", type: "homepage", uid: null };

describe("a route", () => {
  test("is found when a page has exactly this path in this language", () => {
    const { index } = indexOf(home, { id: "about" }, { id: "key", category: "products-of-ours" });
    for (const path of ["/", "/about/", "/products-of-ours/key/"]) {
      expect(index.route(path, "en-us")).toEqual({ status: "FOUND", path, lang: "en-us" });
    }
  });

  test("is moved to the page's own path when its category is different or missing", () => {
    const { index } = indexOf({ id: "key", category: "copies" }, { id: "about" });
    const moved = { status: "MOVED", path: "/copies/key/", lang: "en-us" };
    expect(index.route("/key/", "en-us")).toEqual(moved);
    expect(index.route("/old-category/key/", "en-us")).toEqual(moved);
    expect(index.route("/company/about/", "en-us")).toEqual({ status: "MOVED", path: "/about/", lang: "en-us" });
  });

  test("is moved also when the uid has to be encoded in an address, in any spelling", () => {
    const { index } = indexOf({ id: "clé", category: "How to" });
    const moved = { status: "MOVED", path: "/How%20to/cl%C3%A9/", lang: "en-us" };
    for (const path of ["/cl%C3%A9/", "/cl%c3%a9/", "/old/cl%C3%A9/", "/How%20to/cl%c3%a9/"])
      expect(index.route(path, "en-us")).toEqual(moved);
    expect(index.route("/cl%E9/", "en-us")).toMatchObject({ status: "MISSING" });
  });

  test.each([
    ["/About/", "/about/"],
    ["/ABOUT/", "/about/"],
    ["/about", "/about/"],
    ["//", "/"],
    ["/Copies/Key/", "/copies/key/"],
    ["/KEY/", "/copies/key/"],
    ["/Old/KEY/", "/copies/key/"],
    ["/Frequently-Asked-Questions/Price/", "/frequently-asked-questions/price/"],
    ["/guides/cat-one/", "/Guides/cat-one/"],
    ["/cle%CC%81/", "/cl%C3%A9/"],
    ["/CL%C3%89/", "/cl%C3%A9/"],
    ["/CLE%CC%81/", "/cl%C3%A9/"],
    ["/Nai%CC%88f/", "/na%C3%AFf/"],
    ["/%C5%92uvre/", "/%C5%93uvre/"],
  ])("in other capitals or another Unicode form, %s, is moved to %s", (path, own) => {
    const { index } = indexOf(
      home,
      { id: "about" },
      { id: "key", category: "copies" },
      { id: "price", type: "faq" },
      { id: "cat-one", category: "Guides" },
      { id: "clé" },
      { id: "naïf" },
      { id: "œuvre" },
    );
    expect(index.route(path, "en-us")).toEqual({ status: "MOVED", path: own, lang: "en-us" });
  });

  test("in other capitals at another language's address is moved to the translation in one step", () => {
    const { index } = indexOf(
      { id: "contact", alternates: { "fr-ca": "nous-joindre" } },
      { id: "nous-joindre", lang: "fr-ca", alternates: { "en-us": "contact" } },
    );
    expect(index.route("/CONTACT/", "fr-ca")).toEqual({ status: "MOVED", path: "/nous-joindre/", lang: "fr-ca" });
    expect(index.route("/Nous-Joindre/", "fr-ca")).toEqual({ status: "MOVED", path: "/nous-joindre/", lang: "fr-ca" });
    expect(index.route("/Nous-Joindre/", "en-us")).toEqual({ status: "MOVED", path: "/contact/", lang: "en-us" });
  });

  test("is that of the page with exactly these capitals, if there are two", () => {
    const { index } = indexOf({ id: "a", uid: "one", category: "Guides" }, { id: "b", uid: "one", category: "guides", type: "page" });
    expect(index.route("/Guides/one/", "en-us")).toMatchObject({ status: "FOUND", path: "/Guides/one/" });
    expect(index.route("/guides/one/", "en-us")).toMatchObject({ status: "FOUND", path: "/guides/one/" });
  });

  test("falls back to the page in en-us when the language has none", () => {
    const { index } = indexOf(home, { id: "key", category: "copies" });
    expect(index.route("/", "fr-ca")).toEqual({ status: "FOUND", path: "/", lang: "en-us" });
    expect(index.route("/copies/key/", "fr-ca")).toEqual({ status: "FOUND", path: "/copies/key/", lang: "en-us" });
    expect(index.route("/key/", "fr-ca")).toEqual({ status: "MOVED", path: "/copies/key/", lang: "fr-ca" });
  });

  test("does not fall back to another language than en-us", () => {
    const { index } = indexOf({ id: "cle", lang: "fr-ca" });
    expect(index.route("/cle/", "en-us")).toEqual({ status: "MISSING", path: null, lang: "en-us" });
  });

  test("at another language's address is moved to the translation, both ways", () => {
    const { index } = indexOf(
      { id: "key", alternates: { "fr-ca": "cle" } },
      { id: "cle", category: "copies", lang: "fr-ca", alternates: { "en-us": "key" } },
    );
    expect(index.route("/key/", "fr-ca")).toEqual({ status: "MOVED", path: "/copies/cle/", lang: "fr-ca" });
    expect(index.route("/copies/cle/", "en-us")).toEqual({ status: "MOVED", path: "/key/", lang: "en-us" });
    expect(index.route("/cle/", "en-us")).toEqual({ status: "MOVED", path: "/key/", lang: "en-us" });
  });

  test("prefers a language's own page at the address to a translation of another", () => {
    const { index } = indexOf(
      { id: "a", uid: "same", alternates: { "fr-ca": "b" } },
      { id: "b", uid: "autre", lang: "fr-ca" },
      { id: "c", uid: "same", lang: "fr-ca" },
    );
    expect(index.route("/same/", "fr-ca")).toEqual({ status: "FOUND", path: "/same/", lang: "fr-ca" });
  });

  test("ignores a translation that is not published", () => {
    const { index } = indexOf({ id: "key", alternates: { "fr-ca": "gone" } });
    expect(index.route("/key/", "fr-ca")).toEqual({ status: "FOUND", path: "/key/", lang: "en-us" });
  });

  test.each(["/no/", "/a/b/key/", "/copies/key/x/", "/products/key/", "/fr-ca/key/", "/error/", "/Products/key/", "/key"])(
    "%s is missing",
    (path) => {
      const { index } = indexOf(home, { id: "key", category: "copies" }, { id: "undefined" });
      // The last one has no slash at its end; paths in the graph always end in a slash.
      const answer =
        path === "/key" ? { status: "MOVED", path: "/copies/key/", lang: "en-us" } : { status: "MISSING", path: null, lang: "en-us" };
      expect(index.route(path, "en-us")).toEqual(answer);
    },
  );
});

describe("a document's path", () => {
  test.each(["error", "products", "key-services", "preview", "graphql", "de-de"])("may not begin with %s, which is reported", (word) => {
    const { index, log } = indexOf({ id: "a", uid: word }, { id: "b", category: word }, { id: "c", uid: word, category: "fine" });
    expect([index.byId("a")?.path, index.byId("b")?.path]).toEqual([null, null]);
    expect(index.byId("c")?.path).toBe(`/fine/${word}/`);
    expect(index.route(`/${word}/`, "en-us").status).toBe("MISSING");
    expect(log).toMatchObject([
      { level: "error", details: { id: "a", uid: word, lang: "en-us", path: `/${word}/` } },
      { level: "error", details: { id: "b", path: `/${word}/b/` } },
    ]);
  });

  test.each([
    [null, "/key/"],
    ["", "/key/"],
    ["   ", "/key/"],
    [" copies ", "/copies/key/"],
    [7, "/key/"],
  ])("with the category %j is %s", (category, path) => {
    expect(indexOf({ id: "key", category }).index.byId("key")?.path).toBe(path);
  });

  test("does not exist without a uid, or for a type without pages", () => {
    const { index, log } = indexOf({ id: "a", uid: null }, { id: "b", type: "menu" });
    expect([index.byId("a")?.path, index.byId("b")?.path]).toEqual([null, null]);
    expect(log).toEqual([]);
  });
});

describe("the structure of all documents", () => {
  const key: Page = { id: "key", alternates: { "fr-ca": "cle" } };
  const cle: Page = { id: "cle", lang: "fr-ca", alternates: { "en-us": "key" } };
  const structureOf = (...pages: Page[]) => indexOf(...pages).index.structure;

  test("stays when only the content of a document changes", () => {
    const written = (title: string) =>
      createContentIndex([pageDocument({ id: "key", data: { meta_title: title } } as never)], createFakeLog().log);
    expect(written("One").structure).toBe(written("Two").structure);
  });

  test.each<[string, Page[]]>([
    ["a document is added", [key, cle, { id: "new" }]],
    ["a document is removed", [key]],
    ["an address changes", [{ ...key, category: "copies" }, cle]],
    ["a translation is cut off", [{ ...key, alternates: {} }, cle]],
    ["their order changes", [cle, key]],
  ])("changes when %s", (_, pages) => expect(structureOf(...pages)).not.toBe(structureOf(key, cle)));
});

test("in any site a moved address leads to a page in one redirect, and every found page exists", () => {
  let moves = 0;
  const faults: string[] = [];
  for (let seed = 1; seed <= 300; seed++) {
    const { pages, addresses } = inventSite(seed);
    const { index } = indexOf(...pages);
    for (const path of addresses) {
      for (const lang of ["en-us", "fr-ca"]) {
        const answer = index.route(path, lang);
        if (answer.status === "MOVED") moves++;
        if (!isSound(index, path, lang, answer)) faults.push(`site ${seed}: ${lang} ${path} is ${JSON.stringify(answer)}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(moves).toBeGreaterThan(1000);
});

function isSound(index: ContentIndex, path: string, lang: string, answer: RouteAnswer): boolean {
  if (answer.status === "MISSING") return !index.byPath(path, lang) && !index.byPath(path, "en-us");
  if (answer.status === "FOUND") {
    return answer.path === path && [lang, "en-us"].includes(answer.lang) && index.byPath(path, answer.lang) !== undefined;
  }
  const next = index.route(answer.path!, lang);
  return answer.lang === lang && answer.path !== path && next.status === "FOUND" && next.path === answer.path;
}

/** A site of few words, so that uids, categories and languages collide in every way that Prismic allows. */
function inventSite(seed: number) {
  const random = mulberry32(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const words = ["a", "b", "c", "d", "error", "fr-ca", "undefined"];
  const langs = ["en-us", "fr-ca", "de-de"];
  const pages: Page[] = [];
  const taken = new Set<string>();
  for (let group = 0; group < 6; group++) {
    const translations: Page[] = [];
    for (const lang of langs) {
      const page = { id: `${group}-${lang}`, uid: pick(words), lang, category: pick([null, null, ...words]) };
      // A uid is unique per type and language.
      if (random() < 0.4 || taken.has(`${lang} ${page.uid}`)) continue;
      taken.add(`${lang} ${page.uid}`);
      translations.push(page);
    }
    for (const page of translations) {
      const others = translations.filter((other) => other !== page).map((other) => [other.lang, other.id]);
      pages.push({ ...page, alternates: Object.fromEntries([...others, ...(random() < 0.2 ? [["fr-ca", "not-published"]] : [])]) });
    }
  }
  if (random() < 0.5) pages.push(home);
  if (random() < 0.3) pages.push({ ...home, id: "accueil", lang: "fr-ca" });
  const addresses = ["/", "/a/b/c/", ...words.flatMap((one) => [`/${one}/`, ...words.map((other) => `/${one}/${other}/`)])];
  return { pages, addresses };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test("languages that the site does not support are logged once each, however often content is indexed", () => {
  const { log, entries } = createFakeLog();
  const documents = ["de-de", "de-de", "fr-fr", "en-us"].map((lang, at) => pageDocument({ id: `d${at}`, lang }));
  for (const _ of [1, 2])
    expect(
      createContentIndex(documents, log)
        .pages()
        .map(({ lang }) => lang),
    ).toEqual(["en-us"]);
  expect(entries.map(({ level, details }) => [level, details.lang])).toEqual([
    ["warn", "de-de"],
    ["warn", "fr-fr"],
  ]);
});
