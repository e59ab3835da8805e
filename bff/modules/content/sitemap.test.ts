import { expect, test } from "vitest";
import { createFakes, failureOf, pageDocument, startBff } from "#tests/support/fakes.ts";

const QUERY = "{ sitemap { url lang lastModified alternates { url lang } } }";
const alternate = (id: string, lang: string) => ({ id, lang, type: "page", uid: id });

test("the sitemap contains every page with its translations, and no document without a page", async () => {
  const fakes = createFakes();
  fakes.content.documents = [
    pageDocument({
      id: "home",
      type: "homepage",
      last_publication_date: "2026-03-01T10:00:00+0000",
      alternate_languages: [alternate("gone", "fr-ca")] as never,
    }),
    pageDocument({
      id: "key",
      data: { page_category: "copies" },
      alternate_languages: [alternate("cle", "fr-ca"), alternate("schluessel", "de-de")] as never,
    }),
    pageDocument({ id: "cle", lang: "fr-ca", alternate_languages: [alternate("key", "en-us")] as never }),
    pageDocument({ id: "schluessel", lang: "de-de" }),
    pageDocument({ id: "menu-company", type: "menu" }),
    pageDocument({ id: "preview" }),
  ];
  const { ask } = await startBff(fakes);
  const published = "2026-02-01T10:00:00+0000";
  expect(await ask(QUERY)).toEqual({
    data: {
      sitemap: [
        { url: "/", lang: "en-us", lastModified: "2026-03-01T10:00:00+0000", alternates: [] },
        { url: "/copies/key/", lang: "en-us", lastModified: published, alternates: [{ url: "/fr-ca/cle/", lang: "fr-ca" }] },
        { url: "/fr-ca/cle/", lang: "fr-ca", lastModified: published, alternates: [{ url: "/copies/key/", lang: "en-us" }] },
      ],
    },
  });
  expect(fakes.calls).toEqual(["content.root", "content.all at M1"]);
});

test("the sitemap is null, not empty, while the content repository does not answer", async () => {
  const fakes = createFakes();
  fakes.content.failure = failureOf("content");
  const { ask } = await startBff(fakes);
  const { data, errors } = await ask(QUERY);
  expect(data).toEqual({ sitemap: null });
  expect(errors?.[0]?.extensions).toMatchObject({ source: "content" });
});
