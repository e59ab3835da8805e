// @vitest-environment window
import { describe, expect, it } from "vitest";
import { listParts, parsePartName } from "./sitemapParts";
import { toSitemapIndexXml, toSitemapXml } from "./sitemapXml";

const SITE = "https://keyway.example";
const page = (url: string, lang: string, more: object = {}) => ({
  url,
  lang,
  lastModified: "2026-02-01T10:00:00+0000" as string | null,
  alternates: [],
  ...more,
});
/** The links of an English page without translations. */
const alone = (url: string) =>
  ["en-US", "x-default"].map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${SITE}${url}"/>`).join("");
const urlsOf = (...entries: ReturnType<typeof page>[]) => toSitemapXml(entries, SITE).split("\n").slice(2, -2);

it("a page has its date in a W3C format", () => {
  expect(urlsOf(page("/a/", "en-us"))).toEqual([
    `<url><loc>https://keyway.example/a/</loc><lastmod>2026-02-01T10:00:00.000Z</lastmod>${alone("/a/")}</url>`,
  ]);
  expect(urlsOf(page("/a/", "en-us", { lastModified: null }), page("/b/", "en-us", { lastModified: "soon" }))).toEqual([
    `<url><loc>https://keyway.example/a/</loc>${alone("/a/")}</url>`,
    `<url><loc>https://keyway.example/b/</loc>${alone("/b/")}</url>`,
  ]);
});

it("a page lists itself and its translations, with English as x-default", () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://keyway.example/fr-ca/b/"/>' +
    '<xhtml:link rel="alternate" hreflang="en-US" href="https://keyway.example/a/"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://keyway.example/a/"/>';
  expect(urlsOf(page("/fr-ca/b/", "fr-ca", { alternates: [{ url: "/a/", lang: "en-us" }] }))[0]).toContain(links);
});

it("escapes URLs", () => {
  expect(urlsOf(page("/a&b<c>'\"/", "en-us"))[0]).toContain("<loc>https://keyway.example/a&#38;b&#60;c&#62;&#39;&#34;/</loc>");
});

it("is well-formed XML for any input", () => {
  const url = "/a&b<c>\u0000\u001f\ufffe'\"]]><!--/";
  const xml = toSitemapXml([page(url, "en-us", { alternates: [{ url: `/fr-ca${url}`, lang: "fr-ca" }] })], SITE);
  const document = new DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  expect(document.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const readable = `/a&b<c>'"]]><!--/`;
  expect([...document.querySelectorAll("loc")].map(({ textContent }) => textContent)).toEqual([SITE + readable]);
  const links = [...document.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([SITE + readable, `${SITE}/fr-ca${readable}`, SITE + readable]);
});

describe("the index", () => {
  const pages = (count: number, lang: string, lastModified: string | null = null) =>
    Array.from({ length: count }, () => ({ lang, lastModified }));
  const pathsOf = (content: Parameters<typeof listParts>[0]) => listParts(content).map(({ path }) => path);

  it("lists as many files as all pages and kiosks need", () => {
    const states = [
      { state: "OH", kioskCount: 2000 },
      { state: "ON", kioskCount: 4001 },
    ];
    expect(pathsOf({ pages: [...pages(20_001, "en-us"), ...pages(1, "fr-ca")], states })).toEqual([
      "/sitemaps/pages-en-us-1.xml",
      "/sitemaps/pages-en-us-2.xml",
      "/sitemaps/pages-fr-ca-1.xml",
      "/sitemaps/kiosks-oh-1.xml",
      "/sitemaps/kiosks-on-1.xml",
      "/sitemaps/kiosks-on-2.xml",
      "/sitemaps/kiosks-on-3.xml",
    ]);
  });

  it("supports a million kiosks", () => {
    expect(listParts({ pages: [], states: [{ state: "OH", kioskCount: 1_000_000 }] })).toHaveLength(502);
  });

  it("still lists the content files when nothing can be counted", () => {
    expect(pathsOf({ pages: null, states: null })).toEqual(["/sitemaps/pages-en-us-1.xml", "/sitemaps/pages-fr-ca-1.xml"]);
  });

  it("has the date of a language's last publish", () => {
    const datedPages = [
      ...pages(1, "en-us", "2026-01-05T10:00:00+0000"),
      ...pages(1, "en-us", "2026-02-01T10:00:00+0000"),
      ...pages(1, "en-us"),
    ];
    expect(listParts({ pages: datedPages, states: [] }).map(({ lastModified }) => lastModified)).toEqual([
      "2026-02-01T10:00:00+0000",
      null,
    ]);
  });

  it("is XML with an address and a date for each file", () => {
    const xml = toSitemapIndexXml(
      [
        { path: "/sitemaps/a&b.xml", lastModified: "2026-02-01T10:00:00+0000" },
        { path: "/sitemaps/c.xml", lastModified: null },
      ],
      SITE,
    );
    const document = new DOMParser().parseFromString(xml, "application/xml");
    expect(document.documentElement.nodeName).toBe("sitemapindex");
    expect([...document.querySelectorAll("sitemap")].map((one) => [...one.children].map(({ textContent }) => textContent))).toEqual([
      ["https://keyway.example/sitemaps/a&b.xml", "2026-02-01T10:00:00.000Z"],
      ["https://keyway.example/sitemaps/c.xml"],
    ]);
  });
});

describe("the name of a file", () => {
  it.each([
    ["pages-fr-ca-1.xml", { kind: "pages", lang: "fr-ca", part: 1 }],
    ["kiosks-oh-12.xml", { kind: "kiosks", state: "oh", part: 12 }],
    ["kiosks-new-york-3.xml", { kind: "kiosks", state: "new-york", part: 3 }],
  ])("%s is parsed", (file, name) => {
    expect(parsePartName(file)).toEqual(name);
  });

  it.each([
    "pages-de-de-1.xml",
    "pages-en-us-0.xml",
    "pages-en-us-01.xml",
    "kiosks-oh-1000000.xml",
    "kiosks--1.xml",
    "kiosks-oh.xml",
    "kiosks-oh-1.xml.gz",
    "other-oh-1.xml",
    "",
    `kiosks-${"x".repeat(81)}-1.xml`,
  ])("%s is refused", (file) => {
    expect(parsePartName(file)).toBeNull();
  });
});
