import { expect, it } from "vitest";
import type { ServicePage } from "../content/pageTypes";
import { serviceData } from "./serviceData";

const SITE = "https://keyway.example";
const BUSINESS = {
  brand: "Keyway",
  prices: { US: { keyCopy: { from: "$4", text: "from about $4" }, carKeys: { from: "by phone", text: "by phone" } } },
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

it.each([
  ["keyCopy", "en-us", { minPrice: 4, priceCurrency: "USD" }],
  ["carKeys", "en-us", undefined],
  ["locksmith", "en-us", undefined],
  // Content has no price for Canada.
  ["keyCopy", "fr-ca", undefined],
] as const)("%s in %s has the offer that its price in content states", (service, lang, specification) => {
  const page = { url: null, data: data({ meta_title: "Keys", service }) };
  const { offers } = serviceData(page, SITE, BUSINESS, lang) as { offers?: { priceSpecification: object } };
  expect(offers?.priceSpecification).toEqual(specification && { "@type": "PriceSpecification", ...specification });
});
