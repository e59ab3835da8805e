import { describe, expect, it } from "vitest";
import type { KioskLocationQuery } from "../../bff/__generated__/operations";
import { schemaFaults } from "#tests/support/schemaOrg.ts";
import { differing } from "#tests/support/storeHours.ts";
import { toKioskList, toLocalBusiness } from "./structuredData";

type Kiosk = NonNullable<KioskLocationQuery["kiosk"]>;

const kiosk = (fields: Partial<Kiosk> = {}): Kiosk => ({
  locationId: "7",
  placeId: null,
  path: null,
  name: "Riverside",
  retailer: null,
  phone: null,
  timeZone: null,
  address: { street: "1 Main St", city: "Springfield", state: "IL", postalCode: null, country: "US" },
  hours: null,
  unknownDays: [],
  holidayHours: null,
  geoLocation: { lat: 1, lng: 2 },
  machines: [],
  servicesAvailable: [],
  ...fields,
});
const PAGE = "https://keyway.example/key-services/il/springfield/x/7/";
const of = (fields: Partial<Kiosk>) => toLocalBusiness(kiosk(fields), "en-us", PAGE);

describe("a kiosk as a local business", () => {
  it("leaves out what is unknown", () => {
    expect(of({})).toEqual({
      "@type": "LocalBusiness",
      "@id": PAGE,
      name: "Riverside",
      url: PAGE,
      image: "https://keyway.example/share-image/en-us/key-services/il/springfield/image.png",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Main St",
        addressLocality: "Springfield",
        addressRegion: "IL",
        addressCountry: "US",
      },
      geo: { "@type": "GeoCoordinates", latitude: 1, longitude: 2 },
      hasMap: "https://www.google.com/maps/search/?api=1&query=1,2",
      parentOrganization: { "@id": "https://keyway.example/#organization" },
    });
  });

  it.each([
    ["419-555-0165 / 419-555-0166", "+14195550165"],
    ["419-555-0165 ext. 12", "+14195550165"],
    ["\u202a419-555-0165\u202c", "+14195550165"],
    ["N/A", undefined],
  ])("whose number is %j has %s as telephone", (phone, telephone) => {
    expect(of({ phone }).telephone).toBe(telephone);
  });

  it("has no point when that is unknown", () => {
    const data = of({ geoLocation: null });
    expect(data).not.toHaveProperty("geo");
    expect(data).not.toHaveProperty("hasMap");
  });

  it("is a Locksmith when it offers one, with offers in the services' order", () => {
    const data = of({ servicesAvailable: ["locksmith", "become-locksmith", "keyCopy", "tomorrow"] });
    expect(data["@type"]).toBe("Locksmith");
    expect(data.areaServed).toEqual({ "@type": "City", name: "Springfield" });
    expect(data.makesOffer).toMatchObject([{ itemOffered: { name: "Key copies" } }, { itemOffered: { name: "Locksmith" } }]);
  });

  it("may close after midnight, which schema.org derives from the times", () => {
    const hours = [{ open: { day: 5, time: "18:00" }, close: { day: 6, time: "02:00" } }];
    expect(of({ hours }).openingHoursSpecification).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Friday", opens: "18:00", closes: "02:00" },
    ]);
  });

  it("may always be open", () => {
    expect(of({ hours: [{ open: { day: 0, time: "00:00" }, close: null }] }).openingHoursSpecification).toMatchObject([
      { dayOfWeek: { length: 7 }, opens: "00:00", closes: "23:59" },
    ]);
  });

  it("has one specification for days with the same hours, and whole days end at 23:59", () => {
    const days = [1, 2, 3, 4, 5].map((day) => ({ open: { day, time: "00:00" }, close: { day: day + 1, time: "00:00" } }));
    expect(
      of({ hours: [...days, { open: { day: 6, time: "09:00" }, close: { day: 0, time: "00:00" } }] }).openingHoursSpecification,
    ).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "00:00",
        closes: "23:59",
      },
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Saturday", opens: "09:00", closes: "00:00" },
    ]);
  });

  it("leaves out dates whose hours are not known", () => {
    expect(of({ holidayHours: [differing("2026-11-26", { periods: null })] })).not.toHaveProperty("specialOpeningHoursSpecification");
  });

  it("has special hours for holidays that are closed or shorter", () => {
    const holidayHours = [
      differing("2026-11-26"),
      differing("2026-12-24", { periods: [{ open: { day: 4, time: "09:00" }, close: { day: 4, time: "15:00" } }] }),
    ];
    expect(of({ holidayHours }).specialOpeningHoursSpecification).toMatchObject([
      { validFrom: "2026-11-26", validThrough: "2026-11-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-24", opens: "09:00", closes: "15:00" },
    ]);
  });

  it("is a complete schema.org object when everything is known", () => {
    const period = { open: { day: 5, time: "18:00" }, close: { day: 6, time: "02:00" } };
    const data = of({
      phone: "614-555-0100",
      hours: [period],
      holidayHours: [differing("2026-11-26"), differing("2026-12-24", { periods: [period] })],
      servicesAvailable: ["locksmith"],
    });
    expect(schemaFaults({ "@context": "https://schema.org", ...data })).toEqual([]);
    expect(schemaFaults({ "@context": "https://schema.org", ...of({}) })).toEqual([]);
  });
});

describe("a city's list", () => {
  const listed = (fields: Partial<Kiosk> = {}) =>
    ({ ...kiosk({ path: "/key-services/il/springfield/x/7/", ...fields }) }) as unknown as Parameters<typeof toKioskList>[0][number];

  it("names each kiosk with its page in its language, and leaves out kiosks without a page", () => {
    const data = toKioskList(
      [listed({ phone: "614-555-0100" }), listed({ path: null }), listed({ servicesAvailable: ["locksmith"] })],
      "fr-ca",
      "https://keyway.example",
    );
    expect(data).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { "@type": "LocalBusiness", telephone: "+16145550100" } },
        { position: 2, item: { "@type": "Locksmith" } },
      ],
    });
    expect(data.itemListElement).toMatchObject([{ item: { url: "https://keyway.example/fr-ca/key-services/il/springfield/x/7/" } }, {}]);
    expect(schemaFaults({ "@context": "https://schema.org", ...data })).toEqual([]);
  });
});
