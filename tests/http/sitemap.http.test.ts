import { describe, expect, it } from "vitest";
import { coldSite, startColdSite } from "../support/coldSite";
import { liftFaults, switchFaults } from "../support/faultSwitches";
import { rawGet } from "../support/rawRequest";

const site = coldSite();

/** The site's configured address. */
const origin = (of = site) => `http://localhost:${new URL(of.url).port}`;
const own = (url: string, of = site) => {
  expect(url.startsWith(`${origin(of)}/`), url).toBe(true);
  return url.slice(origin(of).length);
};
/** Search engines show about this many characters. */
const MAX_TITLE = 65;
/** Returns the titles that search engines would cut off, and those of more than one page. */
const badTitles = (titles: readonly string[]) =>
  titles.filter((title, index) => title.replace(/^(en-US|fr-CA) /, "").length > MAX_TITLE || titles.indexOf(title) !== index);
const titleIn = (body: string) => /<title>([^<]*)<\/title>/.exec(body)![1]!.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
const hrefLangsIn = (text: string) =>
  [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, lang, href]) => `${lang} ${href}`).toSorted();
const listed = async (path: string, of = site) => {
  const { status, headers, body } = await rawGet(of.url, path);
  expect([status, headers["content-type"]], path).toEqual([200, "application/xml; charset=utf-8"]);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => own(url!, of));
};

describe("while a source fails, its part of the sitemap answers an error and the others stay", () => {
  it("the kiosks'", async () => {
    // The BFF loads the network as soon as it starts.
    await switchFaults("backend", { kind: "5xx" });
    const cold = await startColdSite();
    try {
      expect(await listed("/sitemap.xml", cold)).toEqual(["/sitemaps/pages-en-us-1.xml", "/sitemaps/pages-fr-ca-1.xml"]);
      expect(await rawGet(cold.url, "/sitemaps/kiosks-pe-1.xml")).toMatchObject({ status: 503, headers: { "retry-after": "300" } });
      expect(await listed("/sitemaps/pages-fr-ca-1.xml", cold)).toContain("/fr-ca/products/");
    } finally {
      await cold.stop();
    }
  });

  it("the pages'", async () => {
    // The BFF also loads the content index as soon as it starts.
    await switchFaults("content", { kind: "5xx" });
    const cold = await startColdSite();
    try {
      expect((await rawGet(cold.url, "/sitemaps/pages-en-us-1.xml")).status).toBe(503);
      const index = await rawGet(cold.url, "/sitemap.xml");
      expect(index.body).toContain("/sitemaps/kiosks-pe-1.xml</loc>");
      expect(index.body).toContain("/sitemaps/pages-en-us-1.xml</loc>");
      expect((await rawGet(cold.url, "/sitemaps/kiosks-pe-1.xml")).status).toBe(200);
    } finally {
      await liftFaults("content");
      await cold.stop();
    }
  });
});

it("robots.txt names the sitemap, and excludes everything that is not a page", async () => {
  const { body } = await rawGet(site.url, "/robots.txt");
  expect(body).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  for (const closed of ["/preview", "/exit-preview", "/slice-simulator", "/graphql"]) expect(body).toContain(`Disallow: ${closed}$`);
  expect(body).not.toMatch(/Disallow: \/($|media|share-image|_next)/m);
});

it("every listed page of content exists at exactly this address", async () => {
  const parts = (await listed("/sitemap.xml")).filter((path) => path.startsWith("/sitemaps/pages-"));
  const paths = (await Promise.all(parts.map((path) => listed(path)))).flat();
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/fr-ca/",
      "/products/locksmith/",
      "/fr-ca/key-gallery/",
      "/guides/spare-key-checklist/",
      "/key-services/",
      "/fr-ca/key-services/",
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  const files = (await Promise.all(parts.map((path) => rawGet(site.url, path)))).map(({ body }) => body).join("");
  const titles: string[] = [];
  for (const path of paths) {
    const page = await rawGet(site.url, path);
    expect(page, path).toMatchObject({ status: 200, canonical: origin() + path });
    expect(page.body, path).not.toContain('name="robots"');
    const entry = files.split("<url>").find((one) => one.startsWith(`<loc>${origin()}${path}</loc>`))!;
    expect(hrefLangsIn(page.body.slice(0, page.body.indexOf("</head>"))), path).toEqual(hrefLangsIn(entry));
    titles.push(titleIn(page.body));
  }
  expect(badTitles(titles)).toEqual([]);
});

it("the kiosks of every state are listed once, below the indexed directory pages", async () => {
  const parts = (await listed("/sitemap.xml")).filter((path) => path.startsWith("/sitemaps/kiosks-"));
  expect(parts.length).toBeGreaterThan(60);
  const paths = await listed("/sitemaps/kiosks-pe-1.xml");
  expect(paths).toEqual(expect.arrayContaining(["/key-services/pe/", "/fr-ca/key-services/pe/", "/key-services/pe/charlottetown/"]));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes("locksmith-key-copy-duplication-")).length).toBeGreaterThan(4);
  const titles: string[] = [];
  for (const path of paths) {
    const page = await rawGet(site.url, path);
    expect(page, path).toMatchObject({ status: 200, canonical: origin() + path });
    expect(page.body, path).not.toContain("noindex");
    // Where a title has only name and street, both languages have the same.
    titles.push(`${page.lang} ${titleIn(page.body)}`);
  }
  expect(badTitles(titles)).toEqual([]);
});

it.each([
  "/sitemaps/kiosks-pe-2.xml",
  "/sitemaps/kiosks-zz-1.xml",
  "/sitemaps/pages-en-us-2.xml",
  "/sitemaps/pages-de-de-1.xml",
  "/sitemaps/nothing",
])("%s is no part of it", async (path) => {
  expect((await rawGet(site.url, path)).status).toBe(404);
});
