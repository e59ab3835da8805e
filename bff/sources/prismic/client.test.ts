import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { createFakeLog, pageDocument } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createCache } from "../../lib/cache";
import { createHttp } from "../../lib/http";
import { type ContentSource, createContentSource } from "./client";

type Reply = (response: ServerResponse, params: URLSearchParams) => void;

const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const published = (ref: string) => ({ ref, isDraft: false });
const masterRefOf = async (source: ContentSource) => {
  const { value, stale } = await source.root();
  return { value: value.masterRef, stale };
};

const rootOf = (ref: string) =>
  json({ refs: [{ id: "master", ref, label: "Master", isMasterRef: true }], languages: [], types: {}, tags: [], forms: {} });
const answer = (documents: object[], more: object = {}) => json({ page: 1, total_pages: 1, results: documents, ...more });

/** A content source over a real HTTP server; `repository` holds its current responses. */
async function start({ accessToken }: { accessToken?: string } = {}) {
  const repository: { root: Reply; search: Reply } = { root: rootOf("M1"), search: answer([]) };
  const searches: URLSearchParams[] = [];
  let roots = 0;
  const server = await startHttpServer((response, request) => {
    const url = new URL(request.url!, "http://x");
    if (url.pathname === "/api/v2") {
      roots++;
      return repository.root(response, url.searchParams);
    }
    expect(url.pathname).toBe("/api/v2/documents/search");
    searches.push(url.searchParams);
    repository.search(response, url.searchParams);
  });
  const clock = { now: 1_000_000 };
  const { log, entries } = createFakeLog();
  const source = createContentSource({
    endpoint: `${server.url}/api/v2`,
    accessToken,
    log,
    http: createHttp({ source: "content", timeoutMs: 20_000 }),
    cache: createCache({ now: () => clock.now }),
  });
  return { source, repository, searches, clock, server, log: entries, roots: () => roots };
}

test("every search contains the root's ref of the catalogs, so that it returns their current values", async () => {
  const { source, repository, searches } = await start();
  const refs = [{ id: "master", ref: "M1", label: "Master", isMasterRef: true }];
  repository.root = json({ refs, integrationFieldsRef: "catalogs-7", languages: [], types: {}, tags: [], forms: {} });
  await source.all([], published("M1"));
  await source.byIds(["A1"], published("M1"));
  expect(searches.map((params) => params.get("integrationFieldsRef"))).toEqual(searches.map(() => "catalogs-7"));
});

test("a ref that was published is known as such, another is not", async () => {
  const { source, repository, clock } = await start();
  expect(source.isPublished("M1")).toBe(false);
  await source.root();
  repository.root = rootOf("M2");
  clock.now += 10_000;
  await source.root();
  expect(["M1", "M2", "M3"].map(source.isPublished)).toEqual([true, true, false]);
});

test("a text in which nothing is visible arrives as empty", async () => {
  const { source, repository } = await start();
  repository.search = answer([pageDocument({ id: "A1", data: { meta_title: "\u00a0\u200b" } as never })]);
  expect((await source.byIds(["A1"], published("M1"))).get("A1")!.data.meta_title).toBeNull();
  expect((await source.all([], published("M1"))).documents[0]!.data.meta_title).toBeNull();
});

describe("the master ref", () => {
  test("is requested once in five seconds, for all its readers", async () => {
    const { source, clock, roots } = await start();
    await Promise.all([masterRefOf(source), masterRefOf(source), source.byIds(["a"], published("M1"))]);
    await expect(masterRefOf(source)).resolves.toEqual({ value: "M1", stale: false });
    expect(roots()).toBe(1);
    clock.now += 10_000;
    await masterRefOf(source);
    expect(roots()).toBe(2);
  });

  test("is used for five seconds more while the next one is requested", async () => {
    const { source, repository, clock, roots } = await start();
    await masterRefOf(source);
    clock.now += 5000;
    repository.root = rootOf("M2");
    await expect(masterRefOf(source)).resolves.toEqual({ value: "M1", stale: false });
    await vi.waitFor(async () => expect(await masterRefOf(source)).toEqual({ value: "M2", stale: false }));
    expect(roots()).toBe(2);
  });

  test("of a publish is used at once when the root is renewed", async () => {
    const { source, repository } = await start();
    await masterRefOf(source);
    repository.root = rootOf("M2");
    await expect(masterRefOf(source)).resolves.toEqual({ value: "M1", stale: false });
    await expect(source.renewRoot()).resolves.toMatchObject({ masterRef: "M2" });
    await expect(masterRefOf(source)).resolves.toEqual({ value: "M2", stale: false });
  });

  test.each([
    ["fails", json({}, 500)],
    ["sends no JSON", (response: ServerResponse) => void response.end("<html>")],
    ["sends JSON without refs", json({ message: "Down for maintenance" })],
    ["names no master", json({ refs: [{ id: "x", ref: "X", label: "x" }] })],
  ])("is returned from the cache, marked stale, while the repository %s", async (_, root) => {
    const { source, repository, clock } = await start();
    await masterRefOf(source);
    clock.now += 10_000;
    repository.root = root;
    await expect(masterRefOf(source)).resolves.toEqual({ value: "M1", stale: true });
    repository.root = rootOf("M2");
    clock.now += 5000;
    await expect(masterRefOf(source)).resolves.toEqual({ value: "M2", stale: false });
  });

  test.each([
    ["an error", json({}, 500), "UPSTREAM_STATUS"],
    ["no JSON", (response: ServerResponse) => void response.end("<html>"), "UPSTREAM_BAD_PAYLOAD"],
    ["JSON without refs", json({}), "UPSTREAM_BAD_PAYLOAD"],
    ["a reset", (response: ServerResponse) => void response.destroy(), "UPSTREAM_UNREACHABLE"],
  ])("is an error for %s", async (_, root, code) => {
    const { source, repository } = await start();
    repository.root = root;
    await expect(masterRefOf(source)).rejects.toMatchObject({ name: "SourceError", source: "content", code });
  });
});

describe("documents by id", () => {
  test("of all languages are returned by id, from one search at the given ref", async () => {
    const { source, repository, searches } = await start();
    repository.search = answer([pageDocument({ id: "b", lang: "fr-ca" }), pageDocument({ id: "a" })]);
    const documents = await source.byIds(["a", "b", "gone"], published("M7"));
    expect([...documents.keys()].sort()).toEqual(["a", "b"]);
    expect(documents.get("b")).toEqual(pageDocument({ id: "b", lang: "fr-ca" }));
    expect(searches.map((params) => Object.fromEntries(params))).toEqual([
      expect.objectContaining({ q: '[[in(document.id, ["a", "b", "gone"])]]', lang: "*", pageSize: "100", ref: "M7" }),
    ]);
  });

  test("at an expired ref are read at the ref that the repository names", async () => {
    const { source, repository, searches } = await start();
    vi.spyOn(console, "warn").mockImplementation(() => {});
    repository.search = (response, params) =>
      params.get("ref") === "M2"
        ? answer([pageDocument({ id: "a" })])(response, params)
        : json(
            { type: "api_validation_error", message: "The provided ref is no longer accessible, it has expired. Master ref is: M2" },
            410,
          )(response, params);
    expect((await source.byIds(["a"], published("M1"))).size).toBe(1);
    expect(searches.map((params) => params.get("ref"))).toEqual(["M1", "M2"]);
  });

  test("are charged for a draft: each page of the response", async () => {
    const { source, repository } = await start();
    repository.search = answer([], { total_pages: 3 });
    let charged = 0;
    const draft = { ref: "draft", isDraft: true, charge: async () => void charged++ };
    await source.all([], draft);
    expect(charged).toBe(3);
    await source.byIds(["a"], draft);
    expect(charged).toBe(4);
    const spent = new Error("spent");
    await expect(source.byIds(["a"], { ...draft, charge: () => Promise.reject(spent) })).rejects.toBe(spent);
  });

  test("retry a 429 a few times, which Prismic's client would retry without end", async () => {
    const { source, repository, searches } = await start();
    repository.search = (response, params) =>
      searches.length > 1 ? answer([])(response, params) : void response.writeHead(429, { "retry-after": "0.1" }).end();
    await source.byIds(["a"], published("M1"));
    expect(searches).toHaveLength(2);
    searches.length = 0;
    repository.search = (response) => void response.writeHead(429, { "retry-after": "0" }).end();
    await expect(source.byIds(["a"], published("M1"))).rejects.toMatchObject({ code: "UPSTREAM_RATE_LIMITED" });
    expect(searches).toHaveLength(5);
  });

  test.each([
    ["an error", json({}, 503), "UPSTREAM_STATUS"],
    ["a refusal", json({ type: "api_security_error", message: "This preview token has expired" }, 404), "UPSTREAM_BAD_PAYLOAD"],
    ["no JSON", (response: ServerResponse) => void response.end("{"), "UPSTREAM_BAD_PAYLOAD"],
    ["JSON without results", json({}), "UPSTREAM_BAD_PAYLOAD"],
    ["results that are no documents", answer([{ id: "a" }]), "UPSTREAM_BAD_PAYLOAD"],
  ])("are a failure of this source for %s", async (_, search, code) => {
    const { source, repository } = await start();
    repository.search = search;
    await expect(source.byIds(["a"], published("M1"))).rejects.toMatchObject({ name: "SourceError", source: "content", code });
    await expect(source.all([], published("M1"))).rejects.toMatchObject({ name: "SourceError", source: "content", code });
  });

  test("are aborted when the caller leaves", async () => {
    const { source, repository, searches, server } = await start();
    repository.search = () => {};
    const left = new AbortController();
    const call = source.byIds(["a"], published("M1"), left.signal);
    await vi.waitFor(() => expect(searches).toHaveLength(1));
    left.abort(new Error("the visitor left"));
    await expect(call).rejects.toThrow("the visitor left");
    await vi.waitFor(() => expect(server.closed).toHaveLength(1));
  });
});

describe("all documents", () => {
  test.each([
    // Two pages are requested at once, before their number is known; later, as many as there were.
    { pages: 0, first: ["1", "2"], later: ["1"], areWhole: true },
    { pages: 1, first: ["1", "2"], later: ["1"], areWhole: true },
    { pages: 3, first: ["1", "2", "3"], later: ["1", "2", "3"], areWhole: true },
    { pages: 4, first: ["1", "2", "3 lean", "4 lean"], later: ["1 lean", "2 lean", "3 lean", "4 lean"], areWhole: false },
  ])("of $pages pages are read whole when they are few", async ({ pages, first, later, areWhole }) => {
    const { source, repository, searches } = await start();
    repository.search = (response, params) => {
      const page = Number(params.get("page"));
      return answer(page <= pages ? [pageDocument({ id: `p${page}` })] : [], { total_pages: pages })(response, params);
    };
    const ids = Array.from({ length: pages }, (_, index) => `p${index + 1}`);
    for (const asked of [first, later]) {
      searches.length = 0;
      const all = await source.all(["page.page_category"], published("M1"));
      expect({ ids: all.documents.map(({ id }) => id), areWhole: all.areWhole }).toEqual({ ids, areWhole });
      const lean = { "page.page_category": " lean" } as Record<string, string>;
      expect(searches.map((params) => params.get("page")! + (lean[params.get("fetch") ?? ""] ?? "")).sort()).toEqual(asked);
      for (const params of searches) expect(Object.fromEntries(params)).toMatchObject({ lang: "*", pageSize: "100", ref: "M1" });
    }
  });

  test("that exceed the size limit are read with the requested fields only", async () => {
    const { source, repository, searches } = await start();
    const large = (params: URLSearchParams) => (params.has("fetch") ? {} : { text: "x".repeat(10_000_001) });
    repository.search = (response, params) => {
      const documents = params.get("page") === "1" ? [pageDocument({ id: "p", data: large(params) })] : [];
      answer(documents)(response, params);
    };
    await expect(source.all(["page.page_category"], published("M1"))).resolves.toMatchObject({ areWhole: false, documents: [{ id: "p" }] });
    expect(new Set(searches.map((params) => params.get("fetch")))).toEqual(new Set([null, "page.page_category"]));
  });
});

test("the access token is sent to the repository, and is in no message", async () => {
  const { source: sound, searches } = await start({ accessToken: "hush-hush" });
  await sound.byIds(["a"], published("M1"));
  expect(searches[0]!.get("access_token")).toBe("hush-hush");
  for (const reply of [
    json({}, 500),
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse) => void response.writeHead(429, { "retry-after": "0" }).end(),
  ]) {
    const { source, repository } = await start({ accessToken: "hush-hush" });
    Object.assign(repository, { root: reply, search: reply });
    await expect(masterRefOf(source)).rejects.toMatchObject({ message: expect.not.stringContaining("hush") });
    repository.root = rootOf("M1");
    await expect(source.byIds(["a"], published("M1"))).rejects.toMatchObject({ message: expect.not.stringContaining("hush") });
  }
});

test.each([
  ["https://locks.cdn.prismic.io/api/v2", "locks", "locks", "https://locks.prismic.io/builder/pages/p1"],
  ["https://locks.prismic.io/api/v2", "locks", "locks", "https://locks.prismic.io/builder/pages/p1"],
  ["http://127.0.0.1:4100/content/api/v2", "keyway", null, null],
  ["https://locks.cdn.prismic.io.evil.example/api/v2", "keyway", null, null],
])("the repository at %s is named %s, has the toolbar %s, and edits a document at %s", (endpoint, repository, toolbar, editorUrl) => {
  const source = createContentSource({ endpoint, http: createHttp({ source: "content", timeoutMs: 20_000 }), cache: createCache() });
  expect(source).toMatchObject({ repository, toolbar });
  expect(source.editorUrl("p1")).toBe(editorUrl);
});

test("a preview's token is sent to the repository as a ref, and its own host is never called", async () => {
  const { source, searches } = await start();
  const elsewhere = await startHttpServer((response) => void response.end("{}"));
  const token = `${elsewhere.url}/previews/s:1?websitePreviewId=1`;
  await source.byIds(["a"], { ref: token, isDraft: true });
  await source.all([], { ref: token, isDraft: true });
  expect(searches.map((params) => params.get("ref"))).toEqual([token, token, token]);
  expect(elsewhere.requests).toEqual([]);
});

describe("an invalid document beside a valid one", () => {
  const good = pageDocument({ id: "A" });
  const odd = (more: object) => ({ ...pageDocument({ id: "B" }), ...more });

  test.each([
    ["lang", { lang: null }],
    ["data", { data: null }],
    ["alternate_languages", { alternate_languages: "none" }],
    ["id", { id: 7 }],
  ])("is left out when its %s is invalid, and logged once", async (field, more) => {
    const { source, repository, log } = await start();
    repository.search = answer([odd(more), good]);
    expect(new Set((await source.all([], published("M1"))).documents.map(({ id }) => id))).toEqual(new Set(["A"]));
    expect([...(await source.byIds(["A", "B"], published("M1"))).keys()]).toEqual(["A"]);
    expect(log).toMatchObject([{ level: "error", details: { type: "page", why: expect.stringContaining(`${field}: `) } }]);
    expect(log[0]!.details.id).toBe(odd(more).id);
  });

  test("that is not an object is left out as well", async () => {
    const { source, repository } = await start();
    repository.search = answer([null as never, good]);
    expect([...(await source.byIds(["A"], published("M1"))).keys()]).toEqual(["A"]);
  });

  test.each([undefined, null])(
    "from before languages, with %s as alternate_languages, has no other languages",
    async (alternate_languages) => {
      const { source, repository, log } = await start();
      repository.search = answer([odd({ alternate_languages })]);
      expect((await source.byIds(["B"], published("M1"))).get("B")?.alternate_languages).toEqual([]);
      expect(log).toEqual([]);
    },
  );
});
