import { describe, expect, it } from "vitest";
import { schemaFaults } from "#tests/support/schemaOrg.ts";
import type { StructuredData } from "../../ui/JsonLd/JsonLd";
import type { Chrome } from "../chrome/chrome";
import type { Page } from "../content/loadPage";
import { pageStructuredData } from "./PageStructuredData";

const SITE = "https://keyway.example";
const answer = [{ type: "paragraph", text: "Yes.", spans: [] }];
const page = (type: string, data: object = {}, url = "/a/") =>
  ({
    id: "a",
    uid: "a",
    type,
    lang: "en-us",
    url,
    alternate_languages: [],
    data: { meta_title: "Title", meta_description: null, slices: [], ...data },
  }) as unknown as Page;
const labelled = (value: string | null) => ({ label: "Label:", value });
const contact = {
  title: "Contact Us",
  address: [{ type: "paragraph", text: "2200 Foundry Row\nColumbus, OH 43215", spans: [] }],
  email: "help@keyway.example",
  phone: labelled("614-555-0188"),
  fax: labelled(null),
  contactPage: null,
  customerSupport: labelled("Weekdays, 8 to 6"),
};
const chrome = { brand: "Keyway", logo: null, call: { number: "(800) 555-0124" }, contact, prices: {} } as unknown as Chrome;
const of = (one: Page, around = chrome) => pageStructuredData(one, { lang: "en-us" }, around, SITE);
const typesOf = (all: readonly StructuredData[]) => all.map((data) => data["@type"]);
const faultsOf = (all: readonly StructuredData[]) => all.flatMap((data) => schemaFaults({ "@context": "https://schema.org", ...data }));

describe("the home page", () => {
  it("describes the business and the site", () => {
    const all = of(page("homepage", {}, "/"));
    expect(faultsOf(all)).toEqual([]);
    expect(all).toMatchObject([
      {
        "@type": "Organization",
        name: "Keyway",
        email: "help@keyway.example",
        telephone: "614-555-0188",
        address: "2200 Foundry Row, Columbus, OH 43215",
        contactPoint: [{ contactType: "emergency", telephone: "(800) 555-0124", availableLanguage: ["en", "fr"] }],
      },
      {
        "@type": "WebSite",
        url: "https://keyway.example/",
        inLanguage: "en-US",
        publisher: { "@id": "https://keyway.example/#organization" },
      },
    ]);
    expect(all[0]).not.toHaveProperty("faxNumber");
  });

  it("leaves out a text that cannot be dialled, even with many digits", () => {
    const support = labelled("Weekdays 10:00 to 18:00, Saturdays 12:00 to 16:00");
    const [organization] = of(page("homepage", {}, "/"), {
      ...chrome,
      contact: { ...contact, phone: labelled("1-800-KEYS-NOW"), customerSupport: support },
    } as Chrome);
    expect(organization).toMatchObject({ telephone: "1-800-KEYS-NOW", contactPoint: [{ contactType: "emergency" }] });
  });

  it("leaves out what the editors left empty", () => {
    const [organization] = of(page("homepage", {}, "/"), { ...chrome, call: null, contact: null });
    expect(Object.keys(organization!)).toEqual(["@type", "@id", "name", "url", "areaServed"]);
    expect(faultsOf([organization!])).toEqual([]);
  });
});

describe("questions", () => {
  const faq = (question: string, more: object = {}) => ({ id: question, data: { question, answer, ...more } });
  const list = (questions: unknown, variation = "default") => ({ id: "f", slice_type: "faq_list", variation, primary: {}, questions });
  const namesIn = (one: Page) =>
    of(one).flatMap((data) => (data["@type"] === "FAQPage" ? (data.mainEntity as { name: string }[]).map(({ name }) => name) : []));

  it("are on their own pages alone, and not where a list shows them", () => {
    expect(namesIn(page("faq", { question: "Why?", answer, slices: [list([faq("How?")])] }))).toEqual(["Why?"]);
    expect(faultsOf(of(page("faq", { question: "Why?", answer })))).toEqual([]);
    for (const type of ["page", "homepage", "faq_page"]) expect(namesIn(page(type, { slices: [list([faq("How?")])] }))).toEqual([]);
  });

  it("without an answer are left out", () => {
    expect(typesOf(of(page("faq", { question: "Why?", answer: [] })))).toEqual([]);
  });
});

it("a service names its provider", () => {
  const all = of(
    page("service_page", { service: "keyCopy", card_title: "House keys", card_text: "Copied.", card_image: null }, "/products/keys/"),
  );
  expect(typesOf(all)).toEqual(["Service"]);
  expect(all[0]).toMatchObject({ provider: { name: "Keyway" } });
  expect(faultsOf(all)).toEqual([]);
});
