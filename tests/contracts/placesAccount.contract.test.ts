import { beforeEach, describe, expect, test } from "vitest";
import { errorOf, usePlaces } from "./placesFixture";

const { call, postTo, autocomplete, search, details, suggest, toJson } = usePlaces();
const readStats = () => toJson(call("/places/__stats"));
const switchFaults = (...faults: object[]) => postTo("/__faults", faults);

beforeEach(async () => {
  await postTo("/__reset", "");
});

describe("keys", () => {
  test("are required", async () => {
    const response = await autocomplete({ input: "x" }, { "x-goog-api-key": "" });
    expect(response.status).toBe(403);
    const error = await errorOf(response);
    expect(error.status).toBe("PERMISSION_DENIED");
    expect(error.message).toMatch(/^Method doesn't allow unregistered callers/);
  });

  test("may be invalid", async () => {
    const response = await autocomplete({ input: "x" }, { "x-goog-api-key": "invalid" });
    expect(response.status).toBe(400);
    const error = await errorOf(response);
    expect(error.message).toBe("API key not valid. Please pass a valid API key.");
    expect(error.details[0]).toMatchObject({ reason: "API_KEY_INVALID", domain: "googleapis.com" });
  });
});

describe("field masks", () => {
  test("are required for search and details", async () => {
    for (const response of [await search({ textQuery: "x" }, ""), await details("ChIJaaaaaaaaaaa", "")]) {
      expect(response.status).toBe(400);
      const error = await errorOf(response);
      expect(error.message).toMatch(/^FieldMask is a required parameter\. See https/);
    }
  });

  test.each(["places.nickname", "id", "places.id, places.types", "places.location.height", "places.id.text", ""])(
    "are refused if there is no field %s",
    async (mask) => {
      const response = await search({ textQuery: "chicago" }, mask || ",");
      expect(response.status).toBe(400);
      expect((await errorOf(response)).message).toMatch(/Cannot find matching fields for path '/);
    },
  );

  test("may select everything", async () => {
    const { places } = await toJson(search({ textQuery: "chicago il", pageSize: 1 }, "*"));
    expect(Object.keys(places[0]).length).toBeGreaterThan(8);
  });
});

describe("the bill", () => {
  const id = async () => (await suggest({ input: "chicago il" }))[0].placeId as string;

  test.each([
    ["id,location", "essentials", 3, 3],
    ["id,location", "essentials", 14, 12],
    ["id,displayName", "pro", 3, 0],
  ])("holds for a session that details of %s end (%s), after %i autocompletes, %i of them", async (mask, tier, autocompletes, billed) => {
    const placeId = await id();
    await postTo("/__reset", "");
    for (let times = 0; times < autocompletes; times++) await autocomplete({ input: "chi", sessionToken: "s-1" });
    await details(placeId, mask, "?sessionToken=s-1");
    expect(await readStats()).toMatchObject({
      sessions: { "s-1": { autocompletes, endedBy: tier, late: 0 } },
      billed: { autocompletes: billed, details: { [tier]: 1 }, searches: {} },
    });
  });

  test("contains each autocomplete without a session, or after its end", async () => {
    const placeId = await id();
    await postTo("/__reset", "");
    await autocomplete({ input: "c" });
    await details(placeId, "id", "?sessionToken=s-2");
    await autocomplete({ input: "c", sessionToken: "s-2" });
    await details(placeId, "id", "?sessionToken=s-2");
    expect(await readStats()).toMatchObject({
      sessions: { "s-2": { autocompletes: 0, endedBy: "ids", late: 2 } },
      billed: { autocompletes: 2, details: { ids: 2 } },
    });
  });

  test("contains no refused requests", async () => {
    await autocomplete({ input: "", sessionToken: "s-3" });
    await details("ChIJaaaaaaaaaaaaa", "id", "?sessionToken=s-3");
    await search({ textQuery: "" });
    expect(await readStats()).toMatchObject({
      total: 3,
      sessions: {},
      billed: { autocompletes: 0, details: {}, searches: {} },
    });
  });

  test.each([
    ["id,photos", "ids"],
    ["id,addressComponents,viewport", "essentials"],
    ["location,displayName.text", "pro"],
    ["rating,id", "enterprise"],
    ["reviews.text,displayName", "atmosphere"],
    ["*", "atmosphere"],
  ])("prices details of %s as %s", async (mask, tier) => {
    const placeId = await id();
    await details(placeId, mask);
    expect((await readStats()).billed.details).toEqual({ [tier]: 1 });
  });

  test.each([
    ["places.id,nextPageToken", "ids"],
    ["places.location", "pro"],
    ["places.id,places.regularOpeningHours", "enterprise"],
  ])("prices a search for %s as %s", async (mask, tier) => {
    await search({ textQuery: "chicago il" }, mask);
    expect((await readStats()).billed.searches).toEqual({ [tier]: 1 });
  });
});

describe("faults", () => {
  test.each([
    ["minute", "SearchTextRequestPerMinutePerProject"],
    ["day", "SearchTextRequestPerDayPerProject"],
  ])("can exceed the quota per %s", async (per, limit) => {
    await switchFaults({ kind: "quota", per });
    const response = await search({ textQuery: "x" });
    expect(response.status).toBe(429);
    expect(response.headers.has("retry-after")).toBe(false);
    const error = await errorOf(response);
    expect(error).toMatchObject({
      code: 429,
      message:
        `Quota exceeded for quota metric 'SearchTextRequest' and limit 'SearchTextRequest per ${per}' ` +
        "of service 'places.googleapis.com' for consumer 'project_number:1'.",
      status: "RESOURCE_EXHAUSTED",
      details: [{ reason: "RATE_LIMIT_EXCEEDED", metadata: { quota_limit: limit } }],
    });
  });

  test("name the call whose quota is exceeded", async () => {
    await switchFaults({ kind: "429", retryAfter: 2 });
    const response = await details("ChIJaaaaaaaaaaa");
    expect(response.headers.get("retry-after")).toBe("2");
    expect((await errorOf(response)).message).toContain("'GetPlaceRequest per minute'");
    expect((await toJson(autocomplete({ input: "x" }))).error.message).toContain("AutocompletePlacesRequest");
  });

  test.each([
    [{ kind: "5xx", status: 503 }, 503, "UNAVAILABLE"],
    [{ kind: "5xx" }, 500, "INTERNAL"],
    [{ kind: "denied" }, 403, "PERMISSION_DENIED"],
    [{ kind: "stale-place" }, 404, "NOT_FOUND"],
  ])("fail as %j", async (fault, code, status) => {
    await switchFaults(fault);
    const response = await autocomplete({ input: "chicago" });
    expect(response.status).toBe(code);
    expect(await errorOf(response)).toMatchObject({ code, status });
  });

  test("are refused if the quota does not exist", async () => {
    expect((await switchFaults({ kind: "quota", per: "year" })).status).toBe(400);
  });
});

test.each([
  ["GET", "/v1/places:searchText"],
  ["POST", "/v1/places:searchNearby"],
  ["GET", "/v1/places/ChIJaaaaaaaaaaa/photos"],
])("%s %s is answered with 404", async (method, path) => {
  const response = await call(`/places${path}`, { method, headers: { "x-goog-api-key": "key" } });
  expect(response.status).toBe(404);
  expect((await errorOf(response)).status).toBe("NOT_FOUND");
});

test("a body that is not JSON and a search with query parameters are refused", async () => {
  expect((await autocomplete("{")).status).toBe(400);
  const response = await postTo("/v1/places:autocomplete?input=x", { input: "x" });
  expect((await toJson(Promise.resolve(response))).error.message).toContain('Unknown name "input"');
});
