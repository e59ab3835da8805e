import { describe, expect, it } from "vitest";
import { LANGS } from "../../i18n/languages";
import { locatorWords } from "../../i18n/locator";
import { serviceName, SERVICES } from "../../i18n/services";
import { isThin, toMetadata } from "./directoryMetadata";
import { cityTitle, kioskTitle, stateTitle } from "./directoryTitles";
import { MAX_TITLE } from "./fitTitle";
import { cityOf } from "./cityOf";
import { offeredOf, servicesInWords } from "./servicesInWords";

describe("services in a title", () => {
  it.each([
    [["carKeys", "keyCopy", "keyFobs"], "Key copy, fobs and car keys", "Doubles de clés, puces et clés d’auto"],
    [["keyFobs"], "Fobs", "Puces"],
    [["keyCopy", "locksmith", "become-locksmith"], "Key copy and locksmith", "Doubles de clés et serrurier"],
    [[], "Key services", "Services de clés"],
    [["tomorrow"], "Key services", "Services de clés"],
  ])("%j", (services, english, french) => {
    expect(servicesInWords(services, "en-us")).toBe(english);
    expect(servicesInWords(services, "fr-ca")).toBe(french);
  });

  it("are those that at least one kiosk offers", () => {
    expect(
      offeredOf([
        { service: "keyCopy", kioskCount: 2 },
        { service: "carKeys", kioskCount: 0 },
      ]),
    ).toEqual(["keyCopy"]);
  });
});

describe("titles that search engines show whole", () => {
  const everything = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"];
  const services = everything.map((service) => ({ service, kioskCount: 3 }));
  const kiosk = (name: string, street: string, city: string) => ({
    locationId: "7",
    name,
    retailer: null,
    address: { street, city, state: "NY", postalCode: null, country: "US" },
    servicesAvailable: everything,
  });

  it("a kiosk's has its street, since shops of a chain have one name, and as many services as there is room for", () => {
    expect(kioskTitle(kiosk("Larkin", "1 Oak St", "Troy"), "en-us")).toBe(
      "Key copy, fobs, car keys and locksmith at Larkin, 1 Oak St, Troy",
    );
    expect(kioskTitle(kiosk("Saltbox Market Troy", "4664 Gatepost Drive", "Troy"), "en-us")).toBe(
      "Key copy at Saltbox Market Troy, 4664 Gatepost Drive",
    );
    expect(kioskTitle(kiosk("Saltbox Market Troy", "4664 Gatepost Drive", "Troy"), "fr-ca")).toBe(
      "Doubles de clés chez Saltbox Market Troy, 4664 Gatepost Drive",
    );
    expect(kioskTitle(kiosk("Windlass Marine & Hardware", "12045 Old Quarry Boulevard", "Mississauga"), "fr-ca")).toBe(
      "Windlass Marine & Hardware, 12045 Old Quarry Boulevard",
    );
  });

  it("a kiosk's keeps its street and city when everything is long", () => {
    const name = "The Very Grand and Remarkably Long Hardware Store of the Old Harbour Front";
    const titleOf = (street: string, city = "Mississauga") => kioskTitle({ ...kiosk(name, street, city), retailer: name }, "en-us");
    expect(titleOf("12045 Old Quarry Boulevard")).toBe("12045 Old Quarry Boulevard, Mississauga");
    expect(titleOf("12045 Old Quarry Boulevard at the Corner of the Harbour Front Parkway")).toBe(
      "12045 Old Quarry Boulevard at the Corner of the Har…, Mississauga",
    );
    expect(titleOf("")).toBe("The Very Grand and Remarkably Long Hardware Store o…, Mississauga");
    expect(titleOf("1 Oak St", "x".repeat(200))).toHaveLength(MAX_TITLE);
    expect(kioskTitle({ ...kiosk(name, "1 Oak St", "Troy"), retailer: "Grand" }, "en-us")).toBe("Grand, 1 Oak St, Troy");
  });

  it("a state's and a city's name fewer services where names are long", () => {
    const state = { name: "Newfoundland and Labrador", services } as unknown as Parameters<typeof stateTitle>[0];
    expect(stateTitle(state, "nl", "en-us")).toBe("Key copy in Newfoundland and Labrador");
    for (const lang of LANGS) expect(cityTitle(null, "nl", "happy-valley-goose-bay", lang).length).toBeLessThanOrEqual(MAX_TITLE);
  });
});

it("counts have a plural, in French from two on", () => {
  expect([0, 1, 2, 1318].map(locatorWords("en-us").kiosks)).toEqual(["0 kiosks", "1 kiosk", "2 kiosks", "1,318 kiosks"]);
  expect([0, 1, 2, 1318].map(locatorWords("fr-ca").kiosks)).toEqual(["0 borne", "1 borne", "2 bornes", "1\u00a0318 bornes"]);
});

it("every service has a name in every language, and no French one is English", () => {
  for (const service of SERVICES) {
    const [english, french] = LANGS.map((lang) => serviceName(service, lang));
    expect(english).toMatch(/\S/);
    expect(french).not.toBe(english);
  }
});

it("a city that the directory cannot name is named from its URL", () => {
  expect(cityOf(null, "il", "st-johns")).toMatchObject({
    city: "St Johns",
    code: "IL",
    stateName: "IL",
    path: "/key-services/il/st-johns/",
    statePath: "/key-services/il/",
    kioskCount: 0,
  });
});

describe("metadata", () => {
  const page = { path: "/key-services/il/", title: "T", description: "D" };

  it("names both languages, English as x-default", () => {
    expect(toMetadata({ ...page, lang: "fr-ca" }, "Keyway")).toMatchObject({
      title: "T",
      description: "D",
      alternates: {
        canonical: "/fr-ca/key-services/il/",
        languages: { "en-US": "/key-services/il/", "fr-CA": "/fr-ca/key-services/il/", "x-default": "/key-services/il/" },
      },
    });
  });

  it("has title, languages and the picture of the page's city for social networks", () => {
    const { openGraph } = toMetadata(
      { ...page, path: "/key-services/il/a/b/7/", pictureOf: "/key-services/il/a/", lang: "fr-ca" },
      "Keyway",
    );
    expect(openGraph).toMatchObject({
      siteName: "Keyway",
      title: "T",
      description: "D",
      url: "/fr-ca/key-services/il/a/b/7/",
      locale: "fr_CA",
      alternateLocale: ["en_US"],
      images: [{ url: "/share-image/fr-ca/key-services/il/a/image.png", width: 1200, height: 630, alt: "T" }],
    });
    expect(toMetadata({ ...page, lang: "en-us" }, "Keyway").openGraph).toMatchObject({
      images: [{ url: "/share-image/en-us/key-services/il/image.png" }],
    });
  });

  it("hides thin pages alone", () => {
    expect([0, 1, 2].map((kioskCount) => isThin({ kioskCount }))).toEqual([true, true, false]);
    expect(toMetadata({ ...page, lang: "en-us", isHidden: true }, "Keyway").robots).toEqual({ index: false, follow: true });
  });
});
