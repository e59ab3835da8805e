import { describe, expect, test } from "vitest";
import { type BudgetFigures, createBudgets, NO_LIMITS } from "#bff/guards/budgets/budgets.ts";
import { type Lang, toLanguageCode } from "#shared/config/languages.ts";
import { createFakes, failureOf, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";

const FORMER = "query ($path: String!, $lang: LanguageCode! = EN_US) { formerRoute(path: $path, language: $lang) { status path lang } }";
const ROUTE = `query ($path: String!, $lang: LanguageCode! = EN_US) {
  route(path: $path, language: $lang) { status path lang target isPermanent }
}`;

const alternates = (id: string, lang: string) => [{ id, lang, type: "page", uid: id }] as never;

/** A BFF over pages of which some had other uids; `former` returns status, path and language. */
async function start(figures: Partial<BudgetFigures> = {}) {
  const fakes = createFakes();
  fakes.deps.budgets = createBudgets({ ...NO_LIMITS, ...figures }, fakes.deps.log);
  fakes.content.documents = [
    pageDocument({ id: "how", uid: "how-it-works-2027", alternate_languages: alternates("comment", "fr-ca") }),
    pageDocument({ id: "comment", uid: "comment-2027", lang: "fr-ca", alternate_languages: alternates("how", "en-us") }),
    pageDocument({ id: "guide", uid: "checklist", data: { page_category: "guides" } }),
    pageDocument({ id: "price", uid: "what-a-key-costs", type: "faq" }),
    pageDocument({ id: "fobs", uid: "fobs", type: "service_page" }),
    pageDocument({ id: "seulement", uid: "seulement-2027", lang: "fr-ca" }),
    pageDocument({ id: "cle", uid: "clés" }),
    pageDocument({ id: "menu", uid: "menu-2027", type: "menu" }),
  ];
  fakes.content.formerUids = {
    how: ["how-it-works", "how"],
    comment: ["comment-ca-marche"],
    guide: ["spare-key-checklist"],
    price: ["price"],
    fobs: ["key-fobs"],
    seulement: ["seulement"],
    cle: ["clé"],
    menu: ["menu"],
  };
  const bff = await startBff(fakes);
  const former = async (path: string, lang: Lang = "en-us") => {
    const { data } = await bff.ask(FORMER, { path, lang: toLanguageCode(lang) });
    const answer = (data as { formerRoute: { status: string; path: string | null; lang: string } }).formerRoute;
    return [answer.status, answer.path, answer.lang].filter(Boolean).join(" ");
  };
  const searches = () => fakes.calls.filter((call) => call.startsWith("content.idsByUid"));
  return { fakes, bff, former, searches };
}

describe("the path of a document that had another uid", () => {
  test.each<[string, Lang, string]>([
    ["/how-it-works/", "en-us", "/how-it-works-2027/ en-us"],
    ["/how/", "en-us", "/how-it-works-2027/ en-us"],
    ["/How-It-Works/", "en-us", "/how-it-works-2027/ en-us"],
    ["/comment-ca-marche/", "fr-ca", "/comment-2027/ fr-ca"],
    ["/how-it-works/", "fr-ca", "/comment-2027/ fr-ca"],
    ["/comment-ca-marche/", "en-us", "/how-it-works-2027/ en-us"],
    ["/spare-key-checklist/", "en-us", "/guides/checklist/ en-us"],
    ["/guides/spare-key-checklist/", "en-us", "/guides/checklist/ en-us"],
    ["/guides/spare-key-checklist/", "fr-ca", "/guides/checklist/ fr-ca"],
    ["/frequently-asked-questions/price/", "en-us", "/frequently-asked-questions/what-a-key-costs/ en-us"],
    ["/products/key-fobs/", "en-us", "/products/fobs/ en-us"],
    ["/Products/Key-Fobs/", "fr-ca", "/products/fobs/ fr-ca"],
    ["/cl%C3%A9/", "en-us", "/cl%C3%A9s/ en-us"],
    ["/cle%CC%81/", "en-us", "/cl%C3%A9s/ en-us"],
  ])("%s in %s has moved to %s", async (path, lang, moved) => {
    const { former, searches } = await start();
    expect(await former(path, lang)).toBe(`MOVED ${moved}`);
    expect(searches()).toHaveLength(1);
  });

  test.each(["/never/", "/price/", "/menu/", "/products/price/", "/seulement/"])("%s is missing, after one query", async (path) => {
    const { former, searches } = await start();
    expect(await former(path)).toBe("MISSING en-us");
    expect(await former(path)).toBe("MISSING en-us");
    expect(searches()).toHaveLength(1);
  });

  test.each([
    "/",
    "/a/b/c/",
    "/error/x/",
    "/key-services/x/",
    "/fr-ca/x/",
    "/%22/",
    "/%22]]/",
    "/a%5Cb/",
    "/a%0Ab/",
    "/%E0%A4%A/",
    `/${"a".repeat(201)}/`,
    "/a%20b/",
  ])("%s is missing without a query", async (path) => {
    const { former, searches } = await start();
    expect(await former(path)).toBe("MISSING en-us");
    expect(searches()).toEqual([]);
  });

  test("is asked for again after a publish, and kept until then", async () => {
    const { fakes, bff, former, searches } = await start();
    await former("/how-it-works/");
    await former("/how-it-works/", "fr-ca");
    expect(searches()).toHaveLength(1);
    fakes.content.ref = "M2";
    await bff.ask("{ contentVersion }");
    await expect.poll(() => former("/how-it-works/")).toBe("MOVED /how-it-works-2027/ en-us");
  });

  test("is charged to the visitor, once while it is kept", async () => {
    const { bff, searches } = await start({ visitorCallsPerMinute: 3 });
    const as = (visitor: string, path: string) =>
      bff.ask(FORMER, { path }, { from: visitor }).then(({ data }) => (data as { formerRoute: object | null }).formerRoute);
    for (const path of ["/a1/", "/a2/", "/a2/", "/a3/"]) expect(await as("203.0.113.9", path)).toMatchObject({ status: "MISSING" });
    expect(await as("203.0.113.9", "/a4/")).toBeNull();
    expect(searches()).toHaveLength(3);
    expect(await as("203.0.113.9", "/a1/")).toMatchObject({ status: "MISSING" });
    expect(await as("198.51.100.7", "/a4/")).toMatchObject({ status: "MISSING" });
  });

  test("is missing while the repository does not answer", async () => {
    const { fakes, former } = await start();
    await former("/");
    fakes.content.failure = failureOf("content");
    expect(await former("/how-it-works/")).toBe("MISSING en-us");
  });
});

describe("an editor's redirect", () => {
  const redirect = (from: string, to: string, lang = "en-us") =>
    pageDocument({
      id: `r ${from}`.replaceAll(/\W/g, "-"),
      uid: null as never,
      type: "redirect",
      lang,
      data: { from, to: { link_type: "Web", url: to } },
    });

  const ask = async (path: string, lang: Lang = "en-us") => {
    const { fakes, bff } = await start();
    fakes.kiosks.all = [kiosk("7")];
    fakes.content.documents.push(
      redirect("/old/", "/what/"),
      redirect("/checklist/", "/other/"),
      redirect("/how-it-works-2027/", "/other/"),
      redirect("/vieux/", "https://other.example/", "fr-ca"),
      redirect("/key-services/zz/", "/key-services/il/"),
      redirect("/key-services/", "/other/"),
    );
    const { data } = await bff.ask(ROUTE, { path, lang: toLanguageCode(lang) });
    return (data as { route: object }).route;
  };

  test("decides where there is no page, also below the kiosks", async () => {
    const moved = { status: "REDIRECTED", lang: "en-us", isPermanent: true };
    expect(await ask("/old/")).toMatchObject({ ...moved, target: "/what/" });
    expect(await ask("/key-services/zz/")).toMatchObject({ ...moved, target: "/key-services/il/" });
    expect(await ask("/vieux/", "fr-ca")).toMatchObject({ status: "REDIRECTED", path: null, target: "https://other.example/" });
  });

  test("decides before a page's path without its category", async () => {
    expect(await ask("/checklist/")).toMatchObject({ status: "REDIRECTED", target: "/other/" });
  });

  test("hides no page", async () => {
    expect(await ask("/how-it-works-2027/")).toMatchObject({ status: "FOUND", target: null });
    expect(await ask("/How-It-Works-2027/")).toMatchObject({ status: "MOVED", path: "/how-it-works-2027/" });
    expect(await ask("/key-services/")).toMatchObject({ status: "FOUND", target: null });
  });
});
