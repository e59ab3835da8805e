import { describe, expect, test } from "vitest";
import type { Address } from "#upstreams/kiosks/address.ts";
import type { Period } from "#upstreams/kiosks/hours.ts";
import { errorOf, usePlaces } from "./placesFixture";

/** The properties of a kiosk that these tests read, in the backend's format. */
interface Kiosk {
  placeId?: string;
  retailer: string;
  address: Address;
  geoLocation: { lat: number; lng: number };
  hours?: Period[];
}

const { call, search, details, suggest, toJson } = usePlaces();
const addressesOf = ({ places = [] }: any): string[] => places.map(({ formattedAddress }: any) => formattedAddress);
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const find = async (body: object, mask?: string) => toJson(search(body, mask));

describe("POST /v1/places:searchText", () => {
  const mask = "places.id,places.displayName,places.formattedAddress,places.location,places.viewport,places.types";

  test("returns only the masked fields", async () => {
    const { places } = await find({ textQuery: "Springfield IL", pageSize: 1 }, mask);
    expect(places).toEqual([
      {
        id: expect.stringMatching(/^ChIJ/),
        displayName: { text: "Springfield", languageCode: "en" },
        formattedAddress: "Springfield, IL, USA",
        location: { latitude: expect.closeTo(39.8, 1), longitude: expect.closeTo(-89.64, 1) },
        viewport: { low: expect.any(Object), high: expect.any(Object) },
        types: ["locality", "political"],
      },
    ]);
    const [{ location, viewport }] = places;
    expect(viewport.low.latitude).toBeLessThan(location.latitude);
    expect(viewport.high.longitude).toBeGreaterThan(location.longitude);
    expect(await find({ textQuery: "Springfield IL" }, "places.displayName.text")).toEqual({
      places: [{ displayName: { text: "Springfield" } }],
    });
  });

  test("returns an empty object if nothing matches", async () => {
    expect(await find({ textQuery: "zzyzzyx" })).toEqual({});
  });

  test("returns further pages for a token that belongs to the query", async () => {
    const query = { textQuery: "springfield", pageSize: 3 };
    const first = await find(query, "places.id,nextPageToken");
    const second = await find({ ...query, pageToken: first.nextPageToken }, "places.id,nextPageToken");
    const ids = [...first.places, ...second.places].map(({ id }: any) => id);
    expect(new Set(ids).size).toBe(6);
    const other = await search({ textQuery: "paris", pageToken: first.nextPageToken });
    expect(other.status).toBe(400);
    expect((await find({ textQuery: "springfield", maxResultCount: 2 })).places).toHaveLength(2);
    expect((await find({ textQuery: "san", pageSize: 99 })).places).toHaveLength(20);
  });

  test("applies bias, restriction, type and distance", async () => {
    const rectangle = {
      low: { latitude: 44, longitude: -124 },
      high: { latitude: 45, longitude: -122 },
    };
    const near = addressesOf(await find({ textQuery: "springfield", locationBias: { rectangle } }));
    expect(near[0]).toBe("Springfield, OR, USA");
    expect(near.length).toBeGreaterThan(5);
    const within = await find({ textQuery: "springfield", locationRestriction: { rectangle } });
    expect(addressesOf(within)).toEqual(["Springfield, OR, USA"]);
    const waysBy = async (rankPreference: string): Promise<number[]> => {
      const query = { textQuery: "springfield", locationBias: { rectangle }, rankPreference };
      const { places } = await find(query, "places.location");
      return places.map(({ location: { latitude, longitude } }: any) =>
        Math.acos(
          Math.sin(toRadians(44.5)) * Math.sin(toRadians(latitude)) +
            Math.cos(toRadians(44.5)) * Math.cos(toRadians(latitude)) * Math.cos(toRadians(longitude + 123)),
        ),
      );
    };
    const isSorted = (ways: number[]) => ways.every((way, at) => at === 0 || ways[at - 1]! <= way);
    expect(isSorted(await waysBy("DISTANCE"))).toBe(true);
    expect(isSorted(await waysBy("RELEVANCE"))).toBe(false);
    const strict = { textQuery: "10001", includedType: "locality", strictTypeFiltering: true };
    expect(await find(strict)).toEqual({});
    expect((await find({ ...strict, strictTypeFiltering: false })).places).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{}, "textQuery"],
    [{ textQuery: "x", includedType: "street_address" }, "Unsupported types: street_address."],
    [{ textQuery: "x", openNow: true }, "openNow"],
    [{ textQuery: "x", pageSize: -1 }, "pageSize"],
    [{ textQuery: "x", rankPreference: "DISTANCE" }, "rankPreference"],
    [{ textQuery: "x", sessionToken: "a" }, 'Unknown name "sessionToken"'],
    [{ textQuery: "x", locationRestriction: { circle: {} } }, "locationRestriction"],
  ])("refuses %j, saying %s", async (body, said) => {
    const response = await search(body);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).message).toContain(said);
  });
});

describe("GET /v1/places/{id}", () => {
  const kiosks = async (): Promise<(Kiosk & { placeId: string })[]> => {
    const box = "minLat=-90&maxLat=90&minLng=-180&maxLng=180";
    const { results }: { results: Kiosk[] } = await toJson(call(`/backend/kiosks?${box}`));
    return results.flatMap(({ placeId, ...kiosk }) => (placeId ? [{ ...kiosk, placeId }] : []));
  };

  test("returns the address of every kiosk that has a place id", async () => {
    const [kiosk] = await kiosks();
    const place = await toJson(details(kiosk!.placeId, "formattedAddress,location,displayName,addressComponents"));
    const { street, city, state, postalCode } = kiosk!.address;
    expect(place).toMatchObject({
      formattedAddress: `${street}, ${city}, ${state} ${postalCode}, USA`,
      location: { latitude: kiosk!.geoLocation.lat, longitude: kiosk!.geoLocation.lng },
      displayName: { text: kiosk!.retailer },
    });
    const short = Object.fromEntries(place.addressComponents.map(({ types, shortText }: any) => [types[0], shortText]));
    expect(short).toMatchObject({
      locality: city,
      administrative_area_level_1: state,
      country: "US",
      postal_code: postalCode,
    });
  });

  test("returns a kiosk's hours; one that never closes has one period without end", async () => {
    const all = await kiosks();
    const always = all.find(({ hours }) => hours && !hours[0]!.close)!;
    const { regularOpeningHours } = await toJson(details(always.placeId, "regularOpeningHours"));
    expect(regularOpeningHours.periods).toEqual([{ open: { day: 0, hour: 0, minute: 0 } }]);
    expect(regularOpeningHours.weekdayDescriptions).toHaveLength(7);
    const usual = all.find(({ hours }) => hours?.[0]?.close && hours[0].open.time === "07:30")!;
    const week = await toJson(details(usual.placeId, "regularOpeningHours.periods"));
    expect(week.regularOpeningHours.periods).toHaveLength(usual.hours!.length);
    const { open, close } = usual.hours![0]!;
    expect(week.regularOpeningHours.periods[0]).toEqual({
      open: { day: open.day, hour: 7, minute: 30 },
      close: {
        day: close!.day,
        hour: Number(close!.time.slice(0, 2)),
        minute: Number(close!.time.slice(3)),
      },
    });
    const unknown = all.find(({ hours }) => !hours)!;
    expect(await toJson(details(unknown.placeId, "regularOpeningHours"))).toEqual({});
  });

  test("has ratings and attributed reviews for most kiosks", async () => {
    const some = (await kiosks()).slice(0, 60);
    const places = await Promise.all(some.map(({ placeId }) => toJson(details(placeId, "rating,userRatingCount,reviews,googleMapsUri"))));
    const rated = places.filter(({ rating }) => rating !== undefined);
    expect(rated.length).toBeGreaterThan(45);
    expect(rated.length).toBeLessThan(60);
    for (const { rating, userRatingCount, reviews = [] } of rated) {
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
      expect(userRatingCount).toBeGreaterThanOrEqual(reviews.length);
      expect(reviews.length).toBeLessThanOrEqual(5);
      for (const review of reviews) {
        expect(review).toMatchObject({
          rating: expect.any(Number),
          text: { text: expect.any(String), languageCode: "en" },
          relativePublishTimeDescription: expect.stringMatching(/ago$/),
          authorAttribution: {
            displayName: expect.any(String),
            uri: expect.any(String),
            photoUri: expect.any(String),
          },
        });
        expect(new Date(review.publishTime).getTime()).toBeLessThan(Date.now());
      }
    }
  });

  test("returns reviews and countries in French if requested", async () => {
    const places = await Promise.all(
      (await kiosks()).slice(0, 5).map(({ placeId }) => toJson(details(placeId, "formattedAddress,reviews", "?languageCode=fr-CA"))),
    );
    const [review] = places.flatMap(({ reviews = [] }) => reviews);
    expect(review.text.languageCode).toBe("fr");
    expect(review.relativePublishTimeDescription).toMatch(/^il y a /);
    expect(places[0].formattedAddress).toMatch(/États-Unis$/);
  });

  test.each([
    ["nonsense", 400, "INVALID_ARGUMENT", "Not a valid Place ID: nonsense"],
    ["ChIJaaaaaaaaaaaaaaaaaaaaaaa", 404, "NOT_FOUND", "no longer valid"],
    ["EiNDEyfE1haW4gU3RyZWV0fDI", 404, "NOT_FOUND", "no longer valid"],
  ])("refuses the place id %s", async (id, code, status, said) => {
    const response = await details(id);
    expect(response.status).toBe(code);
    const error = await errorOf(response);
    expect(error).toMatchObject({ code, status });
    expect(error.message).toContain(said);
  });

  test("refuses an id with one changed letter", async () => {
    const [{ placeId }] = await suggest({ input: "chicago il" });
    const other = placeId.slice(0, 9) + (placeId[9] === "a" ? "b" : "a") + placeId.slice(10);
    expect((await details(other)).status).toBe(404);
  });

  test.each([
    ["?fields=id", 'Unknown name "fields"'],
    ["?languageCode=de", "languageCode"],
    ["?sessionToken=a%20b", "sessionToken"],
  ])("refuses the query %s", async (query, said) => {
    const [{ placeId }] = await suggest({ input: "chicago il" });
    const response = await details(placeId, "id", query);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).message).toContain(said);
  });
});
