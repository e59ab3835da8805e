import { describe, expect, test } from "vitest";
import { document, inputOf, richText, translated, withHero } from "../testing";
import { findBadLinks } from "./links";

const button = (link: object) => withHero({ buttons: [{ link }] });
const toDocument = (id: string, more: object = {}) => ({ link_type: "Document", id, type: "page", lang: "en-us", ...more });
const toWeb = (url: string) => ({ link_type: "Web", url });
const find = (data: object, more: Parameters<typeof inputOf>[1] = {}) =>
  findBadLinks(inputOf([document({ id: "home", data }), document({ id: "about" })], more)).map(({ kind, message }) => `${kind} ${message}`);

describe("a link to a document", () => {
  test("passes where the document is published", () => {
    expect(find(button(toDocument("about")))).toEqual([]);
  });

  test("is broken where the document is not published, with the field that holds it", () => {
    expect(find(button(toDocument("gone", { isBroken: true })))).toEqual([
      "broken-link slice 1 (hero): buttons 1, link: the link leads to the document gone, which does not exist or is not published.",
    ]);
  });

  test("is found in a rich text, too", () => {
    const span = { start: 0, end: 4, type: "hyperlink", data: toDocument("gone") };
    expect(find({ intro: richText("Read this", span) })[0]).toContain("broken-link intro: the link leads to the document gone");
  });

  test("leads to a draft where a release holds the document", () => {
    const [fault] = find(button(toDocument("spring", { isBroken: true })), { drafts: new Map([["spring", "Spring"]]) });
    expect(fault).toContain("link-to-draft slice 1 (hero): buttons 1, link: the link leads to the document spring");
    expect(fault).toContain("only in the release “Spring”");
  });

  test("leads into another language where there is a version in the document's own", () => {
    const documents = translated("about", {}, {});
    const french = document({ id: "accueil", lang: "fr-ca", data: button(toWeb("https://keys.example/about/")) });
    const [finding, ...others] = findBadLinks(inputOf([...documents, french]));
    expect(finding).toMatchObject({
      kind: "link-to-other-language",
      language: "fr-ca",
      document: { path: "/fr-ca/accueil/" },
      remedy: "Choose its fr-ca version, /fr-ca/about/.",
    });
    expect(others).toEqual([]);
  });

  test("may name the version of another language, since the site leads to that of its own", () => {
    for (const link of [toDocument("about-en"), toWeb("/about/")])
      expect(
        findBadLinks(inputOf([...translated("about", {}, {}), document({ id: "accueil", lang: "fr-ca", data: button(link) })])),
      ).toEqual([]);
  });

  test("may lead into another language where there is no version in the document's own", () => {
    const french = document({ id: "accueil", lang: "fr-ca", data: button(toDocument("about")) });
    expect(findBadLinks(inputOf([document({ id: "about" }), french]))).toEqual([]);
  });
});

describe("a link to an address", () => {
  test.each([
    "https://example.com/gone/",
    "//example.com/gone/",
    "tel:+12125550100",
    "#content",
    "/about/",
    "/about",
    "/about/?from=menu#prices",
    "/fr-ca/about/",
    "/key-services/ohio/",
    "https://keys.example/about/",
  ])("passes: %s", (url) => {
    expect(find(button(toWeb(url)))).toEqual([]);
  });

  test.each(["/gone/", "/fr-ca/gone/", "https://keys.example/gone/"])("is broken where the site has no page: %s", (url) => {
    expect(find(button(toWeb(url)))).toEqual([
      expect.stringContaining(`broken-link slice 1 (hero): buttons 1, link: the link leads to ${url}`),
    ]);
  });

  test.each([" about/", "about", "//keys.example/about", "www.example.com", "a@example.com", "sms:+12125550100", ""])(
    "passes: %j",
    (url) => {
      expect(find(button(toWeb(url)))).toEqual([]);
    },
  );

  test.each([
    ["javascript:alert(1)", "begins with a scheme that the site does not link to"],
    ["ftp://example.com/", "begins with a scheme"],
    ["call us", "is no address"],
    ["gone", "is one word"],
    ["https://", "names no site"],
    ["mailto:help", "names nobody behind its scheme"],
    ["\\about", "contains characters that no address has"],
    [`/${"a".repeat(5_000)}`, "has more than 4,000 characters"],
  ])("that is refused is named, with the field and the reason: %j", (url, why) => {
    const [finding, ...others] = find(button(toWeb(url)));
    expect(finding).toContain("bad-address slice 1 (hero): buttons 1, link: the address ");
    expect(finding).toContain(why);
    expect(finding!.length).toBeLessThan(400);
    expect(others).toEqual([]);
  });
});

describe("a link to a heading", () => {
  const title = (text: string) => [{ type: "heading2", text, spans: [] }];
  const findAt = (url: string) =>
    findBadLinks(
      inputOf([
        document({ id: "home", data: withHero({ title: title("Fees"), buttons: [{ link: toWeb(url) }] }) }),
        document({ id: "about", data: withHero({ title: title("Où nous trouver") }) }),
      ]),
    );

  test.each(["#fees", "/home/#fees", "/about/#ou-nous-trouver", "https://keys.example/about/#prices", "#content", "/about/#", "/gone#x"])(
    "passes: %s",
    (url) => {
      expect(findAt(url).filter(({ kind }) => kind === "broken-anchor")).toEqual([]);
    },
  );

  test.each(["#hours", "/home/#hours", "/about/#fees", "about/#fees", "https://keys.example/about/#fees", "/about/#%zz"])(
    "is broken where the page has none of that name: %s",
    (url) => {
      const [finding, ...others] = findAt(url);
      expect(finding).toMatchObject({ kind: "broken-anchor", document: { id: "home" } });
      expect(finding!.remedy).toMatch(url.includes("about") ? /: #ou-nous-trouver\.$/ : /: #fees\.$/);
      expect(others).toEqual([]);
    },
  );
});
