import { describe, expect, it } from "vitest";
import { SCHEMA_TYPES, schemaFaults } from "../support/schemaOrg";
import { mayHold, rangeOf } from "../support/schemaVocabulary";

const properties = Object.entries(SCHEMA_TYPES).flatMap(([type, { may, must }]) =>
  [...may, ...must].map((property) => [type, property] as const),
);

it.each(properties.filter(([, property]) => property !== "@id"))("%s has a property %s in schema.org", (type, property) => {
  expect(rangeOf(type, property)).not.toBeNull();
});

describe("schema.org's own definitions", () => {
  it("contain a type's own and inherited properties, and no others", () => {
    expect(rangeOf("Locksmith", "openingHoursSpecification")).toEqual(["OpeningHoursSpecification"]);
    expect(rangeOf("Locksmith", "name")).toEqual(["Text"]);
    expect(rangeOf("BreadcrumbList", "openingHours")).toBeNull();
    expect(rangeOf("KeyKiosk", "name")).toBeNull();
  });

  it.each([
    ["Service", "areaServed", { "@type": "Country", name: "Canada" }, true],
    ["Service", "areaServed", [{ "@type": "Country" }, "Ohio"], true],
    ["Service", "areaServed", { "@type": "Answer" }, false],
    ["Service", "areaServed", 614, false],
    ["WebSite", "publisher", { "@id": "https://keyway.example/#organization" }, true],
    ["Organization", "makesOffer", "a copy", false],
    ["ListItem", "position", 1, true],
    ["ListItem", "item", "https://keyway.example/", true],
    ["OpeningHoursSpecification", "dayOfWeek", "Monday", true],
    ["GeoCoordinates", "latitude", 39.96, true],
    ["Locksmith", "address", { "@type": "GeoCoordinates" }, false],
  ])("say whether %s.%s may hold %j: %s", (type, property, value, may) => {
    expect(mayHold(type, property, value)).toBe(may);
  });
});

it("reports a value that schema.org does not allow in a property", () => {
  const data = {
    "@context": "https://schema.org",
    "@type": "Locksmith",
    name: "Keyway",
    address: { "@type": "GeoCoordinates", latitude: 1, longitude: 2 },
  };
  expect(schemaFaults(data)).toEqual(["$ (Locksmith) has an invalid value in address"]);
});
