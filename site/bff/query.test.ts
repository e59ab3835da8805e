import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type GraphAnswer, notFound, startGraphServer } from "#tests/support/graphServer.ts";
import { processWide } from "../processWide";
import { RouteByPathDocument } from "./__generated__/operations";

const VARIABLES = { path: "/", language: "EN_US" } as const;

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** Queries a server that sends this answer as the BFF. */
async function ask(...answers: GraphAnswer[]) {
  const server = await startGraphServer(...answers);
  vi.stubEnv("BFF_URL", server.url);
  const [{ queryBff }, { describeError }] = await Promise.all([import("./query"), import("./errorMessage")]);
  const toThrown = (thrown: unknown) => ({ name: (thrown as Error).name, ...describeError(thrown) });
  const answer = await queryBff(RouteByPathDocument, VARIABLES, "one=1", "203.0.113.9, 10.0.0.1").catch(toThrown);
  return { ...server, answer };
}

describe("a query from the server", () => {
  it("sends the hash, the name, the cookie, the client's name and the visitor's address", async () => {
    const { asked, requests, answer } = await ask({ body: { data: { route: null } } });
    expect(answer).toEqual({ data: { route: null }, errors: [] });
    expect(asked).toEqual(["hash"]);
    expect(requests[0]!.body).toMatchObject({ operationName: "RouteByPath", variables: VARIABLES });
    expect(requests[0]!.headers).toMatchObject({
      cookie: "one=1",
      "x-forwarded-for": "203.0.113.9, 10.0.0.1",
      "client-name": "keyway-site",
      "client-version": expect.stringMatching(/^\d/),
    });
  });

  it.each([
    ["gets its answer", { body: { data: { route: null } } }, { data: { route: null }, errors: [] }],
    ["fails", notFound, { name: "BffError", message: "Apollo errors occurred (1): PersistedQueryNotFound", status: 500 }],
  ])("sends the text too where the BFF does not know its hash, and then %s", async (_, second, expected) => {
    const { asked, answer } = await ask(notFound, second);
    expect(asked).toEqual(["hash", "hash and text"]);
    expect(answer).toEqual(expected);
  });

  it("returns a partial answer with its errors", async () => {
    const errors = [{ message: "Away.", path: ["route"] }];
    expect((await ask({ body: { data: { route: null }, errors } })).answer).toEqual({ data: { route: null }, errors });
  });

  it.each<[string, GraphAnswer, string, number]>([
    ["a status", { status: 503, body: "<html>" }, "Response not successful: Received status code 503", 503],
    [
      "a status and errors",
      { status: 400, body: { errors: [{ message: "Bad." }] } },
      "Response not successful: Received status code 400. Apollo errors occurred (1): Bad.",
      400,
    ],
    ["a status and data", { status: 500, body: { data: { route: null } } }, "Response not successful: Received status code 500", 500],
    ["what is not JSON", { body: "<html>" }, "Parse error: the response is not JSON (status 200)", 500],
    ["null", { body: "null" }, "Server response was missing for query 'RouteByPath'", 500],
    ["neither data nor errors", { body: {} }, "Server response was missing for query 'RouteByPath'", 500],
    [
      "errors alone",
      { body: { data: null, errors: [{ message: "One." }, { message: "Two." }] } },
      "Apollo errors occurred (2): One.; Two.",
      500,
    ],
  ])("and throws what it is where the answer is %s, without asking again", async (_, serverAnswer, message, status) => {
    const { answer, asked } = await ask(serverAnswer);
    expect(answer).toEqual({ name: "BffError", message, status });
    expect(asked).toEqual(["hash"]);
  });

  it("throws if the BFF cannot be reached", async () => {
    vi.stubEnv("BFF_URL", "http://127.0.0.1:1");
    const [{ queryBff }, { describeError }] = await Promise.all([import("./query"), import("./errorMessage")]);
    const thrown = await queryBff(RouteByPathDocument, VARIABLES).catch((error: unknown) => error);
    expect(describeError(thrown)).toEqual({
      message: expect.stringMatching(/^The BFF cannot be reached\. \(fetch failed \(.+\)\)$/),
      status: 500,
    });
  });

  it("has the rest of the page's time", async () => {
    const { withDeadline } = await import("./deadline");
    const startedAt = performance.now();
    const { answer } = await withDeadline(200, () => ask("hang"));
    expect(answer).toMatchObject({ name: "BffError", message: "The BFF cannot be reached. (The operation was aborted due to timeout)" });
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it("throws at once while the BFF is unresponsive", async () => {
    const silence = processWide("silence", () => ({ isSilent: false }));
    Object.assign(silence, { isChecking: false, lastAnswerAt: 0, waiting: new Set(), isSilent: true });
    onTestFinished(() => void (silence.isSilent = false));
    const { answer, requests } = await ask({ body: { data: { route: null } } });
    expect(answer).toEqual({ name: "BffError", message: "The BFF does not answer.", status: 500 });
    expect(requests).toEqual([]);
  });

  it("throws if the BFF does not answer in time", async () => {
    const timeout = vi
      .spyOn(AbortSignal, "timeout")
      .mockReturnValue(AbortSignal.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError")));
    const { answer } = await ask("hang");
    timeout.mockRestore();
    expect(answer).toEqual({
      name: "BffError",
      message: "The BFF cannot be reached. (The operation was aborted due to timeout)",
      status: 500,
    });
  });
});
