import { text } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createRecentOperations, type RecentOperation } from "../../observe/recentOperations";
import { post, startWatched } from "../../observe/testing";
import { createOperations } from "../../guards/operations/operations";
import type { StandIn } from "../../config";
import { createPanel } from "./panel";

const KIOSK = "query OneKiosk($id: ID!) { kiosk(id: $id) { name } }";
const SHA = "a".repeat(64);
const PAGE = "https://keyway.example/key-services/?q=columbus";

/** A BFF with its panel. `operationsOf` returns what the panel shows on a page. */
async function start(standIns: StandIn[] = []) {
  const recent = createRecentOperations(createOperations({ [SHA]: { name: "OneKiosk", text: KIOSK } }));
  const bff = await startWatched({ recent, panel: createPanel({ recent, standIns }) });
  const ask = (id: string, referer = PAGE, client = "keyway-site") =>
    post(bff.url, { query: KIOSK, variables: { id } }, { referer, "client-name": client });
  const operationsOf = async (page: string, since = 0) =>
    (await (await fetch(`${bff.url}/panel/operations?${new URLSearchParams({ page, since: String(since) })}`)).json()) as RecentOperation[];
  return { ...bff, recent, ask, operationsOf };
}

describe("the operations of a page", () => {
  test("are listed with variables, upstream calls and reads of caches", async () => {
    const { ask, operationsOf } = await start();
    await ask("7");
    await vi.waitFor(async () => expect(await operationsOf("/key-services/")).toHaveLength(1));
    await ask("7", PAGE, "keyway-browser");
    const [first, second] = await operationsOf("/key-services/");
    const common = { name: "OneKiosk", variables: { id: "7" }, page: "/key-services/", status: 200, errors: {}, costs: [] };
    const attempt = { source: "kiosks", method: "GET", path: "/kiosks?ids=7", status: 200, bytes: 14, ms: expect.any(Number) };
    expect(first).toMatchObject({ ...common, client: "keyway-site", isAnswerCached: false, attempts: [attempt] });
    expect(first!.reads).toEqual({ kiosks: { miss: 1 } });
    expect(first!.ms).toBeGreaterThan(0);
    expect(first!.text).toBe("query OneKiosk($id: ID!) {\n  kiosk(id: $id) {\n    name\n  }\n}");
    expect(second).toMatchObject({ ...common, client: "keyway-browser", attempts: [] });
    expect(second!.isAnswerCached || second!.reads.kiosks?.hit === 1).toBe(true);
  });

  test("are those of the page that was asked for, since the time that was given", async () => {
    const { ask, operationsOf } = await start();
    await ask("1", "https://keyway.example/a/");
    await ask("2", "https://keyway.example/b/");
    await ask("3", "no address");
    await vi.waitFor(async () => expect(await operationsOf("/b/")).toMatchObject([{ variables: { id: "2" } }]));
    expect(await operationsOf("/b/", Date.now() + 60_000)).toEqual([]);
    expect(await operationsOf("/c/")).toEqual([]);
  });

  test("have the text that their hash stands for, the codes of their errors and the status of a failed call", async () => {
    const { url, fakes, operationsOf } = await start();
    fakes.places.failure = new TypeError("of our own");
    await post(url, { query: '{ placeDetails(placeId: "x") { name } }' }, { referer: PAGE });
    await post(url, { extensions: { persistedQuery: { version: 1, sha256Hash: SHA } }, variables: { id: "9" } }, { referer: PAGE });
    await vi.waitFor(async () => expect(await operationsOf("/key-services/")).toHaveLength(2));
    expect(await operationsOf("/key-services/")).toMatchObject([
      { name: "without a name", errors: { INTERNAL_SERVER_ERROR: 1 } },
      { name: "OneKiosk", variables: { id: "9" }, text: expect.stringContaining("kiosk(id: $id)") },
    ]);
  });

  test("have Google's bill by its price list", async () => {
    const { recent, operationsOf } = await start();
    const costs = [
      { call: "search", tier: "pro", usd: 0.032 },
      { call: "details", tier: "atmosphere", usd: 0.025 },
      { call: "autocomplete", tier: null, usd: 0.002_83 },
    ] as const;
    const details = { body: { query: "{ ok }" }, attempts: [], reads: new Map(), costs };
    const record = { id: "r", calls: new Map(), hits: new Map(), errors: new Map(), details };
    recent.add({ headers: { referer: PAGE }, record, status: 200, ms: 1 });
    const [operation] = await operationsOf("/key-services/");
    expect(operation!.costs).toEqual([
      { sku: "Text Search Pro", usd: 0.032 },
      { sku: "Place Details Enterprise + Atmosphere", usd: 0.025 },
      { sku: "Autocomplete Requests", usd: 0.002_83 },
    ]);
  });

  test("are a bounded number", async () => {
    const { recent } = await start();
    for (let at = 0; at < 500; at++) recent.addCached({ referer: PAGE }, { query: "{ ok }", variables: { at } });
    const kept = recent.ofPage("/key-services/", 0);
    expect(kept).toHaveLength(200);
    expect(kept[0]!.variables).toEqual({ at: 300 });
  });
});

describe("the fault switches", () => {
  /** A stand-in with two kinds of faults. It refuses the kind `earthquake`. */
  async function startStandIn() {
    const sent: string[] = [];
    const { url } = await startHttpServer((response, request) => {
      if (request.method === "GET") return void response.end(request.url === "/__kinds" ? '["hang","429"]' : '[{"kind":"hang"}]');
      void text(request).then((body) => {
        sent.push(`${request.url} ${body}`);
        response.writeHead(body.includes("earthquake") ? 400 : 200).end(body.includes("earthquake") ? '{"message":"No such kind."}' : body);
      });
    });
    return { sent, url };
  }

  test("show each stand-in's faults, and replace them", async () => {
    const standIn = await startStandIn();
    const { url } = await start([{ source: "kiosks", url: standIn.url }]);
    expect(await (await fetch(`${url}/panel/faults`)).json()).toEqual([
      { source: "kiosks", kinds: ["hang", "429"], faults: [{ kind: "hang" }] },
    ]);
    const put = (source: string, faults: object, type = "application/json") =>
      fetch(`${url}/panel/faults/${source}`, { method: "PUT", headers: { "content-type": type }, body: JSON.stringify(faults) });
    expect((await put("kiosks", [{ kind: "429", times: 2 }])).status).toBe(200);
    const refused = await put("kiosks", [{ kind: "earthquake" }]);
    expect([refused.status, await refused.json()]).toEqual([400, { message: "No such kind." }]);
    expect((await put("places", [])).status).toBe(404);
    // What a page of another site can send without a preflight.
    expect((await put("kiosks", [], "text/plain")).status).toBe(415);
    expect(standIn.sent).toEqual(['/__faults [{"kind":"429","times":2}]', '/__faults [{"kind":"earthquake"}]']);
  });
});

test("a BFF without the panel has neither its script nor its data", async () => {
  const { url } = await startWatched();
  await post(url, { query: "{ ok }" }, { referer: PAGE });
  for (const path of ["panel.js", "operations?page=/key-services/", "faults"]) {
    const response = await fetch(`${url}/panel/${path}`);
    expect([path, response.status]).not.toEqual([path, 200]);
  }
});
