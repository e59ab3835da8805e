import { beforeEach, describe, expect, it, vi } from "vitest";
import { type GraphAnswer, notFound, notSupported, startGraphServer } from "#tests/support/graphServer.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";

const GOOD = { body: { data: { kiosks: [] } } };
const FULL = new AbortController().signal;

/** Messages in the browser's console. */
let log: string[];
beforeEach(() => {
  // The module remembers for the life of a page whether hashes are supported.
  vi.resetModules();
  log = [];
  vi.spyOn(console, "warn").mockImplementation((words: string) => void log.push(words));
});

async function ask(signal: AbortSignal = FULL) {
  const [late, { KioskRatingsDocument }] = await Promise.all([import("./queryFromBrowser"), import("./__generated__/operations")]);
  const { data, error } = await late.queryFromBrowser(KioskRatingsDocument, { ids: ["1"] }, { fetchOptions: { signal } });
  return { data, log, thrown: error };
}

describe("a query", () => {
  it("sends the hash only, with the names of operation and client", async () => {
    const { asked, requests } = await startGraphServer(GOOD);
    expect(await ask()).toMatchObject({ data: { kiosks: [] }, log: [] });
    expect(asked).toEqual(["hash"]);
    expect(requests[0]!.body).toMatchObject({ operationName: "KioskRatings", variables: { ids: ["1"] } });
    expect(requests[0]!.headers).toMatchObject({
      accept: "application/json",
      "client-name": "keyway-browser",
      "client-version": expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it.each<[string, GraphAnswer]>([
    ["is not found", notFound],
    ["is answered with 400 and a page", { status: 400, type: "text/html", body: "<html>" }],
    ["is answered with 400 and errors", { status: 400, body: { errors: [{ message: "Bad." }] } }],
    [
      "is answered with 400 in GraphQL's own type",
      { status: 400, type: "application/graphql-response+json", body: { errors: [{ message: "Bad." }] } },
    ],
    ["is answered with 500 and a page", { status: 500, type: "text/html", body: "<html>" }],
    ["is answered with 500 and nothing", { status: 500, body: "" }],
  ])("sends the text with its hash where the hash %s", async (__, first) => {
    const { asked } = await startGraphServer(first, GOOD);
    expect(await ask()).toMatchObject({ data: { kiosks: [] }, log: [] });
    expect(asked).toEqual(["hash", "hash and text"]);
    // The next query is sent by its hash again.
    await ask();
    expect(asked.slice(2)).toEqual(["hash"]);
  });

  it("sends texts only once hashes are not supported", async () => {
    const { asked } = await startGraphServer(notSupported, GOOD, { status: 500, body: "" }, GOOD);
    await ask();
    expect(asked).toEqual(["hash", "text"]);
    expect((await ask()).log).toEqual(["KioskRatings: Response not successful: Received status code 500"]);
    await ask();
    expect(asked).toEqual(["hash", "text", "text", "text"]);
  });

  it("sends the text once, and then logs the error", async () => {
    const { asked } = await startGraphServer({ status: 500, body: { errors: [{ message: "Broken." }] } });
    expect((await ask()).log).toEqual([
      "KioskRatings: Response not successful: Received status code 500. Apollo errors occurred (1): Broken.",
    ]);
    expect(asked).toEqual(["hash", "hash and text"]);
  });

  it.each<[string, GraphAnswer, string, number]>([
    ["503 and a page", { status: 503, type: "text/html", body: "<html>" }, "Response not successful: Received status code 503", 503],
    [
      "502 and an error",
      { status: 502, body: { errors: [{ message: "Away." }] } },
      "Response not successful: Received status code 502. Apollo errors occurred (1): Away.",
      502,
    ],
    ["300 and data", { status: 300, body: { data: { kiosks: [] } } }, "Response not successful: Received status code 300", 300],
    [
      "503 and data in GraphQL's own type",
      { status: 503, type: "application/graphql-response+json", body: { data: { kiosks: [] } } },
      "Response not successful: Received status code 503",
      503,
    ],
    ["what is not JSON", { body: "<html>" }, "Parse error: the response is not JSON (status 200)", 500],
    ["neither data nor errors", { body: {} }, "Server response was missing for query 'KioskRatings'", 500],
    ["errors alone", { body: { errors: [{ message: "One." }, { message: "Two." }] } }, "Apollo errors occurred (2): One.; Two.", 500],
  ])("says what an answer of %s is, and throws it", async (__, answer, message, status) => {
    const { asked } = await startGraphServer(answer);
    const { data, thrown } = await ask();
    expect(data ?? null).toBeNull();
    expect(log).toEqual([`KioskRatings: ${message}`]);
    const { describeError } = await import("./errorMessage");
    expect(describeError(thrown)).toEqual({ message, status });
    expect(asked).toEqual(["hash"]);
  });

  it("returns partial data, and logs the errors", async () => {
    await startGraphServer({ body: { data: { kiosks: null }, errors: [{ message: "Away.", path: ["kiosks"] }] } });
    expect(await ask()).toMatchObject({ data: { kiosks: null }, log: ["KioskRatings: Apollo errors occurred (1): Away."] });
  });

  it("logs that the BFF cannot be reached", async () => {
    const realFetch = fetch;
    vi.stubGlobal("fetch", (__: string, init: RequestInit) => realFetch("http://127.0.0.1:1/graphql", init));
    const { thrown } = await ask();
    vi.unstubAllGlobals();
    expect(thrown).toBeInstanceOf(TypeError);
    expect(log).toEqual([expect.stringMatching(/^KioskRatings: fetch failed \(/)]);
  });

  it("is aborted at its timeout, and logs it", async () => {
    await startGraphServer("hang");
    expect((await ask(AbortSignal.timeout(50))).thrown).toMatchObject({ name: "TimeoutError" });
    expect(log).toEqual(["KioskRatings: The operation was aborted due to timeout"]);
  });

  it("logs nothing if the caller aborts it", async () => {
    const { asked } = await startGraphServer("hang");
    const controller = new AbortController();
    const answer = ask(controller.signal);
    await vi.waitFor(() => expect(asked).toEqual(["hash"]));
    controller.abort();
    expect((await answer).thrown).toMatchObject({ name: "AbortError" });
    expect(log).toEqual([]);
  });
});

it("a query is aborted after `timeoutMs`, and logs it", async () => {
  await startGraphServer("hang");
  const [late, { KioskRatingsDocument }] = await Promise.all([import("./queryFromBrowser"), import("./__generated__/operations")]);
  expect((await late.queryFromBrowser(KioskRatingsDocument, { ids: ["1"] }, { timeoutMs: 50 })).error).toMatchObject({
    name: "TimeoutError",
  });
  expect(log).toEqual(["KioskRatings: The operation was aborted due to timeout"]);
});

it("a query that is aborted while the client loads is not sent", async () => {
  const { asked } = await startGraphServer(GOOD);
  await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  expect([asked, log]).toEqual([[], []]);
});

it("a cancelled query closes its request to the BFF", async () => {
  const closedRequests: string[] = [];
  let arrived = 0;
  const server = await startHttpServer((response, _request, nth) => {
    arrived = nth;
    response.on("close", () => closedRequests.push(`${nth}`));
  });
  const realFetch = fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => realFetch(new URL(address, server.url), init));
  const [late, { KioskRatingsDocument }] = await Promise.all([import("./queryFromBrowser"), import("./__generated__/operations")]);
  const older = new AbortController();
  const answer = late.queryFromBrowser(KioskRatingsDocument, { ids: ["1"] }, { fetchOptions: { signal: older.signal } });
  await vi.waitFor(() => expect(arrived).toBe(1), { timeout: 20_000 });
  older.abort();
  await answer;
  await vi.waitFor(() => expect(closedRequests).toContain("1"));
  vi.unstubAllGlobals();
});

it.each([
  ["a query is sent once more", "query", 2],
  ["a mutation is not sent again", "mutation", 1],
])("%s if no response arrives", async (_, operation, times) => {
  const [{ browserClient }, { SendMessageDocument, KioskRatingsDocument }] = await Promise.all([
    import("./browserClient"),
    import("./__generated__/operations"),
  ]);
  const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", request);
  const { error } =
    operation === "query"
      ? await browserClient().query({ query: KioskRatingsDocument, variables: { ids: ["1"] } })
      : await browserClient().mutate({ mutation: SendMessageDocument, variables: { input: {}, key: "k", language: "EN_US" } });
  vi.unstubAllGlobals();
  expect(error).toBeInstanceOf(TypeError);
  expect(request.mock.calls.map(([address]) => address)).toEqual(Array(times).fill("/graphql"));
  expect(log).toHaveLength(1);
});

it("a mutation is sent as text, and not retried", async () => {
  const { asked } = await startGraphServer({ status: 500, body: "" });
  const [{ browserClient }, { SendMessageDocument }] = await Promise.all([import("./browserClient"), import("./__generated__/operations")]);
  const variables = { input: {}, key: "k", language: "EN_US" } as const;
  const { data, error } = await browserClient().mutate({ mutation: SendMessageDocument, variables });
  expect({ data, error }).toMatchObject({ data: undefined, error: { message: "Response not successful: Received status code 500" } });
  expect(asked).toEqual(["text"]);
});
