import { describe, expect, test } from "vitest";
import { createFakes, failureOf, type Fakes, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";
import { rawGet } from "#tests/support/rawRequest.ts";
import { createSandbox } from "../../dev/sandbox/sandbox";
import { createServer } from "../../server";

const KIOSK = '{ kiosk(id: "1") { name } }';
const PUBLIC = "public, max-age=5, stale-while-revalidate=30";

async function start(prepare: (fakes: Fakes) => void = () => {}) {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("1")];
  prepare(fakes);
  const { url } = await startBff(fakes);
  const get = (query: string, headers: Record<string, string> = {}) => rawGet(url, `/graphql?query=${encodeURIComponent(query)}`, headers);
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });
  return { fakes, url, get, post };
}

describe("an answer to GET", () => {
  test("that is the same for every visitor may be cached for seconds, and varies by accept", async () => {
    const { get } = await start();
    const { status, headers, body } = await get(KIOSK, { cookie: "theme=dark; consent=yes" });
    expect({ status, body }).toEqual({ status: 200, body: '{"data":{"kiosk":{"name":"Kiosk 1"}}}\n' });
    expect(headers).toMatchObject({ "cache-control": PUBLIC, "content-type": "application/json; charset=utf-8" });
    expect(String(headers.vary).toLowerCase().split(/, */)).toContain("accept");
    expect(String(headers.vary).toLowerCase()).not.toContain("cookie");
  });

  test.each(["io.prismic.preview=YxOpaque", "a=b; io.prismic.experiment=G1%201", "token=abc", "token=", "io.prismic.preview={%22bad"])(
    "to a request with the cookie %s may not be cached",
    async (cookie) => {
      const { get } = await start();
      expect((await get(KIOSK, { cookie })).headers["cache-control"]).toBe("no-store");
    },
  );

  test.each([
    ["with a failed source", (fakes: Fakes) => void (fakes.kiosks.failure = failureOf("kiosks")), KIOSK],
    [
      "with a failed source that no error names",
      (fakes: Fakes) => void (fakes.content.failure = failureOf("content")),
      '{ route(path: "/about/", language: EN_US) { status } }',
    ],
    ["that is an error", () => {}, "{ nothing }"],
    ["with stale content", (fakes: Fakes) => void (fakes.content.refIsStale = true), '{ page(path: "/", language: EN_US) { __typename } }'],
    ["with the address of a draft", () => {}, '{ previewTarget(token: "https://keyway.prismic.io/previews/a:1") { path } }'],
  ])("%s may not be cached", async (_, prepare, query) => {
    const { get } = await start(prepare);
    expect((await get(query)).headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["a rating", '{ kiosk(id: "1") { name rating { rating } } }'],
    ["in a fragment", '{ kiosk(id: "1") { ...Rated } } fragment Rated on Kiosk { rating { __typename } }'],
    ["predictions", '{ predictions(input: "x") { name } }'],
  ])("with a type that no cache may store may not be cached: %s", async (_, query) => {
    const { get } = await start();
    const { headers, body } = await get(query);
    expect(body).toContain('"data"');
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("behind a CDN, an answer to GET", () => {
  const PAGE = '{ page(path: "/key/", language: EN_US) { ... on PageDocument { id } } }';
  async function startBehindCdn(prepare: (fakes: Fakes) => void = () => {}) {
    const fakes = createFakes();
    fakes.kiosks.all = [kiosk("1")];
    fakes.content.documents = [pageDocument({ id: "key" })];
    prepare(fakes);
    const { url } = await startBff(fakes, (deps) => createServer(deps, { isBehindCdn: true }));
    const get = async (query: string, cookie = "consent=yes") =>
      (await rawGet(url, `/graphql?query=${encodeURIComponent(query)}`, { cookie })).headers;
    return { url, get };
  }

  test("may be kept until a publish of its documents", async () => {
    const { get } = await startBehindCdn();
    expect(await get(PAGE)).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
      "x-made-of": expect.stringContaining("content"),
      "x-made-of-documents": "key",
    });
  });

  test.each([
    ["a token", () => {}, PAGE, "token=abc"],
    ["a preview", () => {}, PAGE, "io.prismic.preview=x"],
    ["stale content", (fakes: Fakes) => void (fakes.content.refIsStale = true), PAGE, ""],
    ["a failed source", (fakes: Fakes) => void (fakes.kiosks.failure = failureOf("kiosks")), KIOSK, ""],
    ["a rating of Google's", () => {}, '{ kiosk(id: "1") { name rating { rating } } }', ""],
    ["an error", () => {}, "{ nothing }", ""],
    ["the address of a draft", () => {}, '{ previewTarget(token: "https://keyway.prismic.io/previews/a:1") { path } }', ""],
  ])("with %s may not be kept, and names no documents", async (_, prepare, query, cookie) => {
    const headers = await (await startBehindCdn(prepare)).get(query, cookie);
    expect([headers["cache-control"], headers["x-made-of-documents"]]).toEqual(["no-store", undefined]);
  });

  test("names its documents to the site's POST too, and none without a CDN", async () => {
    const body = JSON.stringify({ query: PAGE });
    const namedBy = async (url: string) => {
      const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
      return [answer.headers.get("cache-control"), answer.headers.get("x-made-of-documents")];
    };
    expect(await namedBy((await startBehindCdn()).url)).toEqual(["no-store", "key"]);
    expect(await namedBy((await start((fakes) => void (fakes.content.documents = [pageDocument({ id: "key" })]))).url)).toEqual([
      "no-store",
      null,
    ]);
  });
});

describe("no-store and nosniff are set for", () => {
  const JSON_TYPE = { "content-type": "application/json" };
  const UNKNOWN_HASH = { persistedQuery: { version: 1, sha256Hash: "0" } };
  test.each([
    ["an answer to POST", { method: "POST", headers: JSON_TYPE, body: JSON.stringify({ query: KIOSK }) }, 200],
    ["an unknown hash", { method: "POST", headers: JSON_TYPE, body: JSON.stringify({ extensions: UNKNOWN_HASH }) }, 200],
    ["a body that is no JSON", { method: "POST", headers: JSON_TYPE, body: "{" }, 400],
    ["a form of elsewhere", { method: "POST", body: "query" }, 400],
    ["an upload without the header for it", { method: "POST", body: new FormData() }, 400],
    ["another method", { method: "DELETE", headers: { "apollo-require-preflight": "1" } }, 405],
  ])("%s", async (_, init, status) => {
    const { url } = await start();
    const response = await fetch(url, init as RequestInit);
    expect(response.status).toBe(status);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("the sandbox is revalidated by browsers", async () => {
    const { url } = await startBff(createFakes(), (deps) => createServer(deps, { sandbox: createSandbox() }));
    const { headers } = await rawGet(url, "/graphql", { accept: "text/html" });
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-cache" });
  });
});

describe("an invalid operation", () => {
  const GRAPHQL = "application/graphql-response+json";
  test.each([
    ["does not parse", { query: "{" }],
    ["selects an unknown field", { query: "{ nothing }" }],
    ["has a wrong variable", { query: "query ($id: ID!) { kiosk(id: $id) { name } }", variables: { id: null } }],
    ["is not in its document", { query: "query A { ok }", operationName: "B" }],
  ])("that %s is answered with 200 in plain JSON, and with 400 in GraphQL's own type", async (_, body) => {
    const { post } = await start();
    const plain = await post(body, { accept: "application/json" });
    const own = await post(body, { accept: GRAPHQL });
    expect([plain.status, own.status]).toEqual([200, 400]);
    expect(own.headers.get("content-type")).toBe(`${GRAPHQL}; charset=utf-8`);
    expect(await plain.json()).toEqual(await own.json());
  });

  test("a malformed request is answered with 400 in both", async () => {
    const { post } = await start();
    for (const accept of ["application/json", GRAPHQL]) expect((await post({ query: 0 }, { accept })).status).toBe(400);
  });
});

test("a request that accepts neither type is answered with 406, and nothing is executed", async () => {
  const { fakes, post } = await start();
  const response = await post({ query: KIOSK }, { accept: "text/html" });
  expect(response.status).toBe(406);
  expect(await response.json()).toEqual({
    errors: [{ message: "Accept application/json or application/graphql-response+json.", extensions: { code: "NOT_ACCEPTABLE" } }],
  });
  expect(fakes.calls).toEqual([]);
});
