import { expect, it } from "vitest";
import type { ServicePage } from "../content/pageTypes";
import { serviceData } from "./serviceData";

const SITE = "https://keyway.example";
const BUSINESS = {
  brand: "Keyway",
  prices: {
    US: { keyCopy: { from: "$4", text: "from about $4" }, keyFobs: { from: "$20", text: "" }, carKeys: { from: "by phone", text: "" } },
    CA: { keyCopy: { from: "5 $", text: "dès 5 $" } },
  },
};
const data = (fields: object) =>
  ({
    card_title: null,
    card_text: null,
    card_image: null,
    meta_title: null,
    meta_description: null,
    ...fields,
  }) as unknown as ServicePage["data"];

it("a service has its name, text, URL and picture", () => {
  const filled = data({
    card_title: "House keys",
    card_text: "Copied.",
    meta_description: "Copied at a kiosk.",
    card_image: { url: "https://cms.example/images/a.svg" },
  });
  expect(serviceData({ url: "/products/keys/", data: filled }, SITE, BUSINESS, "en-us")).toMatchObject({
    "@type": "Service",
    name: "House keys",
    description: "Copied at a kiosk.",
    url: "https://keyway.example/products/keys/",
    image: "https://keyway.example/media/images/a.svg",
    areaServed: [
      { "@type": "Country", name: "US" },
      { "@type": "Country", name: "CA" },
    ],
    provider: { "@type": "Organization", "@id": "https://keyway.example/#organization", name: "Keyway", url: "https://keyway.example/" },
  });
});

it("empty fields are left out, and a service without a name altogether", () => {
  expect(Object.keys(serviceData({ url: null, data: data({ meta_title: "Keys" }) }, SITE, BUSINESS, "en-us")!)).toEqual([
    "@type",
    "name",
    "areaServed",
    "provider",
  ]);
  expect(serviceData({ url: "/products/keys/", data: data({}) }, SITE, BUSINESS, "en-us")).toBeNull();
});

const offer = (minPrice: number, priceCurrency: string, eligibleRegion: string) => ({
  "@type": "Offer",
  priceSpecification: { "@type": "PriceSpecification", minPrice, priceCurrency },
  eligibleRegion,
});
const IN_US = (price: number) => offer(price, "USD", "US");
const IN_CANADA = (price: number) => offer(price, "CAD", "CA");

it.each([
  // English is read in both countries.
  ["keyCopy", "en-us", [IN_US(4), IN_CANADA(5)]],
  ["keyCopy", "fr-ca", [IN_CANADA(5)]],
  ["keyFobs", "en-us", [IN_US(20)]],
  ["keyFobs", "fr-ca", undefined],
  ["carKeys", "en-us", undefined],
  ["locksmith", "en-us", undefined],
] as const)("%s in %s has the offers that its prices in content state", (service, lang, offers) => {
  const page = { url: null, data: data({ meta_title: "Keys", service }) };
  expect(serviceData(page, SITE, BUSINESS, lang)!.offers).toEqual(offers);
});
