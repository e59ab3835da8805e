import { type Lang, toLanguageCode } from "#shared/config/languages.ts";
import type { PrismicDocument } from "@prismicio/client";
import { describe, expect, test } from "vitest";
import { createFakes, failureOf, pageDocument, sliceJson, startBff } from "#tests/support/fakes.ts";

const PAGE = `query ($lang: LanguageCode! = EN_US) { page(path: "/", language: $lang) { ... on HomepageDocument { data { meta_title slices {
  ... on ContactDetailsSlice { contactDetails { title phone { label value } } contactError contactDocument { id } }
} } } } }`;

const information = (lang: string, phone: string) =>
  pageDocument({
    id: `company-${lang}`,
    uid: null,
    type: "company_information",
    lang,
    data: { phone } as unknown as PrismicDocument["data"],
  });

/** A BFF over a home page in each language that shows the contact details, and the company's documents. */
async function startWith(...documents: PrismicDocument[]) {
  const fakes = createFakes();
  const home = (lang: string) =>
    pageDocument({
      id: `home-${lang}`,
      type: "homepage",
      lang,
      data: { meta_title: "Home", slices: [sliceJson("contact_details"), sliceJson("contact_details")] },
    });
  fakes.content.documents = [home("en-us"), home("fr-ca"), ...documents];
  const bff = await startBff(fakes);
  const ask = async (lang: Lang = "en-us") => {
    const { data, errors } = await bff.ask(PAGE, { lang: toLanguageCode(lang) });
    const { page } = data as { page: { data: { meta_title: string; slices: object[] } } };
    return { errors, title: page.data.meta_title, slice: page.data.slices[0] };
  };
  return { fakes, ask };
}

describe("the contact details of a slice", () => {
  test("are in the language of its page, with one call however many slices show them", async () => {
    const { ask, fakes } = await startWith(information("en-us", "614-555-0188"), information("fr-ca", "514-555-0188"));
    const { slice, errors } = await ask("fr-ca");
    expect(errors).toBeUndefined();
    expect(slice).toEqual({
      contactDetails: { title: "Nous joindre", phone: { label: "Téléphone\u00a0:", value: "514-555-0188" } },
      contactError: null,
      contactDocument: { id: "company-fr-ca" },
    });
    expect(fakes.calls.filter((call) => call.includes("company-"))).toEqual(["content.byIds company-fr-ca at M1"]);
  });

  test("are null with a message when the company has no document", async () => {
    const { ask } = await startWith();
    expect(await ask()).toEqual({
      errors: undefined,
      title: "Home",
      slice: { contactDetails: null, contactError: "Failed to fetch contact details", contactDocument: null },
    });
  });

  test("that fail leave the rest of the page as it is, with a message and an error, so that the site does not keep the page", async () => {
    const { ask, fakes } = await startWith(information("en-us", "614-555-0188"));
    const byIds = fakes.deps.sources.content.byIds;
    fakes.deps.sources.content.byIds = async (ids, ...rest) => {
      if (ids.includes("company-en-us")) throw failureOf("content");
      return byIds(ids, ...rest);
    };
    const { errors, title, slice } = await ask();
    expect(title).toBe("Home");
    expect(slice).toEqual({ contactDetails: null, contactError: "A source of this data answered with an error.", contactDocument: null });
    expect(errors).toMatchObject([
      { path: ["page", "data", "slices", 0, "contactDetails"], extensions: { code: "UPSTREAM_STATUS", source: "content" } },
      { path: ["page", "data", "slices", 1, "contactDetails"], extensions: { code: "UPSTREAM_STATUS", source: "content" } },
    ]);
  });
});
