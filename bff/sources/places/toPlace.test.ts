import { describe, expect, test } from "vitest";
import { isChosen } from "#shared/forms/address.ts";
import { country, springfield, startPlaces } from "./testing";

const EN = "en-us";

describe("a place", () => {
  test("found in another country is null", async () => {
    const { places } = await startPlaces(
      { places: [{ ...springfield, addressComponents: country("GB") }] },
      { places: [{ ...springfield, addressComponents: undefined }] },
    );
    await expect(places.search({ query: "london", lang: EN })).resolves.toBeNull();
    await expect(places.search({ query: "atlantic", lang: EN })).resolves.toBeNull();
  });

  test("found without a location is a failure with a code of its own", async () => {
    const { places } = await startPlaces({ places: [{ ...springfield, location: undefined }] });
    await expect(places.search({ query: "springfield", lang: EN })).rejects.toMatchObject({
      name: "SourceError",
      source: "places",
      code: "PLACE_WITHOUT_LOCATION",
    });
  });

  test("without a name is named by its address, and missing fields are null", async () => {
    const { places } = await startPlaces(springfield, { id: "p2", location: {} });
    await expect(places.details({ placeId: "p1", lang: EN })).resolves.toEqual({
      placeId: "p1",
      name: "Springfield, IL, USA",
      types: [],
      geoLocation: { lat: 39.8, lng: -89.6 },
      northeast: null,
      southwest: null,
      formattedAddress: "Springfield, IL, USA",
      vicinity: null,
      attributions: [],
    });
    // Google leaves out zeros.
    await expect(places.details({ placeId: "p2", lang: EN })).resolves.toMatchObject({
      placeId: "p2",
      name: null,
      geoLocation: { lat: 0, lng: 0 },
    });
  });

  test.each([
    ["PR", "San Juan", "00901", 18.46, -66.1],
    ["GU", "Hagåtña", "96910", 13.47, 144.75],
    ["VI", "Charlotte Amalie", "00802", 18.34, -64.93],
    ["AS", "Pago Pago", "96799", -14.28, -170.7],
    ["MP", "Saipan", "96950", 15.18, 145.75],
  ])("in %s, which Google takes for a country, is in a state of the US", async (code, city, postalCode, latitude, longitude) => {
    const place = {
      id: "p1",
      location: { latitude, longitude },
      addressComponents: [
        { longText: "1", shortText: "1", types: ["street_number"] },
        { longText: "Calle Sol", shortText: "Calle Sol", types: ["route"] },
        { longText: city, shortText: city, types: ["locality", "political"] },
        ...country(code),
        { longText: postalCode, shortText: postalCode, types: ["postal_code"] },
      ],
    };
    const { places } = await startPlaces(place, { places: [place] });
    const address = await places.address({ placeId: "p1", lang: EN });
    expect(address).toMatchObject({ administrativeAreaLevel1: code, country: "US", locality: city, postalCode });
    expect(isChosen({ ...address!, address: "1 Calle Sol" })).toBe(true);
    await expect(places.search({ query: city, lang: EN })).resolves.toMatchObject({ placeId: "p1" });
  });

  test("has its state by its name, too, and none of another country's", async () => {
    const area = (longText: string, shortText?: string) => ({ longText, shortText, types: ["administrative_area_level_1"] });
    const { places } = await startPlaces(
      { id: "p1", addressComponents: [area("Puerto Rico"), ...country("US")] },
      { id: "p1", addressComponents: [area("Québec", "QC"), ...country("CA")] },
      { id: "p1", addressComponents: [area("Ohio")] },
      { id: "p1", addressComponents: [area("Alabama", "AL"), ...country("GB")] },
      { id: "p1", addressComponents: [area("San Juan", "San Juan"), ...country("PR")] },
    );
    const found = [];
    for (let index = 0; index < 5; index++) found.push(await places.address({ placeId: "p1", lang: EN }));
    expect(found.map((one) => [one?.administrativeAreaLevel1, one?.country])).toEqual([
      ["PR", "US"],
      ["QC", "CA"],
      ["OH", "US"],
      ["AL", "GB"],
      ["PR", "US"],
    ]);
  });

  test.each<[string, unknown]>([
    ["null", null],
    ["text", "Ohio"],
    ["without types", { longText: "x", shortText: "x" }],
    ["with numbers as texts", { longText: 7, shortText: 7, types: ["route"] }],
    ["with a number among its types", { longText: "x", types: ["establishment", 7] }],
    ["with null as types", { longText: "x", types: null }],
    ["with blank texts", { longText: " \u200b ", shortText: "", types: ["route"] }],
  ])("loses a component that is %s, and no other", async (_, odd) => {
    const parts = [{ longText: "Main St", shortText: "Main St", types: ["route", 7] }, ...country("US")];
    const { places } = await startPlaces({ id: "p1", addressComponents: [odd, ...parts], types: ["premise", null], viewport: 7 });
    await expect(places.address({ placeId: "p1", lang: EN })).resolves.toMatchObject({ route: "Main St", country: "US" });
  });

  test.each([
    { ...springfield, id: undefined },
    { ...springfield, id: " " },
    { ...springfield, id: 7 },
  ])("without an id has the one that was asked for, and is not found by a search: %j", async (odd) => {
    const { places } = await startPlaces(odd, odd, { places: [odd] }, { places: [odd, null, springfield] }, { places: null });
    await expect(places.details({ placeId: "p1", lang: EN })).resolves.toMatchObject({ placeId: "p1", geoLocation: { lat: 39.8 } });
    await expect(places.address({ placeId: "p1", lang: EN })).resolves.toMatchObject({ placeId: "p1" });
    await expect(places.search({ query: "x", lang: EN })).resolves.toBeNull();
    await expect(places.search({ query: "x", lang: EN })).resolves.toMatchObject({ placeId: "p1" });
    await expect(places.search({ query: "x", lang: EN })).resolves.toBeNull();
  });

  test("without a location that is one still has its address", async () => {
    const { places } = await startPlaces({ ...springfield, location: { latitude: 91 } });
    await expect(places.address({ placeId: "p1", lang: EN })).resolves.toMatchObject({ country: "US", latitude: null });
  });

  test("in Brooklyn has its borough as city", async () => {
    const { places } = await startPlaces({
      id: "p1",
      addressComponents: [{ longText: "Brooklyn", types: ["sublocality_level_1", "sublocality"] }, ...country("US")],
    });
    await expect(places.address({ placeId: "p1", lang: EN })).resolves.toMatchObject({
      locality: "Brooklyn",
      country: "US",
      latitude: null,
      longitude: null,
    });
  });

  test.each([
    ["postal_town", "Mill Bay"],
    ["sublocality", "Greenwich Village"],
    ["administrative_area_level_3", "Milford Township"],
    ["neighborhood", "Lanai City"],
  ])("without a locality has its %s as city", async (type, name) => {
    const { places } = await startPlaces({
      id: "p1",
      addressComponents: [
        { longText: "Pike County", types: ["administrative_area_level_2"] },
        { longText: name, types: [type, "political"] },
        ...country("US"),
      ],
    });
    await expect(places.address({ placeId: "p1", lang: EN })).resolves.toMatchObject({ locality: name });
  });

  test("within a city has that city, whatever else it is part of", async () => {
    const parts = ["neighborhood", "administrative_area_level_3", "locality"].map((type) => ({ longText: type, types: [type] }));
    const { places } = await startPlaces({ id: "p1", addressComponents: parts });
    await expect(places.address({ placeId: "p1", lang: EN })).resolves.toMatchObject({ locality: "locality" });
  });

  test("for which a gateway returns 404 is a failure, not a missing place", async () => {
    const { places } = await startPlaces({ status: 404, body: "Not Found" });
    await expect(places.details({ placeId: "p1", lang: EN })).rejects.toMatchObject({ code: "UPSTREAM_STATUS", status: 404 });
  });
});

describe("a rating", () => {
  const review = (authorAttribution?: object) => ({ rating: 5, text: { text: "Good", languageCode: "en" }, authorAttribution });

  test("contains no review without an author, and no link except https", async () => {
    const { places } = await startPlaces({
      rating: 4.5,
      userRatingCount: 3,
      googleMapsUri: "javascript:alert(1)",
      reviews: [
        review(),
        review({ displayName: " " }),
        null,
        review({ displayName: "Noor K.", uri: "http://x.example/", photoUri: "//photos.example/1.png" }),
      ],
    });
    await expect(places.rating({ placeId: "p1", lang: EN })).resolves.toEqual({
      rating: 4.5,
      userRatingCount: 3,
      googleMapsUri: null,
      reviews: [
        {
          rating: 5,
          text: "Good",
          languageCode: "en",
          relativePublishTimeDescription: null,
          publishTime: null,
          author: { displayName: "Noor K.", uri: null, photoUri: "https://photos.example/1.png" },
        },
      ],
      attributions: [],
    });
  });

  test("of a place without ratings is empty", async () => {
    const { places } = await startPlaces({});
    await expect(places.rating({ placeId: "p1", lang: EN })).resolves.toEqual({
      rating: null,
      userRatingCount: null,
      googleMapsUri: null,
      reviews: [],
      attributions: [],
    });
  });
});

describe("the providers of a place's data", () => {
  const atlas = { provider: "Aisle Atlas", providerUri: "http://atlas.example/" };
  const nameless = [{ providerUri: "https://x.example/" }, { provider: " " }, null, "Aisle Atlas"];

  test("come with its search, its details, its address and its rating", async () => {
    const place = { ...springfield, attributions: [atlas] };
    const { places } = await startPlaces({ places: [place] }, place);
    const query = { placeId: "p1", lang: EN };
    await expect(places.search({ query: "springfield", lang: EN })).resolves.toMatchObject({ attributions: [atlas] });
    for (const method of ["details", "address", "rating"] as const)
      await expect(places[method](query)).resolves.toMatchObject({ attributions: [atlas] });
  });

  test("have names, and no address except http and https ones", async () => {
    const linked = ["javascript:alert(1)", "//atlas.example/", 7].map((providerUri) => ({ provider: "Atlas", providerUri }));
    const { places } = await startPlaces({ attributions: [...nameless, ...linked] });
    const unlinked = { provider: "Atlas", providerUri: null };
    await expect(places.rating({ placeId: "p1", lang: EN })).resolves.toMatchObject({ attributions: [unlinked, unlinked, unlinked] });
  });

  test("are five at most", async () => {
    const { places } = await startPlaces({ attributions: Array.from({ length: 7 }, () => atlas) });
    expect((await places.rating({ placeId: "p1", lang: EN }))!.attributions).toHaveLength(5);
  });

  test.each(["Aisle Atlas", {}, null])("are none if they are %j", async (attributions) => {
    const { places } = await startPlaces({ attributions });
    await expect(places.rating({ placeId: "p1", lang: EN })).resolves.toMatchObject({ attributions: [] });
  });
});
