import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createFakeLog, createFakes, failureOf, kiosk, pageDocument, startBff } from "../../tests/support/fakes";
import { createObserver } from "../observe/observer";
import { createOperations } from "../operations/operations";
import { createServer } from "../server";

const PAGE = 'query Page { page(path: "/key/", lang: "en-us") { ... on PageDocument { id } } }';
/** Any of these cookies, so that each answer is made. */
const COOKIE = "token=abc";

async function start({ operations = {} as Record<string, { name: string; text: string }> } = {}) {
  const fakes = createFakes();
  fakes.content.documents = [pageDocument({ id: "key" })];
  fakes.kiosks.all = [kiosk("1")];
  const log = createFakeLog();
  const observer = createObserver({ log: log.log });
  const points = vi.spyOn(observer, "recordDirectAnswer");
  const bff = await startBff(fakes, (deps) => createServer(deps, { observer, operations: createOperations(operations) }));
  const apollo = vi.spyOn(bff.server.apollo, "executeHTTPGraphQLRequest");
  const post = async (body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(bff.url, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: COOKIE, ...headers },
      body: JSON.stringify(body),
    });
    const head = ["content-type", "cache-control", "x-content-type-options"].map((name) => response.headers.get(name));
    return { status: response.status, head, text: await response.text() };
  };
  return { ...fakes, ...bff, lines: log.entries, apollo, points, post };
}

test("a query that Apollo has answered before is answered the same without Apollo", async () => {
  const { post, apollo, points, lines } = await start();
  const first = await post({ query: PAGE });
  expect([first.status, first.text]).toEqual([200, '{"data":{"page":{"id":"key"}}}\n']);
  for (let times = 0; times < 5; times++) expect(await post({ query: PAGE })).toEqual(first);
  expect([apollo.mock.calls.length, points.mock.calls.length]).toEqual([1, 5]);
  await vi.waitFor(() => expect(lines).toHaveLength(6));
  const line = { operation: { name: "Page", type: "query" }, outcome: "ok", status: 200 };
  expect(lines.map(({ details }) => details)).toEqual(lines.map(() => expect.objectContaining(line)));
});

test("each request has its own variables", async () => {
  const { post, apollo } = await start();
  const query = "query ($id: ID!) { kiosk(id: $id) { locationId } }";
  for (const id of ["1", "2", "1", "1"]) {
    expect(JSON.parse((await post({ query, variables: { id } })).text)).toEqual({
      data: { kiosk: id === "1" ? { locationId: "1" } : null },
    });
  }
  expect(apollo).toHaveBeenCalledOnce();
});

test("the hash of one of the site's operations stands for its text", async () => {
  const sha256Hash = createHash("sha256").update(PAGE).digest("hex");
  const { post, apollo } = await start({ operations: { [sha256Hash]: { name: "Page", text: PAGE } } });
  const body = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
  const first = await post(body);
  expect([(await post(body)).text, first.text]).toEqual([first.text, '{"data":{"page":{"id":"key"}}}\n']);
  expect(apollo).toHaveBeenCalledOnce();
  expect((await post({ extensions: { persistedQuery: { version: 2, sha256Hash } } })).text).toContain(
    "Unsupported persisted query version",
  );
  expect((await post({ query: "{ ok }", ...body })).text).toContain("does not match");
});

test.each([
  ["a type that is not known", { query: PAGE }, { accept: "image/png" }, 406],
  ["variables that do not fit", { query: "query ($id: ID!) { kiosk(id: $id) { name } }", variables: { id: [] } }, {}, 200],
  ["variables that are no object", { query: PAGE, variables: "{}" }, {}, 400],
  ["a list of operations", [{ query: PAGE }], {}, 400],
  ["an operation that the document does not have", { query: PAGE, operationName: "Other" }, {}, 200],
  ["a document without a text", { query: "" }, {}, 400],
])("%s is refused in the same way the first and each later time", async (_, body, headers, status) => {
  const { post } = await start();
  await post({ query: PAGE });
  await post({ query: "query ($id: ID!) { kiosk(id: $id) { name } }", variables: { id: "1" } });
  const answers = [await post(body, headers), await post(body, headers)];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]!.status).toBe(status);
  expect(JSON.parse(answers[0]!.text)).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
});

test("a failed field is reported as by Apollo, and executed once", async () => {
  const { post, kiosks, calls, log } = await start();
  const query = `query { page(path: "/key/", lang: "en-us") { ... on PageDocument { id } } kiosk(id: "1") { name } }`;
  for (let times = 0; times < 3; times++) await post({ query });
  kiosks.failure = failureOf("kiosks");
  calls.length = 0;
  const { status, text } = await post({ query });
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    data: { page: { id: "key" }, kiosk: null },
    errors: [{ path: ["kiosk"], extensions: { code: "UPSTREAM_STATUS", source: "kiosks" } }],
  });
  expect(calls.filter((call) => call.startsWith("kiosks.byIds"))).toHaveLength(1);
  expect(log.filter(({ level }) => level === "warn")).toHaveLength(1);
});

test("errors and stale sources beside the data are reported each time", async () => {
  const { post, places, content } = await start();
  const ask = async () => JSON.parse((await post({ query: '{ predictions(input: "Colum") { name } contentVersion }' })).text) as object;
  for (let times = 0; times < 2; times++) expect(await ask()).toEqual({ data: { predictions: [], contentVersion: "M1" } });
  places.failure = failureOf("places");
  content.refIsStale = true;
  expect(await ask()).toMatchObject({
    data: { predictions: [], contentVersion: "M1" },
    errors: [{ path: ["predictions"], extensions: { source: "places" } }],
    extensions: { stale: ["content"] },
  });
});

test("a visitor without points is refused, and is charged once for an answer", async () => {
  const fakes = createFakes();
  const take = vi.fn<(key: string, points?: number) => Promise<number>>(async () => 0);
  const bff = await startBff({ deps: { ...fakes.deps, budgets: { ...fakes.deps.budgets, points: { take } } } });
  const ask = () => bff.ask("{ ok }", {}, { cookie: COOKIE, from: "192.0.2.7" });
  for (let times = 1; times <= 3; times++) {
    expect(await ask()).toEqual({ data: { ok: true } });
    // Once more for the text, which is parsed the first time.
    expect(take).toHaveBeenCalledTimes(times + 1);
  }
  take.mockResolvedValue(30);
  expect((await ask()).errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", retryAfter: 30 } }]);
});
