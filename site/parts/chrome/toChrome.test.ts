import { describe, expect, it } from "vitest";
import type { ChromeQuery } from "../../bff/__generated__/operations";
import { toChrome } from "./toChrome";

type Overrides = {
  locatorBar?: object | null;
  bar?: object;
  products?: object[];
  company?: object[];
  contact?: object | null;
  error?: string | null;
};

const link = (url: string) => ({ link_type: "Web", url });
const item = (fields: object) => ({ label: "Keys", link: link("/keys/"), description: null, service: null, links: [], ...fields });
const menu = (items?: object[]) => (items ? { id: "m", data: { title: "A menu", items } } : null);
const details = (fields: object) => ({ title: "Contact Us", phone: { label: "Phone:", value: null }, ...fields });

function query({ locatorBar = null, bar, products, company, contact = null, error = null }: Overrides = {}): ChromeQuery {
  return {
    appBar: bar ? { id: "a", data: bar } : null,
    productsMenu: menu(products),
    companyMenu: menu(company),
    company: { contactDetails: contact, error },
    companyInformation: null,
    locatorBar: locatorBar && { id: "l", data: locatorBar },
  } as unknown as ChromeQuery;
}

describe("without any content", () => {
  it("every part is a fallback in its language, and there is no number", () => {
    const chrome = toChrome(query(), "fr-ca", null);
    expect(chrome).toMatchObject({ brand: "Keyway", logo: null, call: null, localPhone: null, contact: null });
    expect(chrome.locator).toMatchObject({ label: "Trouver une borne", link: { url: "/fr-ca/key-services/" } });
    expect(chrome.products.entries.map(({ label }) => label)).toEqual([
      "Doubles de clés",
      "Puces d’accès",
      "Clés d’auto",
      "Serrurier",
      "Modèles de clés",
    ]);
    expect(chrome.company.entries.map(({ link: field }) => (field as { url: string }).url)).toEqual([
      "/fr-ca/frequently-asked-questions/",
      "/fr-ca/products/locksmith-jobs-signup/",
    ]);
  });

  it("the number to call is the local phone of the configuration", () => {
    expect(toChrome(query(), "en-us", "800-555-0100")).toMatchObject({
      call: { label: "Locked out? Call now", shortLabel: "Locked out?", number: "800-555-0100" },
      localPhone: "800-555-0100",
    });
  });
});

describe("the number to call", () => {
  const contact = details({ phone: { label: "Phone:", value: "614-555-0188" } });

  it("is the configured one, else the app bar's, else the company's", () => {
    const number = (overrides: Overrides, localPhone: string | null = null) => toChrome(query(overrides), "en-us", localPhone).call?.number;
    expect(number({ bar: { call_number: "614-555-0124" }, contact }, "800-555-0100")).toBe("800-555-0100");
    expect(number({ bar: { call_number: "614-555-0124" }, contact })).toBe("614-555-0124");
    expect(number({ bar: { call_number: "" }, contact })).toBe("614-555-0188");
    expect(number({ bar: { call_number: "{phone}" }, contact })).toBe("614-555-0188");
    expect(number({ bar: { call_number: "Ask at the counter" }, contact })).toBe("614-555-0188");
    expect(number({ bar: {}, contact: details({}) })).toBeUndefined();
  });

  it("replaces {phone} when no local phone is configured", () => {
    expect(toChrome(query({ contact }), "en-us", null).localPhone).toBe("614-555-0188");
    expect(toChrome(query({ contact }), "en-us", "800-555-0100").localPhone).toBe("800-555-0100");
  });
});

it("replaces {phone} in the texts of bars and menus", () => {
  const words = query({
    bar: { call_number: "614-555-0124", call_label: "Locked out? {phone}" },
    products: [item({ label: "Call {phone}" })],
  });
  const chrome = toChrome(words, "en-us", null);
  expect([chrome.call?.label, chrome.products.entries[0]?.label]).toEqual(["Locked out? 614-555-0124", "Call 614-555-0124"]);
});

describe("a menu", () => {
  const entries = (...items: object[]) => toChrome(query({ products: items }), "en-us", null).products.entries;

  it("has the editor's entries with their services and links", () => {
    const links = [{ label: "Cost", link: link("/cost/"), description: null }];
    expect(entries(item({ service: "keyCopy", links }))).toEqual([
      { label: "Keys", link: link("/keys/"), description: null, service: "keyCopy", links },
    ]);
  });

  it("leaves out entries without label or link, and ignores unknown services", () => {
    const nowhere = { link_type: "Any" };
    const validEntries = entries(
      item({ label: "" }),
      item({ label: "Nowhere", link: nowhere }),
      item({
        label: "Group",
        link: null,
        links: [
          { label: "Cost", link: link("/cost/"), description: null },
          { label: "Lost", link: nowhere, description: null },
        ],
      }),
      item({ label: "Odd", service: "keyCutting" }),
    );
    expect(validEntries.map(({ label, service, links }) => [label, service, links.length])).toEqual([
      ["Group", null, 1],
      ["Odd", null, 0],
    ]);
  });

  it("has no description when the editor left it empty", () => {
    expect(entries(item({ description: "" }), item({ description: "Cut in a minute" })).map(({ description }) => description)).toEqual([
      null,
      "Cut in a minute",
    ]);
  });

  it("without a usable entry is the built-in one", () => {
    expect(entries(item({ label: null }))[0]!.label).toBe("Key copies");
  });
});

describe("the company's details", () => {
  it("are there, or the reason why not, never both", () => {
    const contact = details({});
    expect(toChrome(query({ contact, error: null }), "en-us", null)).toMatchObject({ contact, contactError: null });
    expect(toChrome(query({ error: "The content is unavailable." }), "en-us", null)).toMatchObject({
      contact: null,
      contactError: "The content is unavailable.",
    });
    expect(toChrome(query(), "en-us", null).contactError).toBe("Failed to fetch contact details");
    expect(toChrome(query({ error: "The content is unavailable." }), "fr-ca", null).contactError).toBe(
      "Nos coordonnées ne se sont pas affichées",
    );
  });
});

describe("the locator bar", () => {
  it("is what its editor wrote", () => {
    const text = [{ type: "paragraph", text: "A city will do.", spans: [] }];
    const locatorBar = {
      label: "Near",
      placeholder: "City",
      button_label: "Go",
      change_label: "Move",
      empty_text: "Where?",
      curtain_title: "Place",
      curtain_text: text,
    };
    expect(toChrome(query({ locatorBar }), "en-us", null).locatorBar).toEqual({
      label: "Near",
      placeholder: "City",
      buttonLabel: "Go",
      changeLabel: "Move",
      emptyText: "Where?",
      title: "Place",
      text,
    });
  });

  it.each([null, ""])("uses the site's own text for a field that is %j", (empty) => {
    const locatorBar = {
      label: empty,
      placeholder: empty,
      button_label: empty,
      change_label: empty,
      empty_text: empty,
      curtain_title: empty,
      curtain_text: [],
    };
    expect(toChrome(query({ locatorBar }), "fr-ca", null).locatorBar).toEqual({
      label: "Bornes à proximité\u00a0:",
      placeholder: undefined,
      buttonLabel: "Trouver une borne",
      changeLabel: "Changer",
      emptyText: "Trouvez une borne près de vous.",
      title: "Où êtes-vous?",
      text: [],
    });
  });

  it("is null without its document", () => {
    expect(toChrome(query(), "en-us", null).locatorBar).toBeNull();
  });
});
