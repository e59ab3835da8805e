import type { PrismicDocument } from "@prismicio/client";
import { describe, expect, test } from "vitest";
import { createFakeLog, pageDocument, sliceJson } from "#tests/support/fakes.ts";
import { withUrls } from "./links";
import { createContentIndex } from "./contentIndex";

const index = createContentIndex(
  [
    pageDocument({ id: "home", type: "homepage" }),
    pageDocument({ id: "accueil", type: "homepage", lang: "fr-ca" }),
    pageDocument({ id: "key", data: { page_category: "copies" } }),
    pageDocument({ id: "cle", lang: "fr-ca", data: { page_category: "copies" } }),
    pageDocument({ id: "schluessel", lang: "de-de" }),
    pageDocument({ id: "plain" }),
    pageDocument({ id: "question", type: "faq" }),
    pageDocument({ id: "service", type: "service_page" }),
    pageDocument({ id: "questions", type: "faq_page" }),
    pageDocument({ id: "products", type: "products_page" }),
    pageDocument({ id: "gallery", type: "key_gallery" }),
    pageDocument({ id: "galerie", type: "key_gallery", lang: "fr-ca" }),
    pageDocument({ id: "locator", type: "locator_page" }),
    pageDocument({ id: "localisateur", type: "locator_page", lang: "fr-ca" }),
  ],
  createFakeLog().log,
);

const linkTo = (id: string, more: object = {}) => ({
  link_type: "Document",
  id,
  type: "page",
  tags: [],
  lang: "en-us",
  slug: "-",
  isBroken: false,
  ...more,
});
const filled = (data: object, document: Partial<PrismicDocument> = {}) =>
  withUrls(pageDocument({ id: "key", ...document, data }), index, "https://site.example").data;

describe("a link", () => {
  test.each([
    ["to a page with a category", linkTo("key"), "/copies/key/"],
    ["to a page without one", linkTo("plain"), "/plain/"],
    ["to a question", linkTo("question", { type: "faq" }), "/frequently-asked-questions/question/"],
    ["to all questions", linkTo("questions", { type: "faq_page" }), "/frequently-asked-questions/"],
    ["to a service", linkTo("service", { type: "service_page" }), "/products/service/"],
    ["to all services", linkTo("products", { type: "products_page" }), "/products/"],
    ["to the key gallery", linkTo("gallery", { type: "key_gallery" }), "/key-gallery/"],
    ["to the key gallery in French", linkTo("galerie", { type: "key_gallery", lang: "fr-ca" }), "/fr-ca/key-gallery/"],
    ["to the locator", linkTo("locator", { type: "locator_page" }), "/key-services/"],
    ["to the locator in French", linkTo("localisateur", { type: "locator_page", lang: "fr-ca" }), "/fr-ca/key-services/"],
    ["to the home page", linkTo("home"), "/"],
    ["to a page in French", linkTo("cle"), "/fr-ca/copies/cle/"],
    ["to the home page in French", linkTo("accueil"), "/fr-ca/"],
    ["to a document that an editor deleted", linkTo("key", { isBroken: true }), "/error/"],
    ["to a document without a page", linkTo("a-menu"), null],
    ["with an address set by Prismic", linkTo("key", { url: "/wrong/" }), "/copies/key/"],
  ])("%s leads to %j", (_, link, url) => {
    expect(filled({ target: link })).toMatchObject({ target: { ...link, url } });
  });

  test.each([
    [{ link_type: "Web", url: "https://example.com/", target: "_blank" }],
    [{ link_type: "Media", id: "key", name: "a.pdf", url: "https://files.example.com/a.pdf" }],
    [{ link_type: "Any" }],
    [{ link_type: "Any", text: "Not linked yet" }],
  ])("that is not to a document is unchanged: %j", (link) => {
    expect(filled({ target: link })).toMatchObject({ target: link });
    expect(filled({ target: link }).target).toEqual(link);
  });

  test.each([
    ["https://site.example/how-it-works/?a=1#b", "/how-it-works/?a=1#b"],
    ["HTTPS://Site.Example", "/"],
    ["https://site.example:443/fr-ca/", "/fr-ca/"],
    ["https://site.example//evil.example/", "/evil.example/"],
    ["http://site.example/a/", "http://site.example/a/"],
    ["https://site.example.evil.example/a/", "https://site.example.evil.example/a/"],
    ["https://site.example@evil.example/a/", "https://site.example@evil.example/a/"],
    ["https://other.example/a/", "https://other.example/a/"],
    ["mailto:help@site.example", "mailto:help@site.example"],
    ["/a/", "/a/"],
    ["/a?b=c#d", "/a/?b=c#d"],
    ["https://site.example/a/b", "/a/b/"],
    ["https://site.example/media/a.pdf", "/media/a.pdf"],
    ["https://site.example/graphql?query={a}", "/graphql?query={a}"],
    ["/graphql", "/graphql"],
    ["//evil.example/a", "https://evil.example/a"],
    ["contact/?a=1#b", "/contact/?a=1#b"],
    [" www.site.example", "https://www.site.example"],
    ["\u200Bhttps://site.example/a", "/a/"],
    ["//site.example/a", "/a/"],
    ["a@example.com", "mailto:a@example.com"],
    ["https://mailto:a@example.com", "mailto:a@example.com"],
    ["tel: {phone}", "tel:{phone}"],
    [" plain", "/plain/"],
    ["nothing", "nothing"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["/\\evil.example/a", "/\\evil.example/a"],
    ["#hours", "#hours"],
    ["https://#hours", "#hours"],
    ["https:///a/#hours", "/a/#hours"],
    ["http:///a", "/a/"],
    ["https:////evil.example/a", "https:////evil.example/a"],
    ["https:///\\evil.example/a", "https:///\\evil.example/a"],
    ["not an address", "not an address"],
  ])("written by an editor as %s leads to %s", (given, url) => {
    const link = { link_type: "Web", url: given, target: "_blank" };
    const span = { type: "hyperlink", start: 0, end: 3, data: { ...link } };
    expect(filled({ target: { ...link }, text: [{ type: "paragraph", text: "key", spans: [span] }] })).toMatchObject({
      target: { ...link, url },
      text: [{ type: "paragraph", text: "key", spans: [{ ...span, data: { ...link, url } }] }],
    });
  });

  test("keeps all its other fields", () => {
    const link = linkTo("key", { text: "Copy a key", variant: "primary", target: "_blank", data: { title: "Keys" } });
    expect(filled({ target: link }).target).toEqual({ ...link, url: "/copies/key/" });
  });

  test("is filled in lists, groups, slices, items, rich text and the data of other links", () => {
    const span = { type: "hyperlink", start: 0, end: 3, data: linkTo("key") };
    const data = {
      list: [linkTo("key"), { link_type: "Any" }],
      rows: [{ deep: [{ target: linkTo("key") }] }],
      slices: [{ ...sliceJson("hero", { target: linkTo("key") }), items: [{ target: linkTo("key") }] }],
      text: [
        { type: "paragraph", text: "key", spans: [{ type: "strong", start: 0, end: 1 }, span] },
        { type: "image", url: "https://images.example.com/a.png", linkTo: linkTo("key") },
      ],
      relation: linkTo("home", { data: { next: linkTo("key") } }),
    };
    const urls = JSON.stringify(filled(data)).match(/"url":"\/copies\/key\/"/g);
    expect(urls).toHaveLength(7);
  });
});

test("a link to a deleted document, in a French document, leads to the error page in French", () => {
  expect(filled({ target: linkTo("cle", { isBroken: true }) }, { lang: "fr-ca" })).toMatchObject({ target: { url: "/fr-ca/error/" } });
});

describe("a link on a French page keeps the language", () => {
  const to = (id: string, lang: string) => [{ id, lang, type: "page", uid: id }] as never;
  const both = createContentIndex(
    [
      pageDocument({ id: "contact", alternate_languages: to("nous-joindre", "fr-ca") }),
      pageDocument({ id: "nous-joindre", lang: "fr-ca", alternate_languages: to("contact", "en-us") }),
      pageDocument({ id: "only-english" }),
      pageDocument({ id: "guide", data: { page_category: "guides" } }),
      pageDocument({ id: "same", uid: "same" }),
      pageDocument({ id: "meme", uid: "same", lang: "fr-ca" }),
      pageDocument({ id: "seulement", lang: "fr-ca" }),
      pageDocument({ id: "home", type: "homepage" }),
      pageDocument({ id: "price", type: "faq" }),
      pageDocument({ id: "locator", type: "locator_page" }),
    ],
    createFakeLog().log,
  );
  const hrefIn = (lang: string, link: object) => {
    const { data } = withUrls(pageDocument({ id: "x", lang, data: { target: link } }), both, "https://site.example");
    return (data as unknown as { target: { url: string } }).target.url;
  };
  const web = (url: string) => ({ link_type: "Web", url });

  test.each([
    [linkTo("contact"), "/fr-ca/nous-joindre/"],
    [linkTo("nous-joindre", { lang: "fr-ca" }), "/fr-ca/nous-joindre/"],
    [linkTo("only-english"), "/fr-ca/only-english/"],
    [linkTo("guide"), "/fr-ca/guides/guide/"],
    [linkTo("home", { type: "homepage" }), "/fr-ca/"],
    [linkTo("price", { type: "faq" }), "/fr-ca/frequently-asked-questions/price/"],
    [linkTo("locator", { type: "locator_page" }), "/fr-ca/key-services/"],
    // At the address in French is another document.
    [linkTo("same"), "/same/"],
    [web("/contact/"), "/fr-ca/nous-joindre/"],
    [web("contact/#hours"), "/fr-ca/nous-joindre/#hours"],
    [web("/only-english?a=1"), "/fr-ca/only-english/?a=1"],
    [web("/"), "/fr-ca/"],
    [web("/key-services/qc/"), "/fr-ca/key-services/qc/"],
    [web("/fr-ca/nous-joindre/"), "/fr-ca/nous-joindre/"],
    [web("https://site.example/contact/"), "/contact/"],
    [web("/media/a.pdf"), "/media/a.pdf"],
    [web("/nowhere/"), "/nowhere/"],
  ])("%j leads to %s", (link, url) => expect(hrefIn("fr-ca", link)).toBe(url));

  test.each([
    [linkTo("contact"), "/contact/"],
    // On purpose.
    [linkTo("nous-joindre", { lang: "fr-ca" }), "/fr-ca/nous-joindre/"],
    [linkTo("seulement", { lang: "fr-ca" }), "/fr-ca/seulement/"],
    [web("/contact/"), "/contact/"],
  ])("as a document on an English page has its own: %j leads to %s", (link, url) => expect(hrefIn("en-us", link)).toBe(url));
});

describe("a document", () => {
  test("has its own address and those of its translations in supported languages", () => {
    const french = { id: "cle", uid: "cle", type: "page", lang: "fr-ca" };
    const german = { id: "schluessel", uid: "schluessel", type: "page", lang: "de-de" };
    const alternate_languages = [french, german] as PrismicDocument["alternate_languages"];
    const document = withUrls(
      pageDocument({ id: "key", alternate_languages, data: { page_category: "copies" } }),
      index,
      "https://site.example",
    );
    expect(document.url).toBe("/copies/key/");
    expect(document.alternate_languages).toEqual([{ ...french, url: "/fr-ca/copies/cle/" }]);
  });

  test("in French has its address in French", () => {
    const document = withUrls(pageDocument({ id: "cle", lang: "fr-ca", data: { page_category: "copies" } }), index, "https://site.example");
    expect(document.url).toBe("/fr-ca/copies/cle/");
  });

  test("without a page has none", () => {
    expect(withUrls(pageDocument({ id: "menu", type: "menu" }), index, "https://site.example").url).toBeNull();
  });
});

test("a cached document gets the addresses of the index in use, and is itself not changed", () => {
  const kept = pageDocument({ id: "key", data: { target: linkTo("plain"), words: [{ type: "paragraph", text: "No link", spans: [] }] } });
  const asItCame = structuredClone(kept);
  const moved = createContentIndex([pageDocument({ id: "plain", data: { page_category: "guides" } })], createFakeLog().log);
  const urlIn = (at: typeof index) => (withUrls(kept, at, "https://site.example").data as { target: { url: string } }).target.url;
  expect([urlIn(index), urlIn(moved), urlIn(index)]).toEqual(["/plain/", "/guides/plain/", "/plain/"]);
  expect(kept).toEqual(asItCame);
  const once = withUrls(kept, index, "https://site.example");
  expect(withUrls(kept, index, "https://site.example")).toBe(once);
  expect((once.data as { words: unknown }).words).toBe((kept.data as { words: unknown }).words);
});
