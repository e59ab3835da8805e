import { expect, it } from "vitest";
import { toSitemapXml } from "./sitemapXml";

const SITE = "https://keyway.example";
const page = (url: string, lang: string, more: object = {}) => ({ url, lang, lastModified: "2026-02-01T10:00:00+0000" as `${number}-02-01T10:00:00+0000`, alternates: [], ...more });
const urlsOf = (...entries: ReturnType<typeof page>[]) => toSitemapXml(entries, SITE).split("\n").slice(2, -2);

it("a page stands with its date, in a form that every reader knows", () => {
  expect(urlsOf(page("/a/", "en-us"))).toEqual(["<url><loc>https://keyway.example/a/</loc><lastmod>2026-02-01T10:00:00.000Z</lastmod></url>"]);
  expect(urlsOf(page("/a/", "en-us", { lastModified: null }), page("/b/", "en-us", { lastModified: "soon" }))).toEqual([
    "<url><loc>https://keyway.example/a/</loc></url>",
    "<url><loc>https://keyway.example/b/</loc></url>",
  ]);
});

it("a page names itself and its translations, with the English one for everybody else", () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://keyway.example/fr-ca/b/"/>' +
    '<xhtml:link rel="alternate" hreflang="en-US" href="https://keyway.example/a/"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://keyway.example/a/"/>';
  expect(urlsOf(page("/fr-ca/b/", "fr-ca", { alternates: [{ url: "/a/", lang: "en-us" }] }))[0]).toContain(links);
});

it("no address breaks the document", () => {
  expect(urlsOf(page("/a&b<c>'\"/", "en-us"))[0]).toContain("<loc>https://keyway.example/a&#38;b&#60;c&#62;&#39;&#34;/</loc>");
});
