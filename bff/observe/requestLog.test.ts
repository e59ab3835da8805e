import { describe, expect, test, vi } from "vitest";
import { rawGet } from "#tests/support/rawRequest.ts";
import { application, apply, resumeFile } from "#tests/support/application.ts";
import { requestFields } from "./requestScope";
import { post, startWatched } from "./testing";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const KIOSK = "query Nearby($id: ID!) { kiosk(id: $id) { name } }";

describe("a GraphQL request is one line", () => {
  test("with its operation, client and cost", async () => {
    const { url, lines } = await startWatched();
    const headers = { "client-name": "keyway-app", "client-version": "1.2.3" };
    await post(url, { query: KIOSK, variables: { id: "1" } }, headers);
    await post(url, { query: KIOSK, variables: { id: "1" } }, headers);
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    const common = {
      requestId: expect.stringMatching(UUID),
      kind: "graphql",
      operation: { name: "Nearby", type: "query" },
      client: { name: "keyway-app", version: "1.2.3" },
      outcome: "ok",
      status: 200,
      durationMs: expect.any(Number),
    };
    expect(lines.map(({ details }) => JSON.parse(JSON.stringify(details)))).toEqual([
      { ...common, calls: { kiosks: 1 } },
      { ...common, hits: { kiosks: 1 } },
    ]);
  });

  test("with client names in Apollo's headers, and without names that are not safe to log", async () => {
    const { url, lines } = await startWatched();
    await post(url, { query: "{ ok }" }, { "apollographql-client-name": "keyway-site", "apollographql-client-version": "0.1.0" });
    await post(url, { query: "{ ok }" }, { "client-name": 'a "name"', "client-version": "x".repeat(65) });
    const long = "Q".repeat(65);
    await post(url, { query: `query ${long} { ok }`, operationName: long });
    await vi.waitFor(() => expect(lines).toHaveLength(3));
    expect(lines[0]!.details).toMatchObject({ client: { name: "keyway-site", version: "0.1.0" } });
    expect(lines[1]!.details).toMatchObject({ client: { name: undefined, version: undefined } });
    expect(lines[2]!.details).toMatchObject({ operation: { name: undefined, type: "query" } });
  });

  test("that counts its errors by code", async () => {
    const { url, fakes, lines } = await startWatched();
    await post(url, { query: "query Wrong { nothing nobody }", operationName: "Wrong" });
    await post(url, "{");
    fakes.places.failure = new TypeError("of our own");
    await post(url, {
      query: '{ ok a: placeDetails(placeId: "x", language: EN_US) { name } b: placeDetails(placeId: "y", language: EN_US) { name } }',
    });
    await vi.waitFor(() => expect(lines).toHaveLength(3));
    expect(lines.map(({ details: { outcome, errors, status } }) => ({ outcome, errors, status }))).toEqual([
      { outcome: "refused", errors: { GRAPHQL_VALIDATION_FAILED: 2 }, status: 200 },
      { outcome: "refused", errors: { HTTP_400: 1 }, status: 400 },
      { outcome: "partial", errors: { INTERNAL_SERVER_ERROR: 2 }, status: 200 },
    ]);
    expect(lines[0]!.details.operation?.name).toBe("Wrong");
  });

  test("with the outcome cancelled when the visitor has left", async () => {
    const { url, fakes, lines } = await startWatched();
    fakes.content.gate = new Promise(() => {});
    const left = new AbortController();
    const asking = post(url, { query: '{ page(path: "/", language: EN_US) { __typename } }' }, {}, left.signal);
    await vi.waitFor(() => expect(fakes.calls).not.toEqual([]));
    left.abort();
    await expect(asking).rejects.toThrow("aborted");
    await vi.waitFor(() => expect(lines).toMatchObject([{ details: { outcome: "cancelled" } }]));
  });

  test("also for an upload", async () => {
    const { url, lines } = await startWatched();
    await apply(url, application(), resumeFile("pdf", 200_000));
    await vi.waitFor(() => expect(lines).toMatchObject([{ details: { kind: "graphql", operation: { type: "mutation" }, outcome: "ok" } }]));
  });

  test("of its own for each concurrent request", async () => {
    const { url, lines } = await startWatched();
    const ask = (id: number) => post(url, { query: `query Q${id} { kiosk(id: "${id}") { name } kiosks(ids: ["${id}"]) { name } }` });
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
    await vi.waitFor(() => expect(lines).toHaveLength(20));
    expect(new Set(lines.map(({ details }) => details.operation?.name)).size).toBe(20);
    for (const { details } of lines) expect(details).toMatchObject({ calls: { kiosks: 1 } });
  });
});

describe("the id of a request", () => {
  test("is sent back and passed on to upstreams", async () => {
    const { url, headersOfCalls, lines } = await startWatched();
    const { headers } = await post(url, { query: KIOSK, variables: { id: "1" } }, { "x-request-id": "from-the-site_1" });
    expect(headers.get("x-request-id")).toBe("from-the-site_1");
    expect(headersOfCalls).toMatchObject([{ "x-request-id": "from-the-site_1" }]);
    await vi.waitFor(() => expect(lines[0]!.details.requestId).toBe("from-the-site_1"));
  });

  test.each([["not an id"], ["x".repeat(65)], ['a"b']])("is a new one when %j was sent", async (requestId) => {
    const { url } = await startWatched();
    const { headers } = await post(url, { query: "{ ok }" }, { "x-request-id": requestId });
    expect(headers.get("x-request-id")).toMatch(UUID);
  });
});

test("every line that is logged during a request can contain its id", async () => {
  const named: object[] = [];
  const media = (_: unknown, response: { end(): void }) => {
    named.push(requestFields());
    response.end();
  };
  const { url } = await startWatched({ media: media as never });
  await rawGet(url, "/media/a.png", { "x-request-id": "r-1" });
  expect(named).toEqual([{ requestId: "r-1" }]);
  expect(requestFields()).toEqual({});
});

describe("beside the graph", () => {
  const answer = {
    media: (_: unknown, response: { end(): void }) => response.end(),
    webhook: (_: unknown, response: { end(): void }) => response.end(),
  };

  test("pictures and the webhook have lines, without their queries", async () => {
    const { url, lines } = await startWatched(answer as never);
    await rawGet(url, "/media/designs/a.png?w=200&secret=1");
    await fetch(new URL("/webhook?secret=1", url), { method: "POST" });
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines).toMatchObject([
      { details: { kind: "media", path: "/media/designs/a.png", status: 200 } },
      { details: { kind: "webhook", status: 200 } },
    ]);
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  test("health checks and unknown paths have none", async () => {
    const { url, lines } = await startWatched();
    for (const path of ["/health", "/healthz", "/readyz", "/metrics", "/mediation", "/graphql/sandbox/mark.svg"]) await rawGet(url, path);
    await post(url, { query: "{ ok }" });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]!.details).toMatchObject({ kind: "graphql" });
  });
});
