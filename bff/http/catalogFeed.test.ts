import { describe, expect, test } from "vitest";
import { createFakes, failureOf, kiosk, startBff } from "#tests/support/fakes.ts";
import { createCatalogFeed } from "./catalogFeed";
import { createKioskCatalog } from "../modules/kiosks/catalog";
import { createServer } from "../server";

const TOKEN = "open sesame, open sesame";
const basic = (words: string) => `Basic ${Buffer.from(words).toString("base64")}`;
const NOON = Date.UTC(2026, 2, 4, 12);

/** A BFF over some kiosks, with the catalog of them unless it is off. */
async function start({ isOn = true, kiosks = 120 } = {}) {
  const fakes = createFakes();
  fakes.kiosks.all = Array.from({ length: kiosks }, (_, index) => kiosk(String(100_001 + index))).toReversed();
  fakes.clock.now = NOON;
  const { caches, log, sources } = fakes.deps;
  const readPage = createKioskCatalog({ source: sources.kiosks, caches, log, now: () => fakes.clock.now });
  const catalog = isOn ? createCatalogFeed({ token: TOKEN, readPage, log }) : undefined;
  const bff = await startBff(fakes, (deps) => createServer(deps, { catalog }));
  return {
    fakes,
    async get(query = "", headers: Record<string, string> = { authorization: basic(`${TOKEN}:`) }) {
      const response = await fetch(new URL(`/integration/kiosks${query}`, bff.url), { headers });
      const text = await response.text();
      const body = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
      return { status: response.status, headers: response.headers, body };
    },
  };
}

const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);

describe("the catalog of kiosks", () => {
  test("has all kiosks by id, fifty per page, each with its title for editors and its data for documents", async () => {
    const { get } = await start();
    const [first, second, third, fourth] = await Promise.all(["", "?page=2", "?page=3", "?page=4"].map((query) => get(query)));
    expect(first).toMatchObject({ status: 200, body: { results_size: 120 } });
    const all = [first, second, third].flatMap((page) => idsOf(page!.body));
    expect(all).toEqual(Array.from({ length: 120 }, (_, index) => String(100_001 + index)));
    expect([first, second, third].map((page) => page!.body.results.length)).toEqual([50, 50, 20]);
    expect(first!.body.results[0]).toEqual({
      id: "100001",
      title: "Kiosk 100001",
      description: "1 Main St, Springfield, IL 62701, 100001",
      last_update: Date.UTC(2026, 2, 4),
      blob: { location_id: "100001", name: "Kiosk 100001" },
    });
    expect(fourth).toMatchObject({ status: 200, body: { results_size: 120, results: [] } });
  });

  test("names a kiosk without a name by its other data", async () => {
    const { fakes, get } = await start({ kiosks: 2 });
    const address = { street: null, city: null, state: "IL", postalCode: null, country: null };
    fakes.kiosks.all = [
      { ...kiosk("1"), name: null, retailer: "Riverside" },
      { ...kiosk("2"), name: null, address },
    ];
    const { body } = await get();
    expect(body.results).toMatchObject([{ title: "Riverside" }, { title: "2", description: "IL, 2", blob: { name: "2" } }]);
  });

  test("takes one backend call for a page, and evicts no kiosk that visitors see", async () => {
    const { fakes, get } = await start();
    await get("?page=2");
    await get("?page=2");
    expect(fakes.calls.map((call) => call.split(" ")[0])).toEqual(["kiosks.network", "kiosks.byIds"]);
    expect(fakes.deps.caches.backend.size().entries).toBe(0);
  });

  test("is not sent again when it is unchanged, and every kiosk counts as changed once a day", async () => {
    const { fakes, get } = await start();
    const { headers } = await get();
    const again = { authorization: basic(`${TOKEN}:`), "if-none-match": headers.get("etag")! };
    expect(await get("", again)).toMatchObject({ status: 304, body: "" });
    expect((await get("?page=2", again)).status).toBe(200);
    fakes.clock.now += 24 * 3_600_000;
    const { status, body } = await get("", again);
    expect([status, body.results[0].last_update]).toEqual([200, Date.UTC(2026, 2, 5)]);
  });

  test("must not be cached by shared caches", async () => {
    const { get } = await start();
    expect((await get()).headers.get("cache-control")).toBe("private, no-cache");
  });

  test("is 503 without the backend's text while the backend fails, unless the last page is cached", async () => {
    const { fakes, get } = await start();
    await get("?page=1");
    fakes.kiosks.failure = failureOf("kiosks");
    fakes.clock.now += 400_000;
    expect(await get("?page=1")).toMatchObject({ status: 200, body: { results_size: 120 } });
    const { status, headers, body } = await get("?page=2");
    expect([status, headers.get("retry-after"), body]).toEqual([503, "60", { error: "A source of this data answered with an error." }]);
  });
});

describe("a client of the catalog", () => {
  test.each([
    ["no token", {}],
    ["another token", { authorization: basic("open sesame:") }],
    ["the token as a password", { authorization: basic(`:${TOKEN}`) }],
    ["the token with more behind it", { authorization: basic(`${TOKEN}:x`) }],
    ["the token as it is", { authorization: TOKEN }],
    ["nothing in its header", { authorization: basic("") }],
  ])("is refused with 401 when it sends %s, and no source is called", async (_, headers) => {
    const { fakes, get } = await start();
    expect(await get("?page=x", headers as Record<string, string>)).toMatchObject({
      status: 401,
      body: { error: "The access token is wrong." },
    });
    expect(fakes.calls).toEqual([]);
  });

  test.each(["0", "-1", "1.5", "two", "", "99999999", "1&page=2", "1000001"])("gets an error for the invalid page %s", async (page) => {
    const { fakes, get } = await start();
    expect(await get(`?page=${page}`)).toMatchObject({ status: 400 });
    expect(fakes.calls).toEqual([]);
  });

  test("gets 404 when no token is configured", async () => {
    const { get } = await start({ isOn: false });
    expect((await get()).status).toBe(404);
  });
});
