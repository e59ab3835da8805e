import { describe, expect, test } from "vitest";
import { createNetwork } from "../kiosks/network";
import { toLocation } from "../kiosks/toLocation";
import { createPlaceId, parsePlaceId } from "../lib/placeId";
import { createGazetteer } from "./gazetteer";

const network = createNetwork(500);
const gazetteer = createGazetteer(network);

test("a place id can be decoded, and one with a changed letter cannot", () => {
  for (const number of [0, 1, 61, 62, 107_500, 9_999_999, 40_000_000]) {
    const placeId = createPlaceId("postal", number);
    expect(placeId).toHaveLength(27);
    expect(parsePlaceId(placeId)).toEqual({ kind: "postal", number });
  }
  expect(parsePlaceId(createPlaceId("city", 7).replace(/.$/, "Z"))).toBeUndefined();
  expect(parsePlaceId("")).toBeUndefined();
});

describe("the gazetteer", () => {
  test.each(["Chicago IL", "M5V 2T6", "K1A", "10001", "412 Lantern Street, Boston", "Brasskey Road, Reno", "7 rue de la Loutre, Laval"])(
    "finds %s again by its id",
    (text) => {
      const entries = gazetteer.find(text);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries.slice(0, 3)) {
        const { closeness: _found, ...known } = { ...gazetteer.byId(entry.placeId)!.entry };
        const { closeness: _asked, ...asked } = { ...entry };
        expect(known).toEqual(asked);
      }
    },
  );

  test("finds the postal code and the street of every kiosk in its state", () => {
    for (let index = 0; index < network.count; index += 7) {
      const { address } = toLocation(network.spot(index));
      const [code] = gazetteer.find(address.postalCode);
      expect(code?.city.state, address.postalCode).toBe(address.state);
      const streets = gazetteer.find(`${address.street}, ${address.city}, ${address.state}`);
      expect(
        streets.map(({ city }) => city.name),
        address.street,
      ).toContain(address.city);
    }
  });

  test("finds streets of small towns only near them", () => {
    const near = { latitude: 44.3, longitude: -72.6 };
    const towns = (point?: typeof near) => gazetteer.find("9 Lantern", point).filter(({ city }) => city.state === "VT").length;
    expect(towns()).toBeLessThan(3);
    expect(towns(near)).toBeGreaterThan(10);
  });

  test("finds a kiosk by its place id, but none that has no place id", () => {
    for (let index = 0; index < 60; index += 1) {
      const { locationId, placeId } = toLocation(network.spot(index));
      const found = gazetteer.byId(createPlaceId("kiosk", Number(locationId)));
      expect(found?.kiosk?.locationId).toBe(placeId && locationId);
    }
    expect(gazetteer.byId(createPlaceId("kiosk", 999_999))).toBeUndefined();
  });
});
