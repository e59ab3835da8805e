import { type Arbitrary, array, constant, constantFrom, integer, oneof, tuple } from "fast-check";
import { createNetwork } from "#upstreams/kiosks/network.ts";
import type { ArgumentValues } from "./randomOperation";

const SERVICES = ["keyCopy", "keyFobs", "carKeys", "locksmith", "become-locksmith"];
const OFFERED = ["KEY_COPY", "KEY_FOBS", "CAR_KEYS", "LOCKSMITH", "BECOME_LOCKSMITH"];
const GROUPS = ["PHIL", "FLAG", "WILD", "NATR", "HOME", "DSNY", "MRVL", "DC", "NONE"];
const PATHS = [
  "/",
  "/how-it-works/",
  "/contact/",
  "/moving-day/",
  "/key-services/",
  "/find-a-kiosk/",
  "/il/springfield/",
  "/no/such/page/",
];
const DOCUMENTS = ["Zhome0en", "Zhome0fr", "Zcontact0en", "Znone"];
const MENUS = ["menu-products-services", "menu-company", "none"];

/** Creates values that mostly find something in stand-ins with this number of kiosks, and sometimes nothing or are out of range. */
export function createArgumentValues(kiosks: number): ArgumentValues {
  const network = createNetwork(kiosks);
  const spots = Array.from({ length: 300 }, (_, index) => network.spot(Math.floor((index / 300) * kiosks)));
  const of = <T>(values: readonly T[]) => constantFrom(...values);
  const lengths = (most: number) =>
    oneof(
      { weight: 1, arbitrary: of([0, most + 1]) },
      { weight: 20, arbitrary: of([1, 3, Math.ceil(most / 4), Math.ceil(most / 2), most]) },
    );
  const bounds = tuple(of(spots), of([0.001, 0.05, 0.3, 2, 10, 60])).map(([{ lat, lng }, reach]) => toBounds(lat, lng, reach));
  const places = of(spots.map(({ city }) => city));

  return {
    lat: of(spots.map(({ lat }) => lat)),
    lng: of(spots.map(({ lng }) => lng)),
    point: of(spots.map(({ lat, lng }) => ({ lat, lng }))),
    from: of(spots.map(({ lat, lng }) => ({ lat, lng }))),
    bounds,
    near: constant(null),
    id: of([...spots.map(({ locationId }) => locationId), ...DOCUMENTS, "none"]),
    ids: listOf(of(spots.map(({ locationId }) => locationId)), [1, 5, 20, 50, 50]),
    state: of(["IL", "CA", "TX", "NY", "CA", "ON", "zz"]),
    city: places.map(({ name }) => name),
    offering: listOf(of(OFFERED), [0, 0, 1, 2]),
    services: listOf(of(SERVICES), [0, 0, 1, 2]),
    topic: of(["Keys", "Fobs", "none"]),
    groups: listOf(of(GROUPS), [1, 3, 8, 50]),
    skuId: integer({ min: 20_000, max: 20_300 }),
    skuIds: listOf(integer({ min: 20_000, max: 20_300 }), [1, 10, 300, 5000]),
    limit: lengths(100),
    first: lengths(100),
    offset: of([0, 0, 0, 0, 0, 0, 10, 500, 5000, 10_000, 10_001]),
    atLeast: of([1, 1, 20, 500]),
    zoom: integer({ min: 0, max: 20 }),
    "Kiosk.keyDesigns(first)": lengths(24),
    "Kiosk.keyDesigns(limit)": lengths(24),
    "KeyDesign.stockedNear(first)": lengths(6),
    "KeyDesign.stockedNear(limit)": lengths(6),
    "KioskCity.nearby(first)": lengths(20),
    "KioskCity.nearby(limit)": lengths(20),
    "KioskState.nearby(first)": lengths(20),
    "KioskState.nearby(limit)": lengths(20),
    lang: of(["en-us", "en-us", "fr-ca", "en-ca", "xx"]),
    path: of(PATHS),
    uid: of([...MENUS, "how-it-works", "contact"]),
    type: of(["page", "menu", "faq", "homepage", "none"]),
    documentId: of(DOCUMENTS),
    placeId: constant("ChIJCBZVGva8ZAEPjb0Z600001J"),
    query: of(["Columbus", "10 lantern", "Springfield IL"]),
    input: of(["colum", "10 lantern", "x"]),
  };
}

function toBounds(lat: number, lng: number, reach: number) {
  return {
    minLat: Math.max(-90, lat - reach),
    maxLat: Math.min(90, lat + reach),
    minLng: Math.max(-180, lng - reach),
    maxLng: Math.min(180, lng + reach),
  };
}

/** Lists of these lengths, with repeated entries, which visitors may send. */
function listOf<T>(entries: Arbitrary<T>, lengths: readonly number[]): Arbitrary<T[]> {
  return tuple(constantFrom(...lengths), array(entries, { minLength: 1, maxLength: 60, size: "max" })).map(([length, some]) =>
    Array.from({ length }, (_, at) => some[at % some.length]!),
  );
}
