import { describe, expect, test } from "vitest";
import { createNetworkList } from "../../config/networks";
import { createFakes, kiosk, pageDocument, startBff } from "../../tests/support/fakes";
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
  const PAGE = '{ page(path: "/about/", lang: "en-us") { ... on PageDocument { data { meta_title } } } }';
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
    const asked = calls.filter((call) => call.endsWith("as t"));
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(4);
  });

  test("is limited for each visitor; beyond the limit its fields fail, and shared data is returned", async () => {
    const { ask, calls } = await startWith({ visitorCallsPerMinute: 5 });
    for (let times = 0; times < 2; times++) expect((await ask(PAGE, {}, PREVIEW)).errors).toBeUndefined();
    // Of two calls, one is left.
    expect((await ask(PAGE, {}, PREVIEW)).errors?.map(({ extensions }) => extensions)).toEqual([limited]);
    calls.length = 0;
    const { data, errors } = await ask(`{ page(path: "/about/", lang: "en-us") { __typename } kiosk(id: "1") { name } }`, {}, PREVIEW);
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

  test("have a limit for all visitors together, the site included, and the log reports it once", async () => {
    const { ask, calls, log } = await startWith({ placesCallsPerDay: 3 });
    for (const from of [ROBIN, NOOR, undefined]) expect((await ask(search(`of ${from}`), {}, { from })).errors).toBeUndefined();
    for (const from of [ROBIN, NOOR, undefined]) {
      const { data, errors } = await ask(search("more"), {}, { from });
      expect(data).toMatchObject({ placeSearch: null });
      expect(errors).toMatchObject([{ path: ["placeSearch"], extensions: { code: "BUDGET_SPENT", retryAfter: expect.any(Number) } }]);
    }
    expect(calls.filter((call) => call.startsWith("places."))).toHaveLength(3);
    const lines = log.map(({ level, message }) => `${level}: ${message}`);
    expect(lines).toEqual(["error: the day's calls of Places are spent (PLACES_CALLS_PER_DAY)"]);
    expect(JSON.stringify(log)).not.toMatch(/192\.0\.2|more/);
  });

  test("that are refused leave predictions an empty list, with an error beside it", async () => {
    const { ask } = await startWith({ placesCallsPerVisitorPerDay: 1, placesCallsPerDay: 2 });
    const predict = (words: string, from: string) => ask(`{ predictions(input: "${words}") { name } }`, {}, { from });
    expect((await predict("one", ROBIN)).errors).toBeUndefined();
    expect(await predict("two", ROBIN)).toMatchObject({
      data: { predictions: [] },
      errors: [{ path: ["predictions"], extensions: limited }],
    });
    expect((await predict("one", NOOR)).errors).toBeUndefined();
    const [error] = (await predict("one", "192.0.2.9")).errors!;
    expect(error).toMatchObject({ path: ["predictions"], extensions: { code: "BUDGET_SPENT" } });
  });

  test("that are refused for one visitor are not charged to all visitors", async () => {
    const { ask } = await startWith({ placesCallsPerVisitorPerDay: 1, placesCallsPerDay: 2 });
    for (let times = 0; times < 5; times++) await ask(search(`${times}`), {}, { from: ROBIN });
    expect((await ask(search("one"), {}, { from: NOOR })).errors).toBeUndefined();
  });
});
