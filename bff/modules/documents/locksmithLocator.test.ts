import { type Lang, toLanguageCode } from "#shared/config/languages.ts";
import type { PrismicDocument } from "@prismicio/client";
import { expect, test } from "vitest";
import { createFakes, failureOf, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";

const PAGE = `query ($lang: LanguageCode!) { page(path: "/", language: $lang) { ... on HomepageDocument { data { meta_title slices {
  ... on LocksmithLocatorSlice { widget { id data { button_label } } }
} } } } }`;

const widget = (lang: string, button_label: string) =>
  pageDocument({
    id: `widget-${lang}`,
    uid: null,
    type: "locksmith_locator_widget",
    lang,
    data: { button_label } as unknown as PrismicDocument["data"],
  });

/** A BFF over a home page in each language with the locksmith locator. */
async function startWith(...documents: PrismicDocument[]) {
  const fakes = createFakes();
  const home = (lang: string) =>
    pageDocument({ id: `home-${lang}`, type: "homepage", lang, data: { meta_title: "Home", slices: [sliceJson("locksmith_locator")] } });
  fakes.content.documents = [home("en-us"), home("fr-ca"), ...documents];
  const bff = await startBff(fakes);
  const ask = async (lang: Lang) => {
    const { data, errors } = await bff.ask(PAGE, { lang: toLanguageCode(lang) });
    const { page } = data as { page: { data: { meta_title: string; slices: object[] } } };
    return { errors, title: page.data.meta_title, slice: page.data.slices[0] };
  };
  return { fakes, ask };
}

test("the locksmith locator is in the language of its page", async () => {
  const { ask } = await startWith(widget("en-us", "Find"), widget("fr-ca", "Trouver"));
  expect(await ask("fr-ca")).toEqual({
    errors: undefined,
    title: "Home",
    slice: { widget: { id: "widget-fr-ca", data: { button_label: "Trouver" } } },
  });
});

test("a locator without a document is null, without an error", async () => {
  const { ask } = await startWith();
  expect(await ask("en-us")).toEqual({ errors: undefined, title: "Home", slice: { widget: null } });
});

test("a locator that fails leaves the rest of the page as it is", async () => {
  const { ask, fakes } = await startWith(widget("en-us", "Find"));
  const byIds = fakes.deps.sources.content.byIds;
  fakes.deps.sources.content.byIds = async (ids, ...rest) => {
    if (ids.includes("widget-en-us")) throw failureOf("content");
    return byIds(ids, ...rest);
  };
  const { errors, title, slice } = await ask("en-us");
  expect([title, slice]).toEqual(["Home", { widget: null }]);
  expect(errors).toMatchObject([{ path: ["page", "data", "slices", 0, "widget"], extensions: { source: "content" } }]);
});
