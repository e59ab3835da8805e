import { expect, it } from "vitest";
import type { ServicePage } from "../content/pageTypes";
import { serviceData } from "./serviceData";

const SITE = "https://keyway.example";
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
  expect(serviceData({ url: "/products/keys/", data: filled }, SITE, "Keyway")).toMatchObject({
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
  expect(Object.keys(serviceData({ url: null, data: data({ meta_title: "Keys" }) }, SITE, "Keyway")!)).toEqual([
    "@type",
    "name",
    "areaServed",
    "provider",
  ]);
  expect(serviceData({ url: "/products/keys/", data: data({}) }, SITE, "Keyway")).toBeNull();
});
