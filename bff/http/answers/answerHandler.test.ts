import { describe, expect, test, vi } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { createFakes, failureOf, keyDesign, kiosk, pageDocument, startBff } from "#tests/support/fakes.ts";
import { createObserver } from "../../observe/observer";
import { createServer } from "../../server";

const PAGE = '{ page(path: "/key/", language: EN_US) { ... on PageDocument { id } } contentVersion }';

async function start() {
  const fakes = createFakes();
  fakes.content.documents = [pageDocument({ id: "key" })];
  fakes.kiosks.all = [kiosk("1")];
  fakes.kiosks.designs = [keyDesign("PHIL", 1)];
  const observer = createObserver();
  const bff = await startBff(fakes, (deps) => createServer(deps, { observer }));
  // An answer is made by Apollo, or without it, which the observer counts.
  const makers = [vi.spyOn(bff.server.apollo, "executeHTTPGraphQLRequest")];
  const countMade = () => makers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  /** Returns how often the graph is executed for this many requests, one after the other. */
  const executions = async (times: number, query: string, options: { cookie?: string } = {}) => {
    const before = countMade();
    for (let time = 0; time < times; time++) await bff.ask(query, {}, options);
    return countMade() - before;
  };
  return { ...fakes, ...bff, countMade, executions };
}

describe("an answer that is the same for all visitors", () => {
  test.each(["{ __typename }", PAGE, "{ kioskStates { state } }", '{ kiosk(id: "1") { name } }', "{ keyDesigns { name } }"])(
    "%s is made twice, and then sent from memory",
    async (query) => {
      const { executions } = await start();
      expect(await executions(6, query)).toBe(2);
    },
  );

  test("is the same whether it is made or sent from memory", async () => {
    const { ask } = await start();
    const answers = [];
    for (let times = 0; times < 4; times++) answers.push(await ask(PAGE));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ data: { page: { id: "key" }, contentVersion: "M1" } })]),
    );
  });

  test("is sent from memory also to who asks for a trace in production, where there is none", async () => {
    const { url, countMade } = await start();
    const headers = { "content-type": "application/json", "x-trace": "1" };
    for (let times = 0; times < 5; times++) await (await fetch(url, { method: "POST", headers, body: '{"query":"{ ok }"}' })).text();
    expect(countMade()).toBe(2);
  });

  test("is cached by request body and accepted type", async () => {
    const { url } = await start();
    const post = async (body: string, accept: string) => {
      const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json", accept }, body });
      return [response.headers.get("content-type"), await response.text()];
    };
    const [one, other] = [JSON.stringify({ query: "{ ok }" }), JSON.stringify({ query: "{ also: ok }" })];
    for (let times = 0; times < 3; times++) {
      expect(await post(one, "application/json")).toEqual([expect.stringContaining("application/json"), '{"data":{"ok":true}}\n']);
      expect(await post(other, "application/json")).toEqual([expect.stringContaining("application/json"), '{"data":{"also":true}}\n']);
      expect(await post(one, "application/graphql-response+json")).toEqual([
        expect.stringContaining("application/graphql-response+json"),
        '{"data":{"ok":true}}\n',
      ]);
    }
  });

  test("is cached once, however a client spells the accepted type", async () => {
    const { url, countMade } = await start();
    const accepted = ["application/json", "application/json;q=0.5", ...Array.from({ length: 10 }, (_, at) => `text/x${at}, */*`)];
    for (const accept of accepted) {
      await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", accept },
        body: JSON.stringify({ query: "{ ok }" }),
      });
    }
    expect(countMade()).toBe(2);
  });

  test("is not sent after a publish", async () => {
    const { ask, content, clock } = await start();
    for (let times = 0; times < 3; times++) await ask(PAGE);
    content.ref = "M2";
    content.documents = [];
    await vi.waitFor(async () => {
      clock.now += 300;
      expect((await ask(PAGE)).data).toEqual({ page: null, contentVersion: "M2" });
    });
  });

  test("is refreshed in the background when it is some seconds old, while the last one is sent", async () => {
    const { ask, clock, kiosks, executions, countMade } = await start();
    const KIOSK = '{ kiosk(id: "1") { name } }';
    await executions(3, KIOSK);
    kiosks.all = [{ ...kiosk("1"), name: "Renamed" }];
    clock.now += 5_000;
    const before = countMade();
    expect((await ask(KIOSK)).data).toEqual({ kiosk: { name: "Kiosk 1" } });
    await vi.waitFor(() => expect(countMade()).toBe(before + 1));
    // The kiosk itself is cached for longer.
    clock.now += SOURCE_LIFETIMES.kiosks.ttlMs;
    expect((await ask(KIOSK)).data).toEqual({ kiosk: { name: "Renamed" } });
  });
});

describe("an answer that belongs to one visitor, or is incomplete, is made each time", () => {
  test.each([
    ["an answer to a draft's cookie", "{ ok }", { cookie: "io.prismic.preview=YxOpaque" }],
    ["to an experiment's", "{ ok }", { cookie: "a=b; io.prismic.experiment=G%201" }],
    ["to a token's", "{ ok }", { cookie: "token=abc" }],
    ["of Google's", '{ predictions(input: "Columb") { name } }', {}],
    ["an error", "{ kiosksNear(point: { lat: 100, lng: 0 }) { totalCount } }", {}],
    ["a draft's path", '{ previewTarget(token: "YxOpaque") { path } }', {}],
    ["a mutation's", "mutation { __typename }", {}],
  ])("%s", async (_, query, options) => {
    const { executions } = await start();
    expect(await executions(4, query, options)).toBe(4);
  });

  test("a stale value", async () => {
    const { executions, content } = await start();
    content.refIsStale = true;
    expect(await executions(4, PAGE)).toBe(4);
  });

  test("a failed source", async () => {
    const { executions, kiosks } = await start();
    kiosks.failure = failureOf("kiosks");
    expect(await executions(4, "{ kioskStates { state } }")).toBe(4);
  });
});

describe("a body", () => {
  test.each(["", "{", "null", "[]", '"text"', "1"])("that is %j is refused with 400 and JSON", async (body) => {
    const { url } = await start();
    const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(response.status).toBe(400);
    expect((await response.json()) as object).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });

  test("over the limit is refused, with or without content-length", async () => {
    const { url } = await start();
    const large = JSON.stringify({ query: `{ ok } #${"x".repeat(200_000)}` });
    const chunks = new ReadableStream({ start: (controller) => (controller.enqueue(new TextEncoder().encode(large)), controller.close()) });
    for (const body of [large, chunks]) {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        duplex: "half",
      } as RequestInit);
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ errors: [{ message: "Payload Too Large", extensions: { code: "BAD_REQUEST" } }] });
    }
  });
});
