import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { get } from "node:http";
import { print } from "graphql";
import { describe, expect, test, vi } from "vitest";
import {
  KioskRatingsDocument as KioskRatings,
  PageByPathDocument,
  type PageByPathQuery,
  RouteByPathDocument,
} from "#site/bff/__generated__/operations.ts";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { hashOf } from "#site/bff/typedDocument.ts";
import {
  createFakes,
  failureOf,
  type Fakes,
  featuredKiosks,
  kiosk,
  pageDocument,
  sliceJson,
  startBff,
  UPSTREAM_ADDRESS,
} from "#tests/support/fakes.ts";

const hero = (title: string) =>
  sliceJson("hero", { title: [{ type: "heading1", text: title, spans: [] }], lead: [], image: {}, buttons: [] });
const ABOUT = { path: "/about/", language: "EN_US" };

/** A BFF over one page at /about/ with these slices, and three kiosks. */
async function startWithPage(...slices: object[]) {
  const fakes = createFakes();
  fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { slices, meta_title: "About us" } })];
  fakes.kiosks.all = ["1", "2", "3"].map(kiosk);
  return { fakes, bff: await startBff(fakes) };
}

const slicesOf = (data: unknown) => (data as PageByPathQuery).page!.data.slices;
const kioskIdsOf = (slice: object) => (slice as { kiosks: { locationId: string }[] }).kiosks.map(({ locationId }) => locationId);
const nest = (depth: number): string => (depth === 0 ? "{ name }" : `{ kiosk ${nest(depth - 1)} }`);
const rootAt = (masterRef: string) => ({ masterRef, languages: [], experiments: [] });
const forget = (fakes: Fakes) => void (fakes.calls.length = 0);

const KIOSK = "query ($id: ID!) { kiosk(id: $id) { locationId timeZone hours { open { day time } close { day time } } } }";
const COLD = ["content.root", "content.all at M1", "content.byIds p1 at M1"];

const NOT_REDIRECTED = { target: null, isPermanent: null };

describe("a page", () => {
  test("is returned with its slices, its metadata and its address", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"), sliceJson("hero", { title: [], lead: [] }, "compact"));
    const { data, errors, extensions } = await bff.ask(PageByPathDocument, ABOUT);
    expect(errors).toBeUndefined();
    expect(extensions).toBeUndefined();
    expect((data as PageByPathQuery).page).toMatchObject({ id: "p1", uid: "about", type: "page", lang: "en-us", url: "/about/", tags: [] });
    expect((data as PageByPathQuery).page!.data).toMatchObject({ meta_title: "About us", meta_description: null, page_category: null });
    expect(slicesOf(data)).toMatchObject([
      { variation: "default", primary: hero("Keys").primary },
      { variation: "compact", primary: { title: [] } },
    ]);
    expect(fakes.calls).toEqual(COLD);
    expect(fakes.log).toEqual([]);
  });

  test("of another type is returned by the same query", async () => {
    const { fakes, bff } = await startWithPage();
    fakes.content.documents.push(pageDocument({ id: "home", type: "homepage", data: { slices: [hero("Home")] } }));
    const { data } = await bff.ask(PageByPathDocument, { path: "/", language: "EN_US" });
    expect((data as PageByPathQuery).page).toMatchObject({
      type: "homepage",
      url: "/",
      data: { slices: [{ primary: hero("Home").primary }] },
    });
  });

  test("that does not exist in this language is null, and loads no document", async () => {
    const { fakes, bff } = await startWithPage();
    await expect(bff.ask(PageByPathDocument, { path: "/about/", language: "FR_CA" })).resolves.toEqual({ data: { page: null } });
    await expect(bff.ask(PageByPathDocument, { path: "/nowhere/", language: "EN_US" })).resolves.toEqual({ data: { page: null } });
    expect(fakes.calls.filter((call) => call.startsWith("content.byIds"))).toEqual([]);
  });

  test("has the addresses of linked documents", async () => {
    const link = { link_type: "Document", id: "p2", type: "page", tags: [], lang: "en-us", slug: "-", isBroken: false };
    const { fakes, bff } = await startWithPage(
      sliceJson("hero", { title: [], lead: [], image: {}, buttons: [{ link, style: "primary" }] }),
    );
    fakes.content.documents.push(pageDocument({ id: "p2", uid: "key", data: { page_category: "copies" } }));
    const { data } = await bff.ask(PageByPathDocument, ABOUT);
    expect(slicesOf(data)[0]).toMatchObject({ primary: { buttons: [{ link: { ...link, url: "/copies/key/" }, style: "primary" }] } });
  });

  test("with slices of unknown type or variation keeps the others, and each unknown one is logged once", async () => {
    const legacy = { slice_type: "old_text", slice_label: null, primary: {}, items: [] };
    const { fakes, bff } = await startWithPage(sliceJson("hologram"), hero("Keys"), sliceJson("hero", {}, "huge"), legacy);
    for (let times = 0; times < 2; times++) {
      const { data, errors } = await bff.ask(PageByPathDocument, ABOUT);
      expect(errors).toBeUndefined();
      expect(slicesOf(data)).toEqual([
        { id: "hologram$1", slice_type: "hologram", variation: "default" },
        expect.objectContaining({ slice_type: "hero", variation: "default", primary: hero("Keys").primary }),
        { id: "hero$1", slice_type: "hero", variation: "huge" },
        { id: "old_text", slice_type: "old_text", variation: "default" },
      ]);
    }
    expect(fakes.log.map(({ level, details }) => [level, details.slice_type, details.variation])).toEqual([
      ["warn", "hologram", "default"],
      ["warn", "hero", "huge"],
      ["warn", "old_text", undefined],
    ]);
  });

  test("older than its models has empty lists for missing groups and zones", async () => {
    const { primary: _, ...bare } = sliceJson("featured_kiosks");
    const { fakes, bff } = await startWithPage(sliceJson("hero"), sliceJson("featured_kiosks"), { ...bare, items: undefined });
    const { data, errors } = await bff.ask(PageByPathDocument, ABOUT);
    expect(errors).toBeUndefined();
    expect(slicesOf(data)).toMatchObject([
      { primary: { title: null, buttons: [] }, items: [] },
      { primary: { locations: [] }, items: [], kiosks: [] },
      { primary: { locations: [] }, items: [], kiosks: [] },
    ]);
    fakes.content.documents = [pageDocument({ id: "p2", uid: "bare", data: { slices: undefined } })];
    fakes.content.ref = "M2";
    const answer = await bff.ask(PageByPathDocument, { path: "/bare/", language: "EN_US" });
    expect(answer.errors).toBeUndefined();
    expect(slicesOf(answer.data)).toEqual([]);
  });
});

describe("live kiosks", () => {
  test("of all slices of a page take one upstream call, and have the editor's order", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks("3", "1"), hero("Keys"), featuredKiosks("2", "3"));
    const { data, errors } = await bff.ask(PageByPathDocument, ABOUT);
    expect(errors).toBeUndefined();
    const [first, , third] = slicesOf(data);
    expect(kioskIdsOf(first!)).toEqual(["3", "1"]);
    expect(kioskIdsOf(third!)).toEqual(["2", "3"]);
    expect(fakes.calls).toEqual([...COLD, "kiosks.byIds 1,2,3"]);
    expect(first).toMatchObject({ kiosks: [{ name: "Kiosk 3", hours: [{ open: { day: 0, time: "00:00" }, close: null }] }, {}] });
  });

  test("that no longer exist are left out, as are empty rows, and ids are trimmed", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks("gone", null, "", "  ", " 2 ", "1"));
    const { data } = await bff.ask(PageByPathDocument, ABOUT);
    expect(kioskIdsOf(slicesOf(data)[0]!)).toEqual(["2", "1"]);
    expect(fakes.calls.at(-1)).toBe("kiosks.byIds 1,2,gone");
  });

  test("of an empty slice cost no call", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks());
    const { data } = await bff.ask(PageByPathDocument, ABOUT);
    expect(kioskIdsOf(slicesOf(data)[0]!)).toEqual([]);
    expect(fakes.calls).toEqual(COLD);
  });

  test("whose source fails are null with a safe error, and the page is returned", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"), featuredKiosks("1"));
    fakes.kiosks.failure = failureOf("kiosks");
    const answer = await bff.ask(PageByPathDocument, ABOUT);
    expect(slicesOf(answer.data)).toMatchObject([
      { primary: hero("Keys").primary },
      { kiosks: null, locationIds: ["1"], primary: { locations: [{ kiosk: { location_id: "1" } }] } },
    ]);
    expect(answer.errors).toEqual([
      {
        message: "A source of this data answered with an error.",
        path: ["page", "data", "slices", 1, "kiosks"],
        locations: expect.any(Array),
        extensions: { code: "UPSTREAM_STATUS", source: "kiosks" },
      },
    ]);
    expect(fakes.log).toMatchObject([{ level: "warn", details: { source: "kiosks", cause: "Error: stack of the upstream" } }]);
    expectNothingOfUpstream(answer);
  });
});

describe("a kiosk", () => {
  test("is returned by its id, and is null when there is none", async () => {
    const { bff } = await startWithPage();
    const { data } = await bff.ask(KIOSK, { id: "2" });
    expect(data).toMatchObject({
      kiosk: { locationId: "2", timeZone: "America/Chicago", hours: [{ open: { day: 0, time: "00:00" }, close: null }] },
    });
    await expect(bff.ask(KIOSK, { id: "9" })).resolves.toEqual({ data: { kiosk: null } });
  });

  test("requested by many fields takes one call", async () => {
    const { fakes, bff } = await startWithPage();
    const { data } = await bff.ask('{ a: kiosk(id: "2") { name } b: kiosk(id: "1") { name } c: kiosk(id: "2") { name } }');
    expect(data).toEqual({ a: { name: "Kiosk 2" }, b: { name: "Kiosk 1" }, c: { name: "Kiosk 2" } });
    expect(fakes.calls).toEqual(["kiosks.byIds 1,2"]);
  });

  test("lists keep the order asked for and leave out unknown ids, up to fifty", async () => {
    const { fakes, bff } = await startWithPage();
    const query = "query ($ids: [ID!]!) { kiosks(ids: $ids) { locationId } }";
    const { data } = await bff.ask(query, { ids: ["3", "nope", "1"] });
    expect(data).toEqual({ kiosks: [{ locationId: "3" }, { locationId: "1" }] });
    forget(fakes);
    const { data: none, errors } = await bff.ask(query, { ids: Array.from({ length: 51 }, (_, index) => `${index}`) });
    expect(none).toEqual({ kiosks: null });
    expect(errors).toMatchObject([
      { message: expect.stringContaining("50 at most; these are 51."), extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(fakes.calls).toEqual([]);
  });
});

describe("failing content", () => {
  test("makes routes UNAVAILABLE and pages an error without details of the upstream", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"));
    fakes.content.failure = failureOf("content");
    const route = { status: "UNAVAILABLE", path: null, lang: "en-us", ...NOT_REDIRECTED, state: "PUBLISHED" };
    await expect(bff.ask(RouteByPathDocument, ABOUT)).resolves.toEqual({ data: { route }, extensions: { failed: ["content"] } });
    const page = await bff.ask(PageByPathDocument, ABOUT);
    expect(page).toMatchObject({
      data: { page: null },
      errors: [{ path: ["page"], extensions: { code: "UPSTREAM_STATUS", source: "content" } }],
    });
    expectNothingOfUpstream(page);
  });

  test("for documents only makes their routes UNAVAILABLE, since a found page must be loadable", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"));
    await bff.ask(RouteByPathDocument, { path: "/nowhere/", language: "EN_US" });
    fakes.content.documents = [];
    fakes.content.failure = failureOf("content");
    fakes.deps.sources.content.root = async () => ({ value: rootAt("M1"), stale: false });
    await expect(bff.ask(RouteByPathDocument, ABOUT)).resolves.toMatchObject({ data: { route: { status: "UNAVAILABLE" } } });
    await expect(bff.ask(RouteByPathDocument, { path: "/nowhere/", language: "EN_US" })).resolves.toMatchObject({
      data: { route: { status: "MISSING" } },
    });
  });

  test("does not affect fields without content", async () => {
    const { fakes, bff } = await startWithPage();
    fakes.content.failure = failureOf("content");
    const { data } = await bff.ask('{ ok kiosk(id: "1") { name } }');
    expect(data).toEqual({ ok: true, kiosk: { name: "Kiosk 1" } });
  });

  test("beyond the request's deadline is a timeout of this source", async () => {
    const fakes = createFakes();
    fakes.content.gate = new Promise(() => {});
    const bff = await startBff({ deps: { ...fakes.deps, deadlineMs: 80 } });
    const start = performance.now();
    const { errors } = await bff.ask('{ ok page(path: "/", language: EN_US) { __typename } }');
    expect(performance.now() - start).toBeLessThan(1500);
    expect(errors).toMatchObject([{ path: ["page"], extensions: { code: "UPSTREAM_TIMEOUT", source: "content" } }]);
  });
});

describe("a route", () => {
  test("is found, moved or missing by the content index, in a supported language", async () => {
    const { fakes, bff } = await startWithPage();
    fakes.content.documents.push(pageDocument({ id: "p2", uid: "key", data: { page_category: "copies" } }));
    const route = async (path: string, language = "EN_US") =>
      ((await bff.ask(RouteByPathDocument, { path, language })).data as { route: object }).route;
    await expect(route("/about/")).resolves.toEqual({
      status: "FOUND",
      path: "/about/",
      lang: "en-us",
      ...NOT_REDIRECTED,
      state: "PUBLISHED",
    });
    await expect(route("/about/", "FR_CA")).resolves.toEqual({
      status: "FOUND",
      path: "/about/",
      lang: "en-us",
      ...NOT_REDIRECTED,
      state: "PUBLISHED",
    });
    await expect(route("/key/")).resolves.toEqual({
      status: "MOVED",
      path: "/copies/key/",
      lang: "en-us",
      ...NOT_REDIRECTED,
      state: "PUBLISHED",
    });
    await expect(route("/nowhere/")).resolves.toEqual({
      status: "MISSING",
      path: null,
      lang: "en-us",
      ...NOT_REDIRECTED,
      state: "PUBLISHED",
    });
  });

  test("of a document that the repository no longer has is missing, although the content index contains it", async () => {
    const { fakes, bff } = await startWithPage();
    await bff.ask(RouteByPathDocument, { path: "/nowhere/", language: "EN_US" });
    fakes.content.documents = [];
    await expect(bff.ask(RouteByPathDocument, ABOUT)).resolves.toEqual({
      data: { route: { status: "MISSING", path: null, lang: "en-us", ...NOT_REDIRECTED, state: "PUBLISHED" } },
    });
  });

  test("that does not exist costs no call once the content index is loaded", async () => {
    const { fakes, bff } = await startWithPage();
    await bff.ask(RouteByPathDocument, { path: "/x0/", language: "EN_US" });
    forget(fakes);
    for (let index = 1; index <= 20; index++) await bff.ask(RouteByPathDocument, { path: `/x${index}/`, language: "EN_US" });
    expect(new Set(fakes.calls)).toEqual(new Set(["content.root"]));
  });
});

describe("upstream calls", () => {
  test("for a cached page are one for the ref, and its route has cached the page", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"), featuredKiosks("1", "2"));
    await bff.ask(RouteByPathDocument, ABOUT);
    expect(fakes.calls).toEqual(COLD);
    forget(fakes);
    await bff.ask(PageByPathDocument, ABOUT);
    expect(fakes.calls).toEqual(["content.root", "kiosks.byIds 1,2"]);
    forget(fakes);
    await bff.ask(PageByPathDocument, ABOUT);
    expect(fakes.calls).toEqual(["content.root"]);
  });

  test("after a publish load all content, but not the kiosks", async () => {
    const { fakes, bff } = await startWithPage(hero("Old"), featuredKiosks("1"));
    await bff.ask(PageByPathDocument, ABOUT);
    fakes.content.documents = [pageDocument({ id: "p1", uid: "about", data: { slices: [hero("New")] } })];
    fakes.content.ref = "M2";
    forget(fakes);
    const { data } = await bff.ask(PageByPathDocument, ABOUT);
    expect(slicesOf(data)).toMatchObject([{ primary: hero("New").primary }]);
    expect(fakes.calls).toEqual(["content.root", "content.all at M2", "content.byIds p1 at M2"]);
  });

  test("after the kiosks' lifetime load the kiosks again", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks("1"));
    await bff.ask(PageByPathDocument, ABOUT);
    fakes.clock.now += SOURCE_LIFETIMES.kiosks.ttlMs - 1;
    forget(fakes);
    await bff.ask(PageByPathDocument, ABOUT);
    expect(fakes.calls).toEqual(["content.root"]);
    fakes.clock.now += 1;
    // Answers are kept for seconds; a different query for the same kiosk is executed.
    await bff.ask(PageByPathDocument, { ...ABOUT, unused: 1 });
    expect(fakes.calls.filter((call) => call !== "content.root")).toEqual(["kiosks.byIds 1"]);
  });

  test("of fifty concurrent visitors are the same as of one", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"), featuredKiosks("1", "2"));
    fakes.content.gate = new Promise((resolve) => setTimeout(resolve, 100));
    const answers = await Promise.all(Array.from({ length: 50 }, () => bff.ask(PageByPathDocument, ABOUT)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]!.errors).toBeUndefined();
    // Each request asks its source for the ref; the real source caches the root.
    expect(fakes.calls.filter((call) => call !== "content.root")).toEqual([...COLD.slice(1), "kiosks.byIds 1,2"]);
  });

  test("with variables of different visitors are never mixed", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks("1"));
    fakes.content.documents.push(pageDocument({ id: "p2", uid: "other", data: { slices: [featuredKiosks("3")] } }));
    const [one, other] = await Promise.all([
      bff.ask(PageByPathDocument, ABOUT),
      bff.ask(PageByPathDocument, { path: "/other/", language: "EN_US" }),
    ]);
    expect(kioskIdsOf(slicesOf(one!.data)[0]!)).toEqual(["1"]);
    expect(kioskIdsOf(slicesOf(other!.data)[0]!)).toEqual(["3"]);
  });
});

describe("extensions.stale", () => {
  test("names a source whose last good values are served", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks("1"));
    await bff.ask(PageByPathDocument, ABOUT);
    fakes.clock.now += SOURCE_LIFETIMES.kiosks.ttlMs;
    fakes.kiosks.failure = failureOf("kiosks");
    const { data, errors, extensions } = await bff.ask(PageByPathDocument, ABOUT);
    expect(errors).toBeUndefined();
    expect(kioskIdsOf(slicesOf(data)[0]!)).toEqual(["1"]);
    expect(extensions).toEqual({ stale: ["kiosks"] });
    fakes.kiosks.failure = undefined;
    fakes.clock.now += 5000;
    expect((await bff.ask(PageByPathDocument, ABOUT)).extensions).toBeUndefined();
  });

  test("names content whose ref is stale, although its documents are fresh", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"));
    await bff.ask(PageByPathDocument, ABOUT);
    fakes.content.refIsStale = true;
    expect(await bff.ask(PageByPathDocument, ABOUT)).toMatchObject({
      data: { page: { uid: "about" } },
      extensions: { stale: ["content"] },
    });
  });
});

describe("a publish that cannot be loaded", () => {
  test("leaves the previous content in use, marked stale, until it loads", async () => {
    const { fakes, bff } = await startWithPage(hero("Keys"));
    await bff.ask(PageByPathDocument, ABOUT);
    fakes.deps.sources.content.root = async () => ({ value: rootAt("M2"), stale: false });
    fakes.content.failure = failureOf("content");
    expect(await bff.ask(PageByPathDocument, ABOUT)).toMatchObject({
      data: { page: { uid: "about" } },
      extensions: { stale: ["content"] },
    });
    fakes.content.failure = undefined;
    fakes.clock.now += 5000;
    expect((await bff.ask(PageByPathDocument, ABOUT)).extensions).toBeUndefined();
    expect(fakes.calls).toContain("content.all at M2");
  });
});

describe("a visitor who leaves", () => {
  test("aborts the upstream call, and nothing is logged as a failure", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks("1"));
    fakes.kiosks.gate = new Promise(() => {});
    const left = new AbortController();
    const asking = bff.ask(PageByPathDocument, ABOUT, { signal: left.signal });
    await vi.waitFor(() => expect(fakes.calls).toContain("kiosks.byIds 1"));
    expect(fakes.aborted).toEqual([]);
    left.abort();
    await expect(asking).rejects.toThrow("aborted");
    await vi.waitFor(() => expect(fakes.aborted).toContain("kiosks.byIds 1"), { timeout: 300, interval: 5 });
    expect(fakes.log).toEqual([]);
  });

  test("does not abort the answer of another visitor", async () => {
    const { fakes, bff } = await startWithPage(featuredKiosks("1"));
    const gate = new EventEmitter();
    fakes.kiosks.gate = once(gate, "open").then(() => {});
    const left = new AbortController();
    const leaving = bff.ask(PageByPathDocument, ABOUT, { signal: left.signal });
    const staying = bff.ask(PageByPathDocument, ABOUT);
    await vi.waitFor(() => expect(fakes.calls).toContain("kiosks.byIds 1"));
    left.abort();
    await expect(leaving).rejects.toThrow("aborted");
    await new Promise((resolve) => setTimeout(resolve, 50));
    gate.emit("open");
    const { data, errors } = await staying;
    expect(errors).toBeUndefined();
    expect(kioskIdsOf(slicesOf(data)[0]!)).toEqual(["1"]);
    expect(fakes.calls.filter((call) => call.startsWith("kiosks"))).toEqual(["kiosks.byIds 1"]);
  });
});

describe("an invalid request", () => {
  test("gets the errors of its query, without a stack", async () => {
    const { fakes, bff } = await startWithPage();
    const { errors } = await bff.ask("{ nothing }");
    expect(errors).toEqual([
      {
        message: 'Cannot query field "nothing" on type "Query".',
        locations: [{ line: 1, column: 3 }],
        extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
      },
    ]);
    expect(fakes.log).toEqual([]);
  });

  const designsTimes = (times: number) => Array.from({ length: times }, (_, at) => `a${at}: keyDesigns(first: 24) { name }`).join(" ");

  test.each([
    ["QUERY_TOO_DEEP", `{ kiosk(id: "1") ${nest(16)} }`],
    ["TOO_MANY_ALIASES", `{ ${Array.from({ length: 31 }, (_, at) => `a${at}: ok`).join(" ")} }`],
    ["TOO_MANY_FIELDS", `{ ${'kiosk(id: "1") { name } '.repeat(21)} }`],
    ["OPERATION_TOO_COSTLY", `{ kiosksNear(point: { lat: 1, lng: 1 }, first: 100) { nodes { kiosk { ${designsTimes(5)} } } } }`],
    ["GRAPHQL_PARSE_FAILED", `{ ${"ok ".repeat(16_000)} }`],
  ])("over a limit is refused with %s, without a call", async (code, query) => {
    const { fakes, bff } = await startWithPage();
    const { errors } = await bff.ask(query);
    expect(errors?.map(({ extensions }) => extensions?.code)).toContain(code);
    expect(fakes.calls).toEqual([]);
  });
});

test("a bug of ours is logged, and clients get no details of it", async () => {
  const { fakes, bff } = await startWithPage();
  fakes.kiosks.failure = new TypeError(`cannot read ${UPSTREAM_ADDRESS}`);
  const answer = await bff.ask(KIOSK, { id: "1" });
  expect(answer).toMatchObject({
    errors: [{ message: "Something went wrong on our side.", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
  });
  expectNothingOfUpstream(answer);
  expect(fakes.log).toMatchObject([{ level: "error", message: "a resolver failed", details: { path: ["kiosk"] } }]);
});

test("health checks call no upstream", async () => {
  const { fakes, bff } = await startWithPage();
  fakes.content.failure = failureOf("content");
  const status = await new Promise((resolve, reject) => {
    get(new URL("/health", bff.url), (response) => resolve(response.resume().statusCode)).on("error", reject);
  });
  expect(status).toBe(200);
  expect(fakes.calls).toEqual([]);
});

/** No address, text or stack of an upstream may reach a client. */
function expectNothingOfUpstream(answer: object): void {
  const text = JSON.stringify(answer);
  for (const secret of [UPSTREAM_ADDRESS, "10.9.8.7", "secret-path", "Unexpected status", "stack of the upstream", "node_modules"])
    expect(text).not.toContain(secret);
}

describe("a query by its hash", () => {
  const hashed = (url: string, body: object, sha256Hash = hashOf(KioskRatings)) =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        operationName: "KioskRatings",
        variables: { ids: ["1"] },
        extensions: { persistedQuery: { version: 1, sha256Hash } },
        ...body,
      }),
    }).then((response) => response.json());
  const notFound = { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };

  test("is refused with another text's hash, and beyond the limits", async () => {
    const { fakes, bff } = await startWithPage();
    expect(await hashed(bff.url, { query: print(KioskRatings) }, "0".repeat(64))).toMatchObject({
      errors: [{ message: "provided sha does not match query", extensions: { code: "BAD_REQUEST" } }],
    });
    // A client's error is not logged.
    expect(fakes.log).toEqual([]);
    expect(await hashed(bff.url, {}, "0".repeat(64))).toMatchObject(notFound);

    const deep = `query KioskRatings ${nest(30)}`;
    const hash = createHash("sha256").update(deep).digest("hex");
    expect(await hashed(bff.url, { query: deep }, hash)).toMatchObject({ errors: expect.arrayContaining([expect.anything()]) });
    expect(await hashed(bff.url, {}, hash)).toMatchObject(notFound);
  });
});
