import type { PrismicDocument } from "@prismicio/client";
import { describe, expect, test } from "vitest";
import { createFakes, failureOf, pageDocument, startBff, UPSTREAM_ADDRESS } from "#tests/support/fakes.ts";
import { SourceError } from "../lib/errors";
import { PREVIEW_EXPIRED } from "../sources/prismic/errors";

const document = (type: string, id: string, rest: Partial<PrismicDocument> = {}) =>
  pageDocument({ type, uid: null, data: {}, ...rest, id });
const translated = (id: string, lang = "fr-ca") => ({ alternate_languages: [{ id, lang, type: "page" }] }) as Partial<PrismicDocument>;

/** A BFF over these documents. */
async function startWith(...documents: PrismicDocument[]) {
  const fakes = createFakes();
  fakes.content.documents = documents;
  const { ask, ...bff } = await startBff(fakes);
  return { fakes, bff, ask: async (query: string, variables?: object, cookie?: string) => await ask(query, variables, { cookie }) };
}

const COLD = ["content.root", "content.all at M1"];

describe("a singleton", () => {
  const bar = document("app_bar", "bar-en", { data: { brand: "Keyway", call_label: "Call" } });
  const barre = document("app_bar", "bar-fr", { lang: "fr-ca", data: { brand: "Keyway", call_label: "Appelez" } });

  test("is the document of its type in a language", async () => {
    const { ask } = await startWith(bar, barre);
    const query = "query ($lang: LanguageCode!) { appBar(language: $lang) { id lang data { call_label } } }";
    expect(await ask(query, { lang: "EN_US" })).toEqual({
      data: { appBar: { id: "bar-en", lang: "en-us", data: { call_label: "Call" } } },
    });
    expect(await ask(query, { lang: "FR_CA" })).toMatchObject({ data: { appBar: { id: "bar-fr", data: { call_label: "Appelez" } } } });
  });

  test("without a translation is the one in en-us", async () => {
    const { ask } = await startWith(bar);
    const query = "{ fr: appBar(language: FR_CA) { lang } none: locatorBar(language: EN_US) { id } }";
    expect(await ask(query)).toEqual({ data: { fr: { lang: "en-us" }, none: null } });
  });

  test("and all others of a page take one search together, and none once they are cached", async () => {
    const menu = document("menu", "menu-en", { uid: "menu-company", data: { items: [] } });
    const { fakes, ask } = await startWith(bar, menu, document("company_information", "ci-en"), document("cookie_banner", "cb-en"));
    const query = `{
      appBar(language: EN_US) { id } cookieBanner(language: EN_US) { id } company(language: EN_US) { error }
      menu(uid: "menu-company", language: EN_US) { data { items { label } } }
    }`;
    const { errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(fakes.calls.slice(0, 2)).toEqual(COLD);
    expect(fakes.calls.slice(2).map((call) => call.split(" ")[0])).toEqual(["content.byIds"]);
    fakes.calls.length = 0;
    await ask(query);
    expect(fakes.calls).toEqual(["content.root"]);
  });
});

describe("a document", () => {
  test("by its id is of any type and language", async () => {
    const { ask } = await startWith(document("faq", "f1", { uid: "how", lang: "fr-ca", data: { question: "Comment ?" } }));
    const { data } = await ask('{ document(id: "f1") { __typename url ... on FaqDocument { data { question } } } }');
    expect(data).toEqual({
      document: { __typename: "FaqDocument", url: "/fr-ca/frequently-asked-questions/how/", data: { question: "Comment ?" } },
    });
  });

  test("that is not published costs no call, and neither does one of a type without a model", async () => {
    const { fakes, ask } = await startWith(document("invoice", "i1"));
    expect(await ask('{ a: document(id: "i1") { id } b: document(id: "nobody") { id } }')).toEqual({ data: { a: null, b: null } });
    expect(fakes.calls).toEqual(COLD);
  });

  test("by its uid is the one in that language, its translation, or the one in en-us", async () => {
    const menu = document("menu", "m-en", { uid: "main", ...translated("m-fr") });
    const french = document("menu", "m-fr", { uid: "principal", lang: "fr-ca", ...translated("m-en", "en-us") });
    const { ask } = await startWith(menu, french, document("menu", "c-en", { uid: "company" }));
    const { data } = await ask(`{
      fr: menu(uid: "principal", language: FR_CA) { id } translation: menu(uid: "main", language: FR_CA) { id }
      fallback: documentByUid(type: "menu", uid: "company", language: FR_CA) { id }
      other: documentByUid(type: "faq", uid: "main", language: EN_US) { id }
    }`);
    expect(data).toEqual({ fr: { id: "m-fr" }, translation: { id: "m-fr" }, fallback: { id: "c-en" }, other: null });
  });

  test.each(["nosuchtype", "constructor", "__proto__", ""])("refuses the unsupported type %j", async (type) => {
    const { ask } = await startWith();
    const { errors } = await ask(`{ documentByUid(type: "${type}", uid: "main") { id } }`);
    expect(errors?.[0]?.message).toBe(`The content has no type of that name: ${JSON.stringify(type)}.`);
  });

  test("by its uid in all languages at once is refused, without a call", async () => {
    const { fakes, ask } = await startWith();
    const { data, errors } = await ask('{ documentByUid(type: "menu", uid: "main", language: "*") { id } }');
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ message: expect.stringContaining("LanguageCode"), extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
    expect(fakes.calls).toEqual([]);
  });
});

describe("lists", () => {
  test("of questions have the editor's order, those without one last", async () => {
    const faq = (id: string, display_order: unknown, lang = "en-us") =>
      document("faq", id, { uid: id, lang, data: { display_order, question: `${id}?` } });
    const { ask } = await startWith(faq("c", null), faq("b", 20), faq("a", 10), faq("x", 5, "fr-ca"));
    const { data } = await ask("{ en: faqs(language: EN_US) { id } fr: faqs(language: FR_CA) { id } }");
    expect(data).toEqual({ en: [{ id: "a" }, { id: "b" }, { id: "c" }], fr: [{ id: "x" }] });
  });

  test("of a language without any are those in en-us", async () => {
    const { ask } = await startWith(document("faq", "a", { uid: "a", data: { question: "a?" } }));
    expect((await ask("{ faqs(language: FR_CA) { id lang } }")).data).toEqual({ faqs: [{ id: "a", lang: "en-us" }] });
  });

  test("of service pages have the fixed order of services, unknown ones last", async () => {
    const page = (service: string | null) => document("service_page", `s-${service}`, { uid: `u-${service}`, data: { service } });
    const { ask } = await startWith(
      page("locksmith"),
      page(null),
      page("become-locksmith"),
      page("carKeys"),
      page("keyCopy"),
      page("keyFobs"),
    );
    const { data } = await ask("{ servicePages(language: EN_US) { url data { service } } }");
    const services = (data as { servicePages: { url: string; data: { service: string } }[] }).servicePages;
    expect(services.map((one) => one.data.service)).toEqual(["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith", null]);
    expect(services[0]!.url).toBe("/products/u-keyCopy/");
  });
});

describe("the company", () => {
  const COMPANY = "{ ok company(language: FR_CA) { contactDetails { title phone { label value } } error } }";

  test("has its details with the default labels of the language asked for", async () => {
    const { ask } = await startWith(document("company_information", "ci", { data: { phone: "555-0100" } }));
    expect(await ask(COMPANY)).toEqual({
      data: {
        ok: true,
        company: { contactDetails: { title: "Nous joindre", phone: { label: "Téléphone\u00a0:", value: "555-0100" } }, error: null },
      },
    });
  });

  test("without a document is an error value", async () => {
    const { ask } = await startWith();
    expect(await ask(COMPANY)).toEqual({ data: { ok: true, company: { contactDetails: null, error: "Failed to fetch contact details" } } });
  });

  test("that cannot be fetched is an error value without details of the upstream, and is logged", async () => {
    const { fakes, ask } = await startWith();
    fakes.content.failure = failureOf("content");
    const answer = await ask(COMPANY);
    expect(answer).toEqual({
      data: { ok: true, company: { contactDetails: null, error: "A source of this data answered with an error." } },
      extensions: { failed: ["content"] },
    });
    expect(JSON.stringify(answer)).not.toContain(UPSTREAM_ADDRESS);
    expect(fakes.log).toMatchObject([{ level: "warn", details: { source: "content" } }]);
  });
});

describe("the 404 page", () => {
  const NOT_FOUND = "query ($lang: LanguageCode!) { notFoundPage(language: $lang) { id data { title buttons { text style } } } }";
  const page = document("error_page", "404-en", { data: { title: "Oops" }, ...translated("404-fr") });
  const french = document("error_page", "404-fr", { lang: "fr-ca", data: { title: "Oups" }, ...translated("404-en", "en-us") });

  test("is the document with the fixed id, or its translation", async () => {
    const { ask } = await startWith(document("error_page", "other"), page, french);
    expect((await ask(NOT_FOUND, { lang: "EN_US" })).data).toMatchObject({
      notFoundPage: { id: "404-en", data: { title: "Oops", buttons: [] } },
    });
    expect((await ask(NOT_FOUND, { lang: "FR_CA" })).data).toMatchObject({ notFoundPage: { id: "404-fr" } });
  });

  test("without a translation is the one in en-us, and null when the id is that of another document", async () => {
    expect((await (await startWith(page)).ask(NOT_FOUND, { lang: "FR_CA" })).data).toMatchObject({ notFoundPage: { id: "404-en" } });
    expect((await (await startWith(document("faq", "404-en"))).ask(NOT_FOUND, { lang: "EN_US" })).data).toEqual({ notFoundPage: null });
  });
});

test("languages are those that the site supports, the default first", async () => {
  const { fakes, ask } = await startWith();
  fakes.content.languages = ["fr-ca", "de-de", "en-us"].map((id) => ({ id, name: `Name of ${id}`, isMaster: id === "en-us" }));
  expect((await ask("{ languages { id name isMaster } }")).data).toEqual({
    languages: [
      { id: "en-us", name: "Name of en-us", isMaster: true },
      { id: "fr-ca", name: "Name of fr-ca", isMaster: false },
    ],
  });
});

describe("experiments", () => {
  const HOME = '{ page(path: "/", language: EN_US) { ... on HomepageDocument { data { meta_title } } } }';
  const home = (meta_title: string) => pageDocument({ id: "home", type: "homepage", data: { meta_title, slices: [] } });
  const titleOf = (answer: unknown) => (answer as { data: { page: { data: { meta_title: string } } } }).data.page.data.meta_title;

  async function startExperiment() {
    const started = await startWith(home("Base"));
    started.fakes.content.experiments = [
      {
        id: "e1",
        googleId: "G1",
        name: "Hero",
        variations: [
          { id: "v0", ref: "M1", label: "Base" },
          { id: "v1", ref: "X7", label: "B" },
        ],
      },
    ];
    started.fakes.content.elsewhere.X7 = [home("Variation")];
    return started;
  }

  test("are listed with their variations", async () => {
    const { ask } = await startExperiment();
    expect((await ask("{ experiments { id googleId name variations { id ref label } } }")).data).toEqual({
      experiments: [
        {
          id: "e1",
          googleId: "G1",
          name: "Hero",
          variations: [
            { id: "v0", ref: "M1", label: "Base" },
            { id: "v1", ref: "X7", label: "B" },
          ],
        },
      ],
    });
  });

  test("are named by a route when their variation differs from the published content", async () => {
    const { ask, fakes } = await startExperiment();
    const stateOf = async (cookie?: string) =>
      ((await ask('{ route(path: "/", language: EN_US) { state } }', {}, cookie)).data as { route: { state: string } }).route.state;
    expect(await stateOf("io.prismic.experiment=G1%201")).toBe("VARIATION");
    for (const cookie of ["io.prismic.experiment=G1%200", "io.prismic.experiment=G1%202", "io.prismic.experiment=G9%201", undefined]) {
      expect(await stateOf(cookie)).toBe("PUBLISHED");
    }
    fakes.content.failure = failureOf("content");
    expect(await stateOf("io.prismic.experiment=G1%201")).toBe("PUBLISHED");
  });

  test("show each visitor the variation of the cookie, and both stay cached", async () => {
    const { fakes, ask } = await startExperiment();
    const cookie = "io.prismic.experiment=G1%201";
    for (let times = 0; times < 2; times++) {
      expect(titleOf(await ask(HOME, {}, cookie))).toBe("Variation");
      expect(titleOf(await ask(HOME))).toBe("Base");
      expect(titleOf(await ask(HOME, {}, "io.prismic.experiment=G1%209"))).toBe("Base");
    }
    expect(fakes.calls.filter((call) => call !== "content.root")).toEqual([
      "content.all at X7",
      "content.byIds home at X7",
      "content.all at M1",
      "content.byIds home at M1",
    ]);
  });
});

describe("a preview", () => {
  const TOKEN = "https://keyway.prismic.io/previews/s:1";
  const cookie = `io.prismic.preview=${encodeURIComponent(TOKEN)}`;
  const page = (meta_title: string, uid = "about") => pageDocument({ id: "p1", uid, data: { meta_title, slices: [] } });
  const TARGET = "query ($token: String!, $id: ID) { previewTarget(token: $token, documentId: $id) { path lang } }";

  const expired = () =>
    new SourceError(`Unexpected status code [404] on URL ${UPSTREAM_ADDRESS}`, { source: "content", ...PREVIEW_EXPIRED, status: 404 });

  async function startPreview() {
    const started = await startWith(page("Published"));
    started.fakes.content.elsewhere[TOKEN] = [page("Draft", "about-us")];
    return started;
  }

  test("starts at the draft's path, which may differ from the published one", async () => {
    const { ask, fakes } = await startPreview();
    expect((await ask(TARGET, { token: TOKEN, id: "p1" })).data).toEqual({ previewTarget: { path: "/about-us/", lang: "en-us" } });
    expect(fakes.calls).toEqual([`content.byIds p1 at ${TOKEN}`]);
  });

  test("without a document, or with one that does not exist, starts at the home page", async () => {
    const { ask } = await startPreview();
    expect((await ask(TARGET, { token: TOKEN })).data).toEqual({ previewTarget: { path: "/", lang: null } });
    expect((await ask(TARGET, { token: TOKEN, id: "nobody" })).data).toEqual({ previewTarget: { path: "/", lang: null } });
  });

  test("with an expired token is refused at once, with a document and without", async () => {
    const { ask, fakes } = await startPreview();
    fakes.content.failure = expired();
    for (const id of ["p1", null]) {
      const answer = await ask(TARGET, { token: TOKEN, id });
      expect(answer).toMatchObject({
        data: { previewTarget: null },
        errors: [{ message: "This preview has expired. Open it again from the editor.", extensions: { code: "PREVIEW_EXPIRED" } }],
      });
      expect(JSON.stringify(answer)).not.toContain(UPSTREAM_ADDRESS);
    }
  });

  test("with an invalid document id is refused, without a call", async () => {
    const { ask, fakes } = await startPreview();
    for (const id of ['a"])][at(document.type, "x', "a b", "x".repeat(101)]) {
      expect((await ask(TARGET, { token: TOKEN, id })).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    }
    expect(fakes.calls).toEqual([]);
  });

  test("with an invalid token is refused, without a call", async () => {
    const { ask, fakes } = await startPreview();
    const { errors } = await ask(TARGET, { token: "a b\r\n", id: "p1" });
    expect(errors).toMatchObject([
      { message: "This is no preview token. Open the preview again from the editor.", extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(fakes.calls).toEqual([]);
  });

  test("shows the draft only to the visitor with its cookie, and takes precedence over an experiment", async () => {
    const { ask } = await startPreview();
    const query = '{ page(path: "/about-us/", language: EN_US) { ... on PageDocument { data { meta_title } } } }';
    const shown = { page: { data: { meta_title: "Draft" } } };
    expect((await ask(query, {}, cookie)).data).toEqual(shown);
    expect((await ask(query, {}, `io.prismic.experiment=G1%200; ${cookie}`)).data).toEqual(shown);
    expect((await ask(query)).data).toEqual({ page: null });
  });

  test("is the state of a route with its cookie, and an expired preview has a status of its own", async () => {
    const { ask, fakes } = await startPreview();
    const route = async (path: string, sent?: string) =>
      (await ask(`{ route(path: "${path}", language: EN_US) { status state } }`, {}, sent)).data;
    expect(await route("/about-us/", cookie)).toEqual({ route: { status: "FOUND", state: "DRAFT" } });
    expect(await route("/about-us/")).toEqual({ route: { status: "MISSING", state: "PUBLISHED" } });
    fakes.content.failure = expired();
    expect(await route("/about-us/", cookie)).toEqual({ route: { status: "PREVIEW_EXPIRED", state: "DRAFT" } });
    fakes.content.failure = failureOf("content");
    expect(await route("/about-us/", cookie)).toEqual({ route: { status: "UNAVAILABLE", state: "DRAFT" } });
  });

  test("has the toolbar of a repository hosted by Prismic, and of no other", async () => {
    const { ask, fakes } = await startPreview();
    const tools = async () => (await ask('{ previewTools { toolbar documentUrl(id: "p1") } }')).data;
    expect(await tools()).toEqual({ previewTools: { toolbar: null, documentUrl: null } });
    fakes.deps.sources.content.toolbar = "locks";
    expect(await tools()).toEqual({ previewTools: { toolbar: "locks", documentUrl: "https://locks.example/p1" } });
  });

  test("has no editor for what is no document id", async () => {
    const { ask, fakes } = await startPreview();
    fakes.deps.sources.content.toolbar = "locks";
    expect((await ask('{ previewTools { documentUrl(id: "../settings") } }')).data).toEqual({ previewTools: { documentUrl: null } });
  });

  test("has a version that changes with its draft, for its editor only", async () => {
    const { ask, fakes } = await startPreview();
    const version = async (sent?: string) => (await ask("{ contentVersion }", {}, sent)).data;
    const [draft, published] = [await version(cookie), await version()];
    expect(published).toEqual({ contentVersion: "M1" });
    expect(await version(cookie)).toEqual(draft);
    fakes.content.areFew = true;
    Object.assign(Object.values(fakes.content.elsewhere)[0]![0]!.data, { meta_title: "Draft, saved again" });
    expect(await version(cookie)).not.toEqual(draft);
    expect(await version()).toEqual(published);
  });

  test("has its token as version where the toolbar replaces the token at each save, without a call", async () => {
    const { ask, fakes } = await startPreview();
    fakes.deps.sources.content.toolbar = "locks";
    expect((await ask("{ contentVersion }", {}, cookie)).data).toEqual({ contentVersion: decodeURIComponent(cookie.split("=")[1]!) });
    expect(fakes.calls.filter((call) => call !== "content.root")).toEqual([]);
  });
});

test("one fragment reads the slices of pages of every type", async () => {
  const data = { slices: [{ id: "s1", slice_type: "stats", variation: "default", version: "initial", primary: {}, items: [] }] };
  const { ask } = await startWith(document("page", "p1", { uid: "about", data }), document("homepage", "h1", { data: { slices: [] } }));
  const query = `{
    about: page(path: "/about/", language: EN_US) { ...Slices }
    home: page(path: "/", language: EN_US) { ...Slices }
  }
  fragment Slices on PageWithSlices { id slices { __typename id slice_type } }`;
  expect(await ask(query)).toEqual({
    data: {
      about: { id: "p1", slices: [{ __typename: "StatsSlice", id: "s1", slice_type: "stats" }] },
      home: { id: "h1", slices: [] },
    },
  });
});
