import { expect, test } from "vitest";
import { KEY, SESSION, springfield, startPlaces } from "./testing";

const EN = "en-us";

test("a search sends its text, a bias and a limit of one place, with key and fields in headers", async () => {
  const { places, asked } = await startPlaces({});
  await places.search({ query: "springfield", lang: EN, near: { minLat: 37, maxLat: 38, minLng: -123, maxLng: -122 } });
  expect(asked).toEqual([
    {
      method: "POST",
      path: "/v1/places:searchText",
      headers: expect.objectContaining({
        "content-type": "application/json",
        "x-goog-api-key": KEY,
        "x-goog-fieldmask":
          "places.id,places.displayName,places.formattedAddress,places.shortFormattedAddress,places.location," +
          "places.viewport,places.types,places.attributions,places.addressComponents",
      }),
      body: {
        textQuery: "springfield",
        pageSize: 1,
        languageCode: "en-US",
        locationBias: { rectangle: { low: { latitude: 37, longitude: -123 }, high: { latitude: 38, longitude: -122 } } },
      },
    },
  ]);
});

test("predictions send the typed text, the two countries with the territories, and nothing about the visitor but the session", async () => {
  const { places, asked } = await startPlaces({});
  await places.predictions({ input: "12 la", lang: "fr-ca", types: ["address"], sessionToken: SESSION, near: { lat: 45, lng: -73 } });
  expect(asked).toMatchObject([{ path: "/v1/places:autocomplete" }]);
  expect(asked[0]!.body).toEqual({
    input: "12 la",
    includedRegionCodes: ["us", "ca", "as", "gu", "mp", "pr", "vi"],
    includedPrimaryTypes: ["street_address", "premise", "subpremise", "route"],
    languageCode: "fr-CA",
    regionCode: "ca",
    sessionToken: SESSION,
    locationBias: { circle: { center: { latitude: 45, longitude: -73 }, radius: 32_000 } },
  });
});

test("a query without a position gets a bias over both countries, not around this server", async () => {
  const { places, asked } = await startPlaces({});
  await places.search({ query: "springfield", lang: EN });
  await places.predictions({ input: "springfield", lang: EN, types: [] });
  const home = { low: { latitude: 17.5, longitude: -168 }, high: { latitude: 72, longitude: -52 } };
  expect(asked.map(({ body }) => body!.locationBias)).toEqual([{ rectangle: home }, { rectangle: home }]);
  expect(asked[1]!.body).toMatchObject({ regionCode: "us" });
  expect(asked[1]!.body).not.toHaveProperty("includedPrimaryTypes");
});

test("details send the language and the session that they end", async () => {
  const { places, asked } = await startPlaces(springfield);
  await places.address({ placeId: "p1", lang: "de-de", sessionToken: SESSION });
  await places.rating({ placeId: "p1", lang: EN });
  await places.rating({ placeId: "p1", lang: EN, isReviewed: true });
  await places.photos({ placeId: "p1", lang: EN });
  expect(asked).toMatchObject([
    {
      method: "GET",
      path: `/v1/places/p1?languageCode=en-US&sessionToken=${SESSION}`,
      headers: { "x-goog-fieldmask": "id,formattedAddress,location,addressComponents,attributions" },
    },
    {
      method: "GET",
      path: "/v1/places/p1?languageCode=en-US",
      headers: { "x-goog-fieldmask": "rating,userRatingCount,googleMapsUri,attributions" },
    },
    { headers: { "x-goog-fieldmask": "rating,userRatingCount,googleMapsUri,attributions,reviews" } },
    { method: "GET", path: "/v1/places/p1?languageCode=en-US", headers: { "x-goog-fieldmask": "photos" } },
  ]);
});
