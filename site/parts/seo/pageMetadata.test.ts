import { describe, expect, it } from "vitest";
import { messagesOf } from "../../i18n/messages";
import type { Page } from "../content/loadPage";
import { pageMetadata as toMetadata } from "./pageMetadata";
import { languagePathsOfPage } from "../content/languagePathsOfPage";
import { titleFromPath } from "../../routing/titleFromPath";

const page = (fields: Partial<Page> = {}, data: Partial<Page["data"]> = {}): Page =>
  ({
    id: "a",
    uid: "a",
    type: "page",
    lang: "en-us",
    url: "/a/",
    alternate_languages: [],
    ...fields,
    data: { meta_title: null, meta_description: null, slices: [], ...data },
  }) as unknown as Page;
const pageMetadata = (one: Page) => toMetadata(one, "Keyway");
const translation = (lang: string, url: string | null) =>
  ({ id: lang, uid: "b", type: "page", lang, url }) as unknown as Page["alternate_languages"][number];

it.each([
  ["/", ""],
  ["/fr-ca/", ""],
  ["/Cl%C3%A9s/how-to/", "Clés | how to"],
  ["/how-it-works/", "how it works"],
  ["/fr-ca/about/key-copies/", "about | key copies"],
  ["/guides/spare-key-checklist/", "guides | spare key checklist"],
  ["/de-desk/", "de desk"],
])("titleFromPath turns %s into %s", (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});

describe("languagePathsOfPage", () => {
  it("names the page and its translations", () => {
    expect(languagePathsOfPage(page({ alternate_languages: [translation("fr-ca", "/fr-ca/b/")] }))).toEqual({
      "en-us": "/a/",
      "fr-ca": "/fr-ca/b/",
    });
    expect(languagePathsOfPage(page({ lang: "fr-ca", url: "/fr-ca/b/", alternate_languages: [translation("en-us", "/a/")] }))).toEqual({
      "en-us": "/a/",
      "fr-ca": "/fr-ca/b/",
    });
  });

  it("leaves out translations without a URL or in an unsupported language", () => {
    expect(languagePathsOfPage(page({ alternate_languages: [translation("fr-ca", null), translation("es-us", "/es-us/b/")] }))).toEqual({
      "en-us": "/a/",
    });
    expect(languagePathsOfPage(page({ url: null }))).toEqual({});
  });
});

describe("pageMetadata", () => {
  it("prefers the editor's texts", () => {
    expect(pageMetadata(page({}, { meta_title: "Title", meta_description: "Words" }))).toMatchObject({
      title: "Title",
      description: "Words",
    });
  });

  it.each([null, ""])("derives the title from the path and uses the site's description when they are %j", (empty) => {
    const metadata = pageMetadata(page({ url: "/spare-keys/" }, { meta_title: empty, meta_description: empty }));
    expect(metadata.title).toBe("spare keys");
    expect(metadata.description).toBe(messagesOf("en-us").siteDescription);
  });

  it.each(["/", "/fr-ca/", null])("titles a home page at %s with the name of the business when it has no title", (url) => {
    expect(toMetadata(page({ url }), "Cut & Co.").title).toBe("Cut & Co.");
  });

  it("names the canonical URL and every translation, English as x-default", () => {
    const { alternates } = pageMetadata(page({ alternate_languages: [translation("fr-ca", "/fr-ca/b/")] }));
    expect(alternates).toEqual({ canonical: "/a/", languages: { "en-US": "/a/", "fr-CA": "/fr-ca/b/", "x-default": "/a/" } });
  });

  it("has title, URL and languages for social networks", () => {
    const shared = page({ alternate_languages: [translation("fr-ca", "/fr-ca/b/")] }, { meta_title: "Title", meta_description: "Words" });
    const picture = { url: "/share-image/en-us/a/image.png", width: 1200, height: 630, type: "image/png", alt: "Title" };
    expect(pageMetadata(shared).openGraph).toEqual({
      type: "website",
      siteName: "Keyway",
      title: "Title",
      description: "Words",
      url: "/a/",
      locale: "en_US",
      alternateLocale: ["fr_CA"],
      images: [picture],
    });
    expect(pageMetadata(shared).twitter).toEqual({ card: "summary_large_image", title: "Title", description: "Words", images: [picture] });
    const { openGraph } = pageMetadata(page({ lang: "fr-ca", url: "/fr-ca/les-cles/" }));
    expect(openGraph).toMatchObject({
      title: "les cles",
      description: messagesOf("fr-ca").siteDescription,
      locale: "fr_CA",
      alternateLocale: [],
    });
  });

  it("has no x-default for a page in French only", () => {
    expect(pageMetadata(page({ lang: "fr-ca", url: "/fr-ca/b/" })).alternates?.languages).toStrictEqual({ "fr-CA": "/fr-ca/b/" });
  });

  it("shares the editor's picture at the requested size, but not enlarged", () => {
    const imageOf = (image: object) =>
      (pageMetadata(page({}, { meta_title: "Title", meta_image: image as never })).openGraph as { images: unknown }).images;
    const photo = {
      url: "https://images.prismic.io/keys/a.jpg?auto=compress,format&rect=0,10,2400,1260&w=2400&h=1260",
      alt: "A hand with a key",
      dimensions: { width: 2400, height: 1260 },
    };
    expect(imageOf(photo)).toEqual([
      { url: "/media/keys/a.jpg?auto=compress&rect=0%2C10%2C2400%2C1260&w=1200&h=630", width: 1200, height: 630, alt: "A hand with a key" },
    ]);
    expect(imageOf({ ...photo, alt: null, dimensions: { width: 600, height: 300 } })).toMatchObject([
      { width: 600, height: 300, alt: "Title" },
    ]);
    for (const dimensions of [undefined, null])
      expect(imageOf({ ...photo, dimensions })).toEqual([
        { url: expect.stringMatching(/^\/media\/keys\/a\.jpg/), alt: "A hand with a key" },
      ]);
    for (const unfit of [{}, { ...photo, url: "https://images.prismic.io/keys/a.svg" }])
      expect(imageOf(unfit)).toMatchObject([{ url: "/share-image/en-us/a/image.png" }]);
  });

  it("has the picture of the home page, and none for a page without a URL", () => {
    expect(pageMetadata(page({ lang: "fr-ca", url: "/fr-ca/" })).openGraph).toMatchObject({
      images: [{ url: "/share-image/fr-ca/image.png" }],
    });
    expect(pageMetadata(page({ url: null })).openGraph).toMatchObject({ images: [] });
  });
});
