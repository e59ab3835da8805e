import { describe, expect, test, vi } from "vitest";
import { createFakes, failureOf, kiosk, startBff } from "#tests/support/fakes.ts";
import { SourceError } from "../../lib/errors";
import { PLACE_WITHOUT_LOCATION } from "../../sources/places/errors";
import type { PlacesSource } from "../../sources/places/client";
import type { Address, Place, PlaceRating } from "../../sources/places/place";

const attributions = [{ provider: "Aisle Atlas", providerUri: "https://atlas.example/" }];
const springfield: Place = {
  placeId: "p1",
  name: "Springfield",
  types: ["locality"],
  geoLocation: { lat: 39.8, lng: -89.6 },
  northeast: { lat: 39.9, lng: -89.5 },
  southwest: { lat: 39.7, lng: -89.7 },
  formattedAddress: "Springfield, IL, USA",
  vicinity: "Springfield, IL",
  attributions,
};

/** A BFF over a Google that knows Springfield; `asked` returns the queries that a method of the source received. */
async function start() {
  const fakes = createFakes();
  fakes.places.answers = { search: springfield, details: springfield };
  const spies = new Map(
    (["search", "details", "address", "rating", "photos", "predictions"] as const).map((method) => [
      method,
      vi.spyOn(fakes.deps.sources.places, method),
    ]),
  );
  const queriesOf = (method: keyof PlacesSource) => spies.get(method)!.mock.calls.map(([query]) => query);
  return { fakes, bff: await startBff(fakes), queriesOf };
}

const SEARCH = "query ($query: String!, $near: BoundsInput) { placeSearch(query: $query, near: $near) { placeId name } }";
const PREDICT =
  "query ($input: String!, $sessionToken: String, $near: LatLngInput) { " +
  "predictions(input: $input, sessionToken: $sessionToken, near: $near) { placeId } }";

describe("a search", () => {
  test("returns the place under the graph's names, its location under both of its names", async () => {
    const { bff, queriesOf } = await start();
    const { data, errors } =
      await bff.ask(`{ placeSearch(query: "  springfield ", near: {minLat: 39, maxLat: 40, minLng: -90, maxLng: -89}) {
      placeId name types geoLocation { lat lng } northeast { lat lng } southwest { lat lng } formattedAddress vicinity location { lat lng }
      attributions { provider providerUri }
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ placeSearch: { ...springfield, location: { lat: 39.8, lng: -89.6 } } });
    expect(queriesOf("search")).toEqual([
      { query: "springfield", lang: "en-us", near: { minLat: 39, maxLat: 40, minLng: -90, maxLng: -89 } },
    ]);
  });

  test("that finds nothing is null, without an error", async () => {
    const { fakes, bff } = await start();
    fakes.places.answers = {};
    await expect(bff.ask(SEARCH, { query: "atlantis" })).resolves.toEqual({ data: { placeSearch: null } });
  });

  test("that finds a place without a location fails with a helpful message", async () => {
    const { fakes, bff } = await start();
    fakes.places.failure = new SourceError("The place p1 has no location", { source: "places", ...PLACE_WITHOUT_LOCATION });
    await expect(bff.ask(SEARCH, { query: "springfield" })).resolves.toMatchObject({
      data: { placeSearch: null },
      errors: [
        {
          message: "This place has no location on the map. Search for another one.",
          extensions: { code: "PLACE_WITHOUT_LOCATION", source: "places" },
        },
      ],
    });
  });
});

describe("an address", () => {
  test("is returned under the names that forms use, and ends the session", async () => {
    const { fakes, bff, queriesOf } = await start();
    const address = {
      placeId: "p1",
      name: "12 Lantern Street, Springfield, IL, USA",
      streetNumber: "12",
      route: "Lantern Street",
      locality: "Springfield",
      administrativeAreaLevel1: "IL",
      administrativeAreaLevel2: "Sangamon County",
      country: "US",
      postalCode: "62701",
      latitude: 39.8,
      longitude: -89.6,
    };
    fakes.places.answers = { address: { ...address, attributions } };
    const fields = `${Object.keys(address).join(" ")} attributions { provider providerUri }`;
    const query = `query ($id: ID!) { placeAddress(placeId: $id, language: FR_CA, sessionToken: "s-1") { ${fields} } }`;
    await expect(bff.ask(query, { id: "p1" })).resolves.toEqual({ data: { placeAddress: { ...address, attributions } } });
    expect(queriesOf("address")).toEqual([{ placeId: "p1", lang: "fr-ca", sessionToken: "s-1" }]);
    fakes.places.answers = {};
    await expect(bff.ask(query, { id: "p2" })).resolves.toEqual({ data: { placeAddress: null } });
  });
});

describe("the photos of an address", () => {
  const address: Address = {
    placeId: "p1",
    name: null,
    streetNumber: null,
    route: null,
    locality: null,
    administrativeAreaLevel1: null,
    administrativeAreaLevel2: null,
    country: null,
    postalCode: null,
    latitude: null,
    longitude: null,
    attributions: [],
  };
  const photos = [
    {
      name: "places/p1/photos/1",
      width: 4032,
      height: 3024,
      authors: [{ displayName: "Avery Quill", uri: "https://maps.example/1", photoUri: null }],
    },
  ];
  const QUERY =
    '{ placeAddress(placeId: "p1", sessionToken: "s-1") { placeId photos { name width height authors { displayName uri photoUri } } } }';

  test("are requested only on demand, and not in the session that has ended", async () => {
    const { fakes, bff, queriesOf } = await start();
    fakes.places.answers = { address, photos };
    await bff.ask('{ placeAddress(placeId: "p1") { placeId } }');
    expect(queriesOf("photos")).toEqual([]);
    await expect(bff.ask(QUERY)).resolves.toEqual({ data: { placeAddress: { placeId: "p1", photos } } });
    expect(queriesOf("photos")).toEqual([{ placeId: "p1", lang: "en-us" }]);
  });

  test("fail alone", async () => {
    const { fakes, bff } = await start();
    fakes.places.answers = { address };
    vi.spyOn(fakes.deps.sources.places, "photos").mockRejectedValue(new SourceError("away", { source: "places", code: "UPSTREAM_STATUS" }));
    await expect(bff.ask(QUERY)).resolves.toMatchObject({
      data: { placeAddress: { placeId: "p1", photos: null } },
      errors: [{ path: ["placeAddress", "photos"] }],
    });
  });
});

describe("predictions", () => {
  test("have the locator's types unless others are requested", async () => {
    const { fakes, bff, queriesOf } = await start();
    const predictions = [{ placeId: "p1", description: "12 Lantern Street, Springfield", name: "12 Lantern Street" }];
    fakes.places.answers = { predictions };
    const { data } = await bff.ask('{ predictions(input: " 12 la") { placeId description name } }');
    expect(data).toEqual({ predictions });
    await bff.ask('{ predictions(input: "x", types: [address], sessionToken: "s-1", near: {lat: 45, lng: -73}) { name } }');
    expect(queriesOf("predictions")).toEqual([
      { input: "12 la", lang: "en-us", types: ["postal_code", "street_address", "street_number", "locality"] },
      { input: "x", lang: "en-us", types: ["address"], sessionToken: "s-1", near: { lat: 45, lng: -73 } },
    ]);
  });

  test("without results are an empty list", async () => {
    const { bff } = await start();
    await expect(bff.ask(PREDICT, { input: "zzz" })).resolves.toEqual({ data: { predictions: [] } });
  });

  test("that fail are an empty list, each with its own error beside it", async () => {
    const { fakes, bff } = await start();
    fakes.places.failure = failureOf("places");
    const message = "A source of this data answered with an error.";
    const extensions = { code: "UPSTREAM_STATUS", source: "places" };
    const failed = (key: string) => ({ message, path: [key], locations: expect.any(Array), extensions });
    await expect(bff.ask('{ ok predictions(input: "spring") { name } other: predictions(input: "x") { name } }')).resolves.toEqual({
      data: { ok: true, predictions: [], other: [] },
      errors: [failed("predictions"), failed("other")],
    });
    expect(fakes.log).toMatchObject([
      { level: "warn", details: { source: "places", code: "UPSTREAM_STATUS", path: ["predictions"], fields: 2 } },
    ]);
  });

  test("that fail are an empty list in an operation with introspection, too, which graphql-js executes", async () => {
    const { fakes, bff } = await start();
    fakes.places.failure = failureOf("places");
    await expect(bff.ask('{ __schema { queryType { name } } predictions(input: "spring") { name } }')).resolves.toMatchObject({
      data: { predictions: [] },
      errors: [{ path: ["predictions"], extensions: { code: "UPSTREAM_STATUS" } }],
    });
  });
});

describe("an invalid argument", () => {
  test.each([
    ["an empty text", SEARCH, { query: "  " }, "query is empty: give an address, a city or a postal code, or a part of one."],
    ["a text that is too long", PREDICT, { input: "x".repeat(201) }, "input may have 200 characters at most and has 201: shorten it."],
    [
      "a text of ten thousand characters",
      SEARCH,
      { query: "<b>🔑</b>".repeat(1112) },
      expect.stringContaining("query may have 200 characters at most and has 10008"),
    ],
    ["a text of blanks of any kind", PREDICT, { input: " \u00a0\u2003\n" }, expect.stringContaining("input is empty")],
    [
      "a box across the antimeridian",
      SEARCH,
      { query: "x", near: { minLat: 0, maxLat: 1, minLng: 170, maxLng: -170 } },
      expect.stringContaining("antimeridian"),
    ],
    [
      "a session that Google would refuse",
      PREDICT,
      { input: "x", sessionToken: "a b" },
      "sessionToken may have 36 characters at most, all of them letters, digits, - _ or =: a UUID will do.",
    ],
    ["a session that is too long", PREDICT, { input: "x", sessionToken: "s".repeat(37) }, expect.stringContaining("36 characters at most")],
    ["a point that is nowhere", PREDICT, { input: "x", near: { lat: 91, lng: 0 } }, expect.stringContaining("lat must be")],
    [
      "a box the wrong way round",
      SEARCH,
      { query: "x", near: { minLat: 2, maxLat: 1, minLng: 0, maxLng: 1 } },
      expect.stringContaining("minLat"),
    ],
  ])("%s is refused without calling Google", async (_, query, variables, message) => {
    const { fakes, bff } = await start();
    const { data, errors } = await bff.ask(query, variables);
    expect(Object.values(data!)).toEqual([null]);
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
    expect(fakes.calls).toEqual([]);
  });

  test.each([200, 1])("is accepted with %i characters", async (length) => {
    const { bff, fakes } = await start();
    await expect(bff.ask(SEARCH, { query: ` ${"x".repeat(length)} ` })).resolves.toMatchObject({
      data: { placeSearch: { placeId: "p1" } },
    });
    expect(fakes.calls).toHaveLength(1);
  });
});

test.each(["🔑🔑", "<script>alert(1)</script>", "' OR 1=1 --", "\u0000", "ré‮sumé"])(
  "a visitor's text is passed on unchanged: %j",
  async (typed) => {
    const { bff, queriesOf } = await start();
    expect((await bff.ask(PREDICT, { input: typed })).errors).toBeUndefined();
    expect((await bff.ask(SEARCH, { query: typed })).errors).toBeUndefined();
    expect([queriesOf("predictions"), queriesOf("search")]).toMatchObject([[{ input: typed }], [{ query: typed }]]);
  },
);

describe("the ratings of kiosks", () => {
  const rating: PlaceRating = {
    rating: 4.5,
    userRatingCount: 12,
    googleMapsUri: "https://maps.google.com/?q=1",
    reviews: [
      {
        rating: 5,
        text: "Good",
        languageCode: "en",
        relativePublishTimeDescription: "2 months ago",
        publishTime: "2026-05-01T00:00:00Z",
        author: { displayName: "Noor K.", uri: "https://contributors.example/1", photoUri: null },
      },
    ],
    attributions,
  };

  async function startWithKiosks(count: number) {
    const started = await start();
    const ids = Array.from({ length: count }, (_, index) => `${index + 1}`);
    started.fakes.kiosks.all = ids.map((id) => ({ ...kiosk(id), placeId: `place-${id}` }));
    started.fakes.places.answers = { rating };
    return { ...started, ids };
  }
  const RATINGS = `query ($ids: [ID!]!) { kiosks(ids: $ids) { locationId rating(language: FR_CA) {
    rating userRatingCount googleMapsUri
    reviews { rating text languageCode relativePublishTimeDescription publishTime author { displayName uri photoUri } }
    attributions { provider providerUri }
  } } }`;
  type Rated = { kiosks: { locationId: string; rating: { rating: number } | null }[] };

  test("are returned with the kiosks, and are null for one without a place", async () => {
    const { fakes, bff, queriesOf } = await startWithKiosks(2);
    fakes.kiosks.all.push({ ...kiosk("3"), placeId: null });
    await expect(bff.ask(RATINGS, { ids: ["1", "2", "3"] })).resolves.toEqual({
      data: {
        kiosks: [
          { locationId: "1", rating },
          { locationId: "2", rating },
          { locationId: "3", rating: null },
        ],
      },
    });
    expect(queriesOf("rating")).toEqual([
      { placeId: "place-1", lang: "fr-ca", isReviewed: true },
      { placeId: "place-2", lang: "fr-ca", isReviewed: true },
    ]);
  });

  test("cost more with reviews, which are requested only when they are selected", async () => {
    const { bff, queriesOf } = await startWithKiosks(1);
    await bff.ask('{ kiosks(ids: ["1"]) { rating { rating userRatingCount } } }');
    expect(queriesOf("rating")).toMatchObject([{ isReviewed: false }]);
  });

  test("are null when Google no longer knows the place", async () => {
    const { fakes, bff } = await startWithKiosks(1);
    fakes.places.answers = {};
    await expect(bff.ask(RATINGS, { ids: ["1"] })).resolves.toEqual({ data: { kiosks: [{ locationId: "1", rating: null }] } });
  });

  test("are at most twenty in one request; the next is null with an error", async () => {
    const { bff, ids, queriesOf } = await startWithKiosks(21);
    const { data, errors } = await bff.ask(RATINGS, { ids });
    expect((data as Rated).kiosks.filter((one) => one.rating === null).map((one) => one.locationId)).toEqual(["21"]);
    expect(errors).toMatchObject([
      {
        path: ["kiosks", 20, "rating"],
        message: "One request may ask Google 20 questions of a kind at most. Ask the others in another request.",
        extensions: { code: "BAD_USER_INPUT" },
      },
    ]);
    expect(queriesOf("rating")).toHaveLength(20);
  });

  test("that fail leave the kiosks", async () => {
    const { fakes, bff } = await startWithKiosks(2);
    fakes.places.failure = failureOf("places");
    const answer = await bff.ask(RATINGS, { ids: ["1"] });
    expect(answer).toEqual({
      data: { kiosks: [{ locationId: "1", rating: null }] },
      errors: [
        {
          message: "A source of this data answered with an error.",
          path: ["kiosks", 0, "rating"],
          locations: expect.any(Array),
          extensions: { code: "UPSTREAM_STATUS", source: "places" },
        },
      ],
    });
  });
});

describe("Google is called", () => {
  test("once for the same place in one request, and again in the next: nothing is cached", async () => {
    const { bff, queriesOf } = await start();
    const twice =
      '{ a: placeDetails(placeId: "p1") { name } b: placeDetails(placeId: "p1") { ' +
      'name vicinity } c: placeDetails(placeId: "p1", language: FR_CA) { name } }';
    const { data } = await bff.ask(twice);
    expect(data).toEqual({
      a: { name: "Springfield" },
      b: { name: "Springfield", vicinity: "Springfield, IL" },
      c: { name: "Springfield" },
    });
    expect(queriesOf("details")).toHaveLength(2);
    await bff.ask(twice);
    expect(queriesOf("details")).toHaveLength(4);
  });

  test("for a place with its name, which costs more, only when the name is requested", async () => {
    const { bff, queriesOf } = await start();
    await bff.ask('{ placeDetails(placeId: "p1") { geoLocation { lat } } }');
    await bff.ask('{ placeDetails(placeId: "p1") { ...Named } } fragment Named on Place { name }');
    expect(queriesOf("details")).toMatchObject([{ isNamed: false }, { isNamed: true }]);
  });

  test("at most five times for each kind of query in one request", async () => {
    const { bff, queriesOf } = await start();
    const fields = Array.from({ length: 6 }, (_, index) => `q${index}: placeSearch(query: "${index}") { name }`);
    const { errors } = await bff.ask(`{ ${fields.join(" ")} }`);
    expect(errors).toMatchObject([{ path: ["q5"], extensions: { code: "BAD_USER_INPUT" } }]);
    expect(queriesOf("search")).toHaveLength(5);
  });

  test("for no longer than the request's deadline", async () => {
    const { fakes } = await start();
    fakes.places.gate = new Promise(() => {});
    const bff = await startBff({ deps: { ...fakes.deps, deadlineMs: 80 } });
    await expect(bff.ask(SEARCH, { query: "springfield" })).resolves.toMatchObject({
      errors: [{ path: ["placeSearch"], extensions: { code: "UPSTREAM_TIMEOUT", source: "places" } }],
    });
  });
});
