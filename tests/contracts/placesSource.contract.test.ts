import { beforeEach, describe, expect, test } from "vitest";
import { createHttp } from "#bff/lib/http.ts";
import { createPlacesSource, PLACES, PLACES_RETRY } from "#bff/sources/places/client.ts";
import { createFakeLog } from "../support/fakes";
import { usePlaces } from "./placesFixture";

const { url, call, postTo, toJson } = usePlaces();
const readStats = () => toJson(call("/places/__stats"));
const switchFaults = (...faults: object[]) => postTo("/__faults", faults);
const EN = "en-us";

beforeEach(async () => {
  await postTo("/__reset", "");
});

/** Creates the real source over the stand-in, without retry delays. */
function connect(apiKey = "key") {
  const http = createHttp({ source: PLACES, timeoutMs: 2000, retry: { ...PLACES_RETRY, waitMs: () => 0 } });
  const { log, entries } = createFakeLog();
  return { places: createPlacesSource({ baseUrl: url(), apiKey, http, log }), log: entries };
}

async function kioskIds(): Promise<string[]> {
  const { results } = await toJson(call("/backend/kiosks?minLat=-90&maxLat=90&minLng=-180&maxLng=180"));
  return results.flatMap(({ placeId }: { placeId?: string }) => placeId ?? []);
}

describe("a search", () => {
  test("returns the most relevant place, at the price of a search for more than ids", async () => {
    await expect(connect().places.search({ query: "Springfield IL", lang: EN })).resolves.toEqual({
      placeId: expect.stringMatching(/^ChIJ/),
      name: "Springfield",
      types: ["locality", "political"],
      geoLocation: { lat: expect.closeTo(39.8, 1), lng: expect.closeTo(-89.64, 1) },
      northeast: { lat: expect.closeTo(39.9, 0), lng: expect.closeTo(-89.5, 0) },
      southwest: { lat: expect.closeTo(39.7, 0), lng: expect.closeTo(-89.7, 0) },
      formattedAddress: "Springfield, IL, USA",
      vicinity: "Springfield, IL",
      attributions: [],
    });
    expect(await readStats()).toMatchObject({ total: 1, billed: { searches: { pro: 1 }, details: {} } });
  });

  test("sends the corners of a box in Google's order", async () => {
    const place = await connect().places.search({ query: "Springfield IL", lang: EN });
    expect(place!.northeast!.lat).toBeGreaterThan(place!.geoLocation.lat);
    expect(place!.southwest!.lng).toBeLessThan(place!.geoLocation.lng);
  });

  test("ranks near places first, in the site's language", async () => {
    const near = { minLat: 44, maxLat: 45, minLng: -124, maxLng: -122 };
    await expect(connect().places.search({ query: "springfield", lang: EN, near })).resolves.toMatchObject({
      formattedAddress: "Springfield, OR, USA",
    });
    await expect(connect().places.search({ query: "springfield", lang: "fr-ca", near })).resolves.toMatchObject({
      formattedAddress: "Springfield, Oregon, États-Unis",
    });
  });

  test("returns null if nothing matches", async () => {
    await expect(connect().places.search({ query: "zzyzzyx", lang: EN })).resolves.toBeNull();
  });
});

describe("the session of a typed address", () => {
  const session = { lang: EN, sessionToken: "8b1ff2c0-7c4f-4a3e-9d57-0f2e9c1a7b55" };
  const type = async (input: string, { places } = connect()) => (await places.predictions({ ...session, input, types: ["address"] }))[0]!;

  test("is ended by an address of the lowest price while few predictions are billed beside it", async () => {
    const connected = connect();
    await type("12 lan", connected);
    const { placeId, description, name } = await type("12 lantern street chicago", connected);
    expect([name, description]).toEqual(["12 Lantern Street", "12 Lantern Street, Chicago, IL, USA"]);
    await expect(connected.places.address({ ...session, placeId })).resolves.toEqual({
      placeId,
      name: "12 Lantern Street, Chicago, IL, USA",
      streetNumber: "12",
      route: "Lantern Street",
      locality: "Chicago",
      administrativeAreaLevel1: "IL",
      administrativeAreaLevel2: null,
      country: "US",
      postalCode: null,
      latitude: expect.closeTo(41.9, 0),
      longitude: expect.closeTo(-87.6, 0),
      attributions: [],
    });
    expect(await readStats()).toMatchObject({
      total: 3,
      sessions: { [session.sessionToken]: { autocompletes: 2, endedBy: "essentials", late: 0 } },
      billed: { autocompletes: 2, details: { essentials: 1 }, searches: {} },
    });
  });

  test.each(["address", "details"] as const)("of many predictions is ended by an %s that makes them free", async (method) => {
    const connected = connect();
    const { placeId } = await type("12 lantern street chicago", connected);
    for (const input of ["12", "12 l", "12 la", "12 lan"]) await type(input, connected);
    await connected.places[method]({ ...session, placeId });
    expect(await readStats()).toMatchObject({
      sessions: { [session.sessionToken]: { autocompletes: 5, endedBy: "pro" } },
      billed: { autocompletes: 0, details: { pro: 1 } },
    });
    await connected.places[method]({ ...session, placeId });
    expect((await readStats()).billed.details).toEqual({ pro: 1, essentials: 1 });
  });

  test("is ended by details, too, which cost more where their name is asked for", async () => {
    const { placeId } = await type("12 lantern street chicago");
    const at = { placeId, vicinity: "12 Lantern Street, Chicago" };
    const { places } = connect();
    await expect(places.details({ ...session, placeId, isNamed: true })).resolves.toMatchObject({
      ...at,
      name: "12 Lantern Street",
    });
    expect(await readStats()).toMatchObject({
      sessions: { [session.sessionToken]: { endedBy: "pro" } },
      billed: { autocompletes: 0, details: { pro: 1 } },
    });
    await expect(places.details({ lang: EN, placeId })).resolves.toMatchObject({
      ...at,
      name: "12 Lantern Street, Chicago, IL, USA",
    });
    expect((await readStats()).billed.details).toEqual({ pro: 1, essentials: 1 });
  });
});

test("photos of a place are not billed, and an address has none", async () => {
  const { places } = connect();
  const [city] = await places.predictions({ input: "chicago", lang: EN, types: ["locality"] });
  const photos = await places.photos({ placeId: city!.placeId, lang: EN });
  expect(photos.length).toBeGreaterThan(0);
  expect(photos[0]).toEqual({
    name: expect.stringContaining(`places/${city!.placeId}/photos/`),
    width: expect.any(Number),
    height: expect.any(Number),
    authors: [{ displayName: expect.any(String), uri: expect.stringMatching(/^https:/), photoUri: expect.stringMatching(/^https:/) }],
  });
  const [door] = await places.predictions({ input: "12 lantern street chicago", lang: EN, types: ["address"] });
  expect(await places.photos({ placeId: door!.placeId, lang: EN })).toEqual([]);
  expect(await readStats()).toMatchObject({ billed: { details: { ids: 2 } } });
});

describe("predictions", () => {
  test.each([
    ["the locator", ["postal_code", "street_address", "street_number", "locality"]],
    ["everything together", ["postal_code", "street_address", "street_number", "locality", "address"]],
    ["an address", ["address"]],
  ] as const)("of the types of %s need one call, which Google accepts", async (_, types) => {
    const { places, log } = connect();
    const found = await places.predictions({ input: "12 lantern street", lang: EN, types });
    expect(found).toHaveLength(5);
    expect(log).toEqual([]);
    expect(await readStats()).toMatchObject({ total: 1, billed: { autocompletes: 1 } });
  });

  test("are only of the requested types, near ones first", async () => {
    const near = { lat: 44.05, lng: -123.02 };
    const found = await connect().places.predictions({ input: "springfield", lang: EN, types: ["locality"], near });
    expect(found[0]).toEqual({ placeId: expect.any(String), description: "Springfield, OR, USA", name: "Springfield" });
    await expect(connect().places.predictions({ input: "12 lantern street", lang: EN, types: ["locality"] })).resolves.toEqual([]);
  });
});

test("a rating comes with attributed reviews, in a separate request at the highest price", async () => {
  const { places } = connect();
  const ratings = await Promise.all(
    (await kioskIds()).slice(0, 5).map((placeId) => places.rating({ placeId, lang: EN, isReviewed: true })),
  );
  const rated = ratings.find((one) => one?.reviews.length)!;
  expect(rated).toMatchObject({
    rating: expect.any(Number),
    userRatingCount: expect.any(Number),
    googleMapsUri: expect.stringMatching(/^https:/),
  });
  expect(rated.reviews[0]).toEqual({
    rating: expect.any(Number),
    text: expect.stringMatching(/\w/),
    languageCode: "en",
    relativePublishTimeDescription: expect.stringMatching(/ago$/),
    publishTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    author: { displayName: expect.stringMatching(/\w/), uri: expect.stringMatching(/^https:/), photoUri: expect.stringMatching(/^https:/) },
  });
  expect((await readStats()).billed.details).toEqual({ atmosphere: 5 });
});

test("the providers of a place's data come at the price of the other fields", async () => {
  const { results } = await toJson(call("/backend/kiosks?minLat=-90&maxLat=90&minLng=-180&maxLng=180"));
  const query = { placeId: results.find(({ locationId }: { locationId: string }) => locationId === "100004").placeId, lang: EN };
  const { places } = connect();
  for (const place of [await places.details(query), await places.address(query), await places.rating(query)]) {
    expect(place!.attributions).toEqual([
      { provider: "Aisle Atlas", providerUri: expect.stringMatching(/^https:/) },
      { provider: "Repère & fils", providerUri: expect.stringMatching(/^http:/) },
    ]);
  }
  expect((await readStats()).billed.details).toEqual({ essentials: 2, enterprise: 1 });
});

describe("an id", () => {
  test("that is no longer valid returns null from every method", async () => {
    const query = { placeId: "ChIJaaaaaaaaaaaaaaaaaaaaaaa", lang: EN };
    const { places } = connect();
    await expect(Promise.all([places.details(query), places.address(query), places.rating(query)])).resolves.toEqual([null, null, null]);
    expect((await readStats()).total).toBe(3);
  });

  test.each(["", "..", "../places:searchText", "ChIJaaa/photos", "ChIJaaa?key=x", "%2e%2e", "ChIJ aaa"])(
    "that is malformed returns null without a call: %j",
    async (placeId) => {
      await expect(connect().places.details({ placeId, lang: EN })).resolves.toBeNull();
      expect((await readStats()).total).toBe(0);
    },
  );
});

describe("a failure", () => {
  const search = (apiKey?: string) => connect(apiKey).places.search({ query: "Chicago", lang: EN });

  test.each([
    ["an invalid key", "invalid", [], { status: 400, cause: new Error("INVALID_ARGUMENT API_KEY_INVALID") }],
    ["a project without access", "key", [{ kind: "denied" }], { status: 403, cause: new Error("PERMISSION_DENIED SERVICE_DISABLED") }],
  ])("by %s is logged after one call", async (_, key, faults, said) => {
    await switchFaults(...faults);
    await expect(search(key)).rejects.toMatchObject({
      source: "places",
      code: "UPSTREAM_STATUS",
      message: expect.stringMatching(/^Unexpected status code \[40\d\] on URL http/),
      ...said,
    });
    expect((await readStats()).total).toBe(1);
  });

  test("that is temporary is retried", async () => {
    await switchFaults({ kind: "5xx", status: 503, times: 1 }, { kind: "quota", per: "minute", times: 1 });
    await expect(search()).resolves.toMatchObject({ name: "Chicago" });
    expect((await readStats()).total).toBe(3);
  });

  test.each([
    ["an exceeded quota per minute", 3, "UPSTREAM_RATE_LIMITED", { kind: "quota", per: "minute" }],
    ["a broken service", 3, "UPSTREAM_STATUS", { kind: "5xx", status: 500 }],
    ["a used-up day", 1, "UPSTREAM_RATE_LIMITED", { kind: "quota", per: "day" }],
    ["a truncated response", 1, "UPSTREAM_BAD_PAYLOAD", { kind: "malformed" }],
    ["a gateway's page", 1, "UPSTREAM_BAD_PAYLOAD", { kind: "html" }],
    ["a gateway's 404", 1, "UPSTREAM_STATUS", { kind: "html", status: 404 }],
  ])("by %s is thrown after call %i as %s", async (_, calls, code, fault) => {
    await switchFaults(fault);
    await expect(search()).rejects.toMatchObject({ name: "SourceError", source: "places", code });
    expect((await readStats()).total).toBe(calls);
  });
});

test("the delays between retries have jitter, and grow", () => {
  const waits = (attempts: number) => Array.from({ length: 50 }, () => PLACES_RETRY.waitMs(attempts));
  for (const [attempts, from, to] of [
    [1, 200, 400],
    [2, 400, 800],
  ] as const) {
    expect(Math.min(...waits(attempts))).toBeGreaterThanOrEqual(from);
    expect(Math.max(...waits(attempts))).toBeLessThanOrEqual(to);
    expect(new Set(waits(attempts)).size).toBeGreaterThan(10);
  }
});
