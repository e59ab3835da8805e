import { describe, expect, it } from "vitest";
import { messagesOf } from "../../i18n/messages";
import type { Page } from "./loadPage";
import { pageMetadata } from "./pageMetadata";
import { languagePathsOf } from "./PageScreen";
import { titleFromPath } from "./titleFromPath";

const page = (fields: Partial<Page> = {}, data: Partial<Page["data"]> = {}): Page =>
  ({ id: "a", uid: "a", type: "page", lang: "en-us", url: "/a/", alternate_languages: [], ...fields, data: { meta_title: null, meta_description: null, slices: [], ...data } }) as unknown as Page;
const translation = (lang: string, url: string | null) => ({ id: lang, uid: "b", type: "page", lang, url }) as unknown as Page["alternate_languages"][number];

it.each([
  ["/", "Keyway"],
  ["/fr-ca/", "Keyway"],
  ["/how-it-works/", "how it works"],
  ["/fr-ca/about/key-copies/", "about | key copies"],
  ["/guides/spare-key-checklist/", "guides | spare key checklist"],
  ["/de-desk/", "de desk"],
])("titleFromPath makes of %s: %s", (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});

describe("languagePathsOf", () => {
  it("names the page and its translations", () => {
    expect(languagePathsOf(page({ alternate_languages: [translation("fr-ca", "/fr-ca/b/")] }))).toEqual({ "en-us": "/a/", "fr-ca": "/fr-ca/b/" });
    expect(languagePathsOf(page({ lang: "fr-ca", url: "/fr-ca/b/", alternate_languages: [translation("en-us", "/a/")] }))).toEqual({ "en-us": "/a/", "fr-ca": "/fr-ca/b/" });
  });

  it("leaves out what has no address, or is in a language that the site does not speak", () => {
    expect(languagePathsOf(page({ alternate_languages: [translation("fr-ca", null), translation("es-us", "/es-us/b/")] }))).toEqual({ "en-us": "/a/" });
    expect(languagePathsOf(page({ url: null }))).toEqual({});
  });
});

describe("pageMetadata", () => {
  it("takes the editor's words first", () => {
    expect(pageMetadata(page({}, { meta_title: "Title", meta_description: "Words" }))).toMatchObject({ title: "Title", description: "Words" });
  });

  it.each([null, ""])("makes a title of the path where there is %j, and leaves the description to the site", (empty) => {
    const metadata = pageMetadata(page({ url: "/spare-keys/" }, { meta_title: empty, meta_description: empty }));
    expect(metadata.title).toBe("spare keys");
    expect(metadata).not.toHaveProperty("description");
  });

  it("names the canonical address and every translation, English for everybody else", () => {
    const { alternates } = pageMetadata(page({ alternate_languages: [translation("fr-ca", "/fr-ca/b/")] }));
    expect(alternates).toEqual({ canonical: "/a/", languages: { "en-US": "/a/", "fr-CA": "/fr-ca/b/", "x-default": "/a/" } });
  });

  it("tells whoever shares the page its words, address and languages", () => {
    const shared = page({ alternate_languages: [translation("fr-ca", "/fr-ca/b/")] }, { meta_title: "Title", meta_description: "Words" });
    expect(pageMetadata(shared).openGraph).toEqual({ type: "website", title: "Title", description: "Words", url: "/a/", locale: "en_US", alternateLocale: ["fr_CA"] });
    const { openGraph } = pageMetadata(page({ lang: "fr-ca", url: "/fr-ca/les-cles/" }));
    expect(openGraph).toMatchObject({ title: "les cles", description: messagesOf("fr-ca").siteDescription, locale: "fr_CA", alternateLocale: [] });
  });

  it("names no default for a page that is French alone", () => {
    expect(pageMetadata(page({ lang: "fr-ca", url: "/fr-ca/b/" })).alternates?.languages).toStrictEqual({ "fr-CA": "/fr-ca/b/" });
  });
});
