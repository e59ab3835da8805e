import { describe, expect, test } from "vitest";
import { createNetworkList } from "#shared/config/networks.ts";
import { createFakes, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";
import { type BudgetFigures, createBudgets, NO_LIMITS } from "./budgets";

const ROBIN = "192.0.2.7";
const NOOR = "192.0.2.8";

/** A BFF over fakes, with these budgets. */
async function startWith(figures: Partial<BudgetFigures>) {
  const fakes = createFakes();
  fakes.deps.budgets = createBudgets({ ...NO_LIMITS, ...figures }, fakes.deps.log);
  fakes.kiosks.all = [kiosk("1")];
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { meta_title: "About" } })];
  return { ...fakes, ...(await startBff(fakes)) };
}

const limited = { code: "RATE_LIMITED", retryAfter: expect.any(Number) };

describe("the points of operations", () => {
  const QUERY = '{ predictions(input: "x") { name } }';
  const post = (url: string, from?: string, query = QUERY) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(from && { "x-forwarded-for": from }) },
      body: JSON.stringify({ query }),
    });

  test("that a visitor has spent are refused with 429, and no source is called", async () => {
    const { url, calls } = await startWith({ visitorPointsPerMinute: 1100 });
    const answers = [await post(url, ROBIN), await post(url, ROBIN), await post(url, ROBIN)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    const seconds = Number(answers[2]!.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { data, errors } = (await answers[2]!.json()) as { data?: object; errors: { extensions: object }[] };
    expect(data).toBeUndefined();
    expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: "RATE_LIMITED", retryAfter: seconds }]);
    expect(calls).toHaveLength(2);
  });

  test("are counted for each visitor, and are unlimited for the site", async () => {
    const { url } = await startWith({ visitorPointsPerMinute: 600 });
    const statuses = async (...from: (string | undefined)[]) => {
      const answers = [];
      for (const one of from) answers.push((await post(url, one)).status);
      return answers;
    };
    expect(await statuses(ROBIN, ROBIN, NOOR, undefined, undefined, undefined)).toEqual([200, 429, 200, 200, 200, 200]);
    // Addresses that a visitor prepends change nothing.
    expect(await statuses(`6.6.6.6, ${ROBIN}`)).toEqual([429]);
  });

  test("are not charged for a kept answer; a refusal is not sent to other visitors with the same query", async () => {
    const { url } = await startWith({ visitorPointsPerMinute: 540 });
    const status = async (from: string, query?: string) => (await post(url, from, query)).status;
    for (const query of ["{ ok }", "{ ok }", QUERY]) expect(await status(ROBIN, query)).toBe(200);
    expect(await status(ROBIN, QUERY)).toBe(429);
    expect(await status(ROBIN, "{ ok }")).toBe(200);
    // For a known query, concurrent requests share one answer.
    for (let round = 0; round < 5; round++) {
      const query = `{ round${round}: ok }`;
      expect(await status(NOOR, query)).toBe(200);
      const [, noors] = await Promise.all([status(ROBIN, query), status(NOOR, query)]);
      expect(noors).toBe(200);
    }
  });

  test("of a proxy that is not trusted are its own, whichever visitors it names", async () => {
    const fakes = createFakes();
    fakes.deps.budgets = createBudgets({ ...NO_LIMITS, visitorPointsPerMinute: 600 }, fakes.deps.log);
    fakes.deps.trustedProxies = createNetworkList([{ address: "10.0.0.0", prefix: 8, family: "ipv4" }]);
    const { url } = await startBff(fakes);
    expect([(await post(url, ROBIN)).status, (await post(url, NOOR)).status]).toEqual([200, 429]);
  });

  test("are not counted without a limit", async () => {
    const { url } = await startWith({});
    for (let times = 0; times < 5; times++) expect((await post(url, ROBIN)).status).toBe(200);
  });
});

describe("a call past the shared caches", () => {
  const PAGE = '{ page(path: "/about/", language: EN_US) { ... on PageDocument { data { meta_title } } } }';
  const PREVIEW = { cookie: "io.prismic.preview=draft", from: ROBIN };
  const BOX = "bounds: {minLat: 39, maxLat: 40, minLng: -90, maxLng: -89}";
  const BACKEND = `{
    a: kiosksInArea(${BOX}) { totalCount } b: kiosk(id: "1") { name }
    keyDesigns(groups: ["WILD"]) { name } c: keyDesign(skuId: 5) { name } d: keyDesign(skuId: 5) { name }
    e: keyDesignsInArea(${BOX}) { designs { name } } f: keyDesignsInArea(${BOX}) { designs { name } }
  }`;

  test("is made once in a request, for documents of a draft and for data behind a token", async () => {
    const { ask, calls } = await startWith({});
    await ask(`{ ${["a", "b"].map((name) => `${name}: ${PAGE.slice(2, -2)}`).join(" ")} }`, {}, PREVIEW);
    expect(calls.filter((call) => call.endsWith("at draft"))).toEqual(["content.all at draft", "content.byIds p1 at draft"]);
    calls.length = 0;
    expect((await ask(BACKEND, {}, { cookie: "token=t", from: ROBIN })).errors).toBeUndefined();
    const withToken = calls.filter((call) => call.endsWith("as t"));
    expect(new Set(withToken).size).toBe(withToken.length);
    expect(withToken.length).toBeGreaterThanOrEqual(4);
  });

  test("is limited for each visitor; beyond the limit its fields fail, and shared data is returned", async () => {
    const { ask, calls } = await startWith({ visitorCallsPerMinute: 5 });
    for (let times = 0; times < 2; times++) expect((await ask(PAGE, {}, PREVIEW)).errors).toBeUndefined();
    // Of two calls, one is left.
    expect((await ask(PAGE, {}, PREVIEW)).errors?.map(({ extensions }) => extensions)).toEqual([limited]);
    calls.length = 0;
    const { data, errors } = await ask(`{ page(path: "/about/", language: EN_US) { __typename } kiosk(id: "1") { name } }`, {}, PREVIEW);
    expect(data).toEqual({ page: null, kiosk: { name: "Kiosk 1" } });
    expect(errors).toMatchObject([{ path: ["page"], extensions: limited }]);
    expect(calls.filter((call) => call.endsWith("at draft"))).toEqual([]);
    expect((await ask(PAGE, {}, { from: ROBIN })).errors).toBeUndefined();
    expect((await ask(PAGE, {}, { ...PREVIEW, from: NOOR })).errors).toBeUndefined();
  });

  test("counts for an invented token, and for drafts whose token is an argument", async () => {
    const { ask, calls } = await startWith({ visitorCallsPerMinute: 3 });
    const target = (token: string) => `previewTarget(token: "${token}", documentId: "p1") { path }`;
    await ask(`{ a: ${target("one")} b: ${target("one")} }`, {}, { from: ROBIN });
    expect(calls.filter((call) => call.startsWith("content.byIds"))).toEqual(["content.byIds p1 at one"]);
    const spent = { cookie: "token=invented", from: ROBIN };
    for (const sku of [1, 2]) expect((await ask(`{ keyDesign(skuId: ${sku}) { name } }`, {}, spent)).errors).toBeUndefined();
    expect((await ask("{ keyDesign(skuId: 3) { name } }", {}, spent)).errors).toMatchObject([{ extensions: limited }]);
    expect((await ask(`{ ${target("two")} }`, {}, { from: ROBIN })).errors).toMatchObject([{ extensions: limited }]);
  });

  test("counts for boxes, stock and designs that are not cached, and not for those that are", async () => {
    const { ask } = await startWith({ visitorCallsPerMinute: 3 });
    const near = (lat: number) => `{ keyDesignsNear(point: { lat: ${lat}, lng: -83 }) { code } }`;
    const queries = [near(40), "{ keyDesign(skuId: 7) { name } }", near(41)];
    for (const query of [...queries, near(40), near(41)]) expect((await ask(query, {}, { from: ROBIN })).errors).toBeUndefined();
    expect((await ask(near(42), {}, { from: ROBIN })).errors).toMatchObject([{ extensions: limited }]);
    // The site's own queries, and other visitors.
    for (const from of [undefined, NOOR]) expect((await ask(near(43), {}, { from })).errors).toBeUndefined();
    expect((await ask(near(43), {}, { from: ROBIN })).errors).toBeUndefined();
  });

  test("counts once in a request for the groups of designs that a visitor names, and not for those of kiosks and pages", async () => {
    const { ask } = await startWith({ visitorCallsPerMinute: 1 });
    const errorsOf = async (query: string) => (await ask(query, {}, { from: ROBIN })).errors;
    expect(await errorsOf('{ a: keyDesigns(groups: ["A"]) { name } b: keyDesigns(groups: ["A", "B"]) { name } }')).toBeUndefined();
    expect(await errorsOf('{ keyDesigns(groups: ["C"]) { name } }')).toMatchObject([{ path: ["keyDesigns"], extensions: limited }]);
    expect(await errorsOf('{ keyDesigns(groups: ["B", "A"]) { name } }')).toBeUndefined();
    expect(await errorsOf('{ keyDesigns { name } kiosk(id: "1") { keyDesigns { name } } }')).toBeUndefined();
  });
});

test("a call that several fields of an operation share is charged once", async () => {
  const { ask } = await startWith({ visitorCallsPerMinute: 1 });
  const fields = ["a", "b", "c", "d"].map((alias) => `${alias}: keyDesignsNear(point: { lat: 40, lng: -83 }) { code }`);
  expect((await ask(`{ ${fields.join(" ")} }`, {}, { from: ROBIN })).errors).toBeUndefined();
  expect((await ask("{ keyDesignsNear(point: { lat: 41, lng: -83 }) { code } }", {}, { from: ROBIN })).errors).toMatchObject([
    { extensions: limited },
  ]);
});

describe("calls of Places", () => {
  const search = (words: string) => `{ placeSearch(query: "${words}") { name } kioskStates { state } }`;
  const predict = (words: string) => `{ predictions(input: "${words}") { name } }`;
  const ratings = (...ids: string[]) => `{ kiosks(ids: ${JSON.stringify(ids)}) { rating { rating } } }`;
  const spent = { code: "BUDGET_SPENT", retryAfter: expect.any(Number) };

  /** A BFF with kiosks that Google rates; `failed` sends a query and returns the extensions of its errors. */
  async function startRated(figures: Partial<BudgetFigures>) {
    const bff = await startWith(figures);
    bff.kiosks.all = Array.from({ length: 20 }, (_, index) => ({ ...kiosk(`${index}`), placeId: `place-${index}` }));
    const failed = async (query: string, from?: string) =>
      ((await bff.ask(query, {}, { from })).errors ?? []).map(({ extensions }) => extensions);
    const count = (method: string) => bff.calls.filter((call) => call.startsWith(`places.${method}`)).length;
    return { ...bff, failed, count };
  }
  const idsOfPage = Array.from({ length: 20 }, (_, index) => `${index}`);

  test("are limited for each visitor, and the rest of the answer is returned", async () => {
    const { ask, calls, log } = await startWith({ placesCallsPerVisitorPerDay: 2 });
    for (const words of ["one", "two"]) expect((await ask(search(words), {}, { from: ROBIN })).errors).toBeUndefined();
    const { data, errors } = await ask(search("three"), {}, { from: ROBIN });
    expect(data).toEqual({ placeSearch: null, kioskStates: [{ state: "IL" }] });
    expect(errors).toMatchObject([{ path: ["placeSearch"], extensions: limited }]);
    expect((await ask(search("three"), {}, { from: NOOR })).errors).toBeUndefined();
    expect(calls.filter((call) => call.startsWith("places."))).toEqual(["places.search one", "places.search two", "places.search three"]);
    expect(log).toEqual([]);
  });

  test("for ratings leave those for searches and suggestions, of the visitor and of all", async () => {
    for (const [figures, code] of [
      [{ placesCallsPerVisitorPerDay: 100 }, limited],
      [{ placesCallsPerDay: 100 }, spent],
    ] as const) {
      const { failed, count } = await startRated(figures);
      for (let page = 0; page < 11; page++) await failed(ratings(...idsOfPage), ROBIN);
      expect(await failed(ratings("1"), ROBIN)).toEqual([code]);
      expect(count("rating")).toBe(20);
      for (let times = 0; times < 50; times++) expect(await failed(predict(`${times}`), ROBIN)).toEqual([]);
      expect(await failed(predict("more"), ROBIN)).toEqual([code]);
      for (let times = 0; times < 30; times++) expect(await failed(search(`${times}`), ROBIN)).toEqual([]);
      expect(await failed(search("more"), ROBIN)).toEqual([code]);
    }
  });

  test("are refused for ratings first, then for suggestions, and for searches last", async () => {
    const { failed } = await startRated({ placesCallsPerDay: 10 });
    const refused = async () => {
      const kinds = { ratings: ratings("1"), suggestions: predict("x"), searches: search("x") };
      const refusals = await Promise.all(
        Object.entries(kinds).map(async ([kind, query]) => ((await failed(query)).length > 0 ? kind : "")),
      );
      return refusals.filter(Boolean);
    };
    // Searches, which have three calls of their own, take the two of ratings, then the five of suggestions.
    for (let times = 0; times < 5; times++) expect(await failed(search(`${times}`))).toEqual([]);
    expect(await failed(ratings("1"))).toEqual([spent]);
    for (let times = 0; times < 4; times++) expect(await failed(predict(`${times}`))).toEqual([]);
    expect(await failed(search("ninth"))).toEqual([]);
    expect(await refused()).toEqual(["ratings", "suggestions", "searches"]);
  });

  test.each([
    ["suggestions", predict("x"), 7],
    ["ratings", ratings("1"), 2],
    ["searches", search("x"), 10],
    ["addresses, which follow a search", '{ placeAddress(placeId: "p") { placeId } }', 10],
    ["details, which follow a search", '{ placeDetails(placeId: "p") { placeId } }', 10],
  ])("for %s may spend no more than their own and what matters less", async (_, query, most) => {
    const { failed } = await startRated({ placesCallsPerVisitorPerDay: 10 });
    for (let times = 0; times < most; times++) expect(await failed(query, ROBIN)).toEqual([]);
    expect(await failed(query, ROBIN)).toEqual([limited]);
  });

  test("have a limit for all visitors together, the site included, and the log reports each part of it once", async () => {
    const { failed, calls, log } = await startRated({ placesCallsPerDay: 10 });
    for (const from of [ROBIN, NOOR, undefined]) expect(await failed(ratings("1"), from)).toEqual(from === undefined ? [spent] : []);
    for (let times = 0; times < 8; times++) expect(await failed(search(`${times}`), NOOR)).toEqual([]);
    for (const from of [ROBIN, NOOR, undefined]) {
      expect(await failed(search("more"), from)).toEqual([spent]);
      expect(await failed(ratings("1"), from)).toEqual([spent]);
    }
    expect(calls.filter((call) => call.startsWith("places."))).toHaveLength(10);
    expect(log).toMatchObject(
      [
        ["ratings", 2],
        ["search", 3],
        ["suggestions", 5],
      ].map(([use, share]) => ({
        level: "error",
        message: "the day's calls of Places for one use are spent (PLACES_CALLS_PER_DAY)",
        details: { source: "places", use, calls: share, seconds: expect.any(Number) },
      })),
    );
    expect(JSON.stringify(log)).not.toMatch(/192\.0\.2|more/);
  });

  test("that are refused leave predictions an empty list, with an error beside it", async () => {
    const { ask } = await startWith({ placesCallsPerVisitorPerDay: 2, placesCallsPerDay: 4 });
    const predictions = (words: string, from: string) => ask(predict(words), {}, { from });
    expect((await predictions("one", ROBIN)).errors).toBeUndefined();
    expect(await predictions("two", ROBIN)).toMatchObject({
      data: { predictions: [] },
      errors: [{ path: ["predictions"], extensions: limited }],
    });
    expect((await predictions("one", NOOR)).errors).toBeUndefined();
    const [error] = (await predictions("one", "192.0.2.9")).errors!;
    expect(error).toMatchObject({ path: ["predictions"], extensions: { code: "BUDGET_SPENT" } });
  });

  test("that are refused for one visitor are not charged to all visitors", async () => {
    const { failed } = await startRated({ placesCallsPerVisitorPerDay: 1, placesCallsPerDay: 2 });
    for (let times = 0; times < 5; times++) await failed(search(`${times}`), ROBIN);
    expect(await failed(search("one"), NOOR)).toEqual([]);
  });
});
