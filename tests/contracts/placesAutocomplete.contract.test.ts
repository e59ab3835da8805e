import { describe, expect, test } from "vitest";
import { errorOf, textsOf, usePlaces } from "./placesFixture";

const { autocomplete, suggest, details, toJson } = usePlaces();
const eugene = { latitude: 44.05, longitude: -123.09 };

describe("POST /v1/places:autocomplete", () => {
  test("suggests a city with its offsets, its types and its id", async () => {
    const [first] = await suggest({ input: "Springfield IL" });
    expect(first).toEqual({
      place: `places/${first.placeId}`,
      placeId: expect.stringMatching(/^ChIJ[\w-]{23}$/),
      text: {
        text: "Springfield, IL, USA",
        matches: [{ endOffset: 11 }, { startOffset: 13, endOffset: 15 }],
      },
      structuredFormat: {
        mainText: { text: "Springfield", matches: [{ endOffset: 11 }] },
        secondaryText: { text: "IL, USA" },
      },
      types: ["locality", "political"],
    });
    expect(await toJson(details(first.placeId))).toEqual({
      id: first.placeId,
      formattedAddress: "Springfield, IL, USA",
    });
  });

  test.each([
    ["montreal", "Montréal, QC, Canada"],
    ["st louis mo", "St. Louis, MO, USA"],
    ["québec qc", "Québec, QC, Canada"],
    ["quebec, can", "Québec, QC, Canada"],
    ["salt lake city utah", "Salt Lake City, UT, USA"],
    ["portland or", "Portland, OR, USA"],
    ["portland maine usa", "Portland, ME, USA"],
  ])("understands %s as %s", async (input, text) => {
    expect(textsOf(await suggest({ input }))[0]).toBe(text);
  });

  test("returns an empty object if nothing matches", async () => {
    expect(await toJson(autocomplete({ input: "zzyzzyx" }))).toEqual({});
    expect(await toJson(autocomplete({ input: "springfield zz" }))).toEqual({});
  });

  test("suggests five at most", async () => {
    expect(await suggest({ input: "san" })).toHaveLength(5);
  });

  test("completes postal codes of both countries, whose ids return them", async () => {
    const american = await suggest({ input: "9001" });
    expect(american).toHaveLength(5);
    for (const { types, structuredFormat } of american) {
      expect(types).toEqual(["postal_code"]);
      expect(structuredFormat.mainText).toEqual({
        text: expect.stringMatching(/^9001\d$/),
        matches: [{ endOffset: 4 }],
      });
    }
    const [canadian] = await suggest({ input: "m5v2t6" });
    expect(canadian.text.text).toMatch(/^[^,]+, ON M5V 2T6, Canada$/);
    const place = await toJson(details(canadian.placeId, "formattedAddress,addressComponents"));
    expect(place.formattedAddress).toBe(canadian.text.text);
    expect(place.addressComponents.at(-1)).toMatchObject({
      longText: "M5V 2T6",
      types: ["postal_code"],
    });
    expect((await suggest({ input: "H2X" }))[0].types).toEqual(["postal_code", "postal_code_prefix"]);
    expect(await suggest({ input: "D5V" })).toEqual([]);
  });

  test("completes addresses on invented streets, whose ids return them", async () => {
    const [first] = await suggest({ input: "412 lantern st, chic" });
    expect(first).toMatchObject({
      text: { text: "412 Lantern Street, Chicago, IL, USA" },
      types: ["street_address"],
    });
    expect(first.structuredFormat.mainText.matches).toEqual([{ endOffset: 14 }]);
    const place = await toJson(details(first.placeId, "location,addressComponents"));
    expect(place.location.latitude).toBeCloseTo(41.85, 0);
    expect(place.addressComponents.map(({ types }: any) => types[0])).toEqual([
      "street_number",
      "route",
      "locality",
      "administrative_area_level_1",
      "country",
    ]);
    const french = textsOf(await suggest({ input: "12 rue de la loutre laval" }));
    expect(french[0]).toBe("12, rue de la Loutre, Laval, QC, Canada");
    expect(await suggest({ input: "12 main street chicago" })).toEqual([]);
  });

  test("returns only the requested countries", async () => {
    const all = textsOf(await suggest({ input: "vancouver" }));
    expect(all).toEqual(expect.arrayContaining(["Vancouver, BC, Canada", "Vancouver, WA, USA"]));
    const american = textsOf(await suggest({ input: "vancouver", includedRegionCodes: ["us"] }));
    expect(american).toEqual(all.filter((text) => text.endsWith("USA")));
    expect(await suggest({ input: "vancouver", includedRegionCodes: ["fr"] })).toEqual([]);
  });

  test("returns only the requested types", async () => {
    const only = async (type: string, input: string) =>
      new Set((await suggest({ input, includedPrimaryTypes: [type] })).map(({ types }) => types[0]));
    expect(await only("locality", "lantern")).toEqual(new Set());
    expect(await only("route", "lantern")).toEqual(new Set(["route"]));
    expect(await only("street_address", "10 lantern")).toEqual(new Set(["street_address"]));
    expect(await only("(regions)", "10001")).toEqual(new Set(["postal_code"]));
    expect(await only("(cities)", "10001")).toEqual(new Set());
  });

  test("ranks places near a bias first, and leaves out those outside a restriction", async () => {
    const circle = { center: eugene, radius: 30_000 };
    const biased = textsOf(await suggest({ input: "spring", locationBias: { circle } }));
    expect(biased[0]).toBe("Springfield, OR, USA");
    expect(biased).toHaveLength(5);
    const restricted = await suggest({ input: "spring", locationRestriction: { circle } });
    expect(textsOf(restricted)).toEqual(["Springfield, OR, USA"]);
    const rectangle = {
      low: { latitude: 44, longitude: -124 },
      high: { latitude: 45, longitude: -122 },
    };
    const boxed = await suggest({ input: "spring", locationRestriction: { rectangle } });
    expect(textsOf(boxed)).toEqual(["Springfield, OR, USA"]);
  });

  test("prefers the country in regionCode", async () => {
    const first = async (regionCode?: string) => textsOf(await suggest({ input: "vancouver", regionCode }))[0];
    expect(await first("us")).toBe("Vancouver, WA, USA");
    expect(await first("ca")).toBe("Vancouver, BC, Canada");
  });

  test("returns distances only if there is an origin", async () => {
    const near = { latitude: 39.8, longitude: -89.65 };
    const [first] = await suggest({ input: "Springfield IL", origin: near });
    expect(first.distanceMeters).toBeGreaterThan(0);
    expect(first.distanceMeters).toBeLessThan(5000);
  });

  test("answers in French if requested", async () => {
    const texts = textsOf(await suggest({ input: "new york", languageCode: "fr-CA" }));
    expect(texts[0]).toBe("New York, État de New York, États-Unis");
  });

  test("reads the input only up to the cursor", async () => {
    expect(textsOf(await suggest({ input: "chicagoland", inputOffset: 7 }))[0]).toBe("Chicago, IL, USA");
  });

  test("returns only the masked fields if there is a mask", async () => {
    const mask = "suggestions.placePrediction.placeId,suggestions.placePrediction.text.text";
    const answer = await toJson(autocomplete({ input: "chicago il" }, { "x-goog-fieldmask": mask }));
    expect(answer.suggestions[0]).toEqual({
      placePrediction: { placeId: expect.any(String), text: { text: "Chicago, IL, USA" } },
    });
  });
});

describe("an autocomplete is refused", () => {
  const circle = { center: eugene, radius: 1000 };
  const types = ["locality", "postal_code", "route", "premise", "subpremise", "street_address"];
  test.each<[object, string]>([
    [{}, "input"],
    [{ input: " " }, "input"],
    [{ input: "x", types: "address" }, 'Unknown name "types": Cannot find field.'],
    [{ input: "x", locationBias: { circle: { ...circle, unit: "m" } } }, `Unknown name "unit" at 'locationBias.circle'`],
    [{ input: "x", includedPrimaryTypes: ["street_number"] }, "Invalid included_primary_types 'street_number'"],
    [{ input: "x", includedPrimaryTypes: ["locality", "address"] }, "Invalid included_primary_types 'address'"],
    [{ input: "x", includedPrimaryTypes: types }, "at most 5"],
    [{ input: "x", includedPrimaryTypes: ["(cities)", "route"] }, "(cities) must be the only type"],
    [{ input: "x", includedRegionCodes: Array(16).fill("us") }, "at most 15"],
    [{ input: "x", includedRegionCodes: ["usa"] }, "two-letter"],
    [{ input: "x", locationBias: { circle }, locationRestriction: { circle } }, "cannot both be set"],
    [{ input: "x", locationBias: {} }, "locationBias"],
    [{ input: "x", locationBias: { circle: { ...circle, radius: 50_001 } } }, "radius"],
    [{ input: "x", languageCode: "de" }, "languageCode"],
    [{ input: "x", sessionToken: "x".repeat(37) }, "36"],
    [{ input: "x", sessionToken: "a b" }, "sessionToken"],
    [{ input: "x", includeQueryPredictions: true }, "includeQueryPredictions"],
  ])("for %j, saying %s", async (body, said) => {
    const response = await autocomplete(body);
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error).toMatchObject({ code: 400, status: "INVALID_ARGUMENT" });
    expect(error.message).toContain(said);
  });
});
