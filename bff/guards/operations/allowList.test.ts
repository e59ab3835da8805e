import { createHash } from "node:crypto";
import { print } from "graphql";
import { describe, expect, test } from "vitest";
import {
  KioskRatingsDocument as KioskRatings,
  SubmitApplicationDocument as SubmitApplication,
} from "#site/bff/__generated__/operations.ts";
import { application, applicationRequest, resumeFile } from "#tests/support/application.ts";
import { createFakes, kiosk, startBff } from "#tests/support/fakes.ts";
import { createServer } from "../../server";
import { createAllowList } from "./allowList";
import { createOperations, type Operations, readOperations } from "./operations";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const byHash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const ofSite = readOperations();
const text = print(KioskRatings);
const sha256 = hashOf(text);
const variables = { ids: ["1"] };
const ANSWER = { data: { kiosks: [{ locationId: "1" }] } };
const REFUSAL = {
  errors: [
    {
      message: "Only the site's own operations are answered here. Set ALLOW_ANY_OPERATION=1 to explore.",
      extensions: { code: "OPERATION_NOT_ALLOWED" },
    },
  ],
};

/** A BFF that executes only these operations. */
async function start(operations: Operations = ofSite, anyOperation = false) {
  const fakes = createFakes();
  fakes.kiosks.all = [kiosk("1")];
  const { url } = await startBff(fakes, (deps) => createServer(deps, { operations, anyOperation }));
  const post = async (body: unknown) => {
    const response = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return { status: response.status, answer: await response.json() };
  };
  const get = async (parameters: Record<string, string>) => {
    const response = await fetch(`${url}?${new URLSearchParams(parameters)}`);
    return { status: response.status, answer: await response.json() };
  };
  return { fakes, url, post, get };
}

describe("an operation of the site is answered", () => {
  test.each([
    ["by its text", { query: text, variables }],
    ["by its hash, the first time", { variables, extensions: byHash(sha256) }],
    ["by both", { query: text, variables, extensions: byHash(sha256) }],
  ])("%s", async (_, body) => {
    const { post } = await start();
    expect(await post(body)).toMatchObject({ status: 200, answer: ANSWER });
  });

  test("by GET", async () => {
    const { get } = await start();
    const parameters = { variables: JSON.stringify(variables) };
    expect(await get({ ...parameters, query: text })).toMatchObject({ status: 200, answer: ANSWER });
    expect(await get({ ...parameters, extensions: JSON.stringify(byHash(sha256)) })).toMatchObject({ status: 200, answer: ANSWER });
  });

  test("with a file", async () => {
    const { fakes, url } = await start();
    const request = applicationRequest(application(), resumeFile());
    const key = crypto.randomUUID();
    const operations = { query: print(SubmitApplication), variables: { input: application(), resume: null, key } };
    (request.body as FormData).set("operations", JSON.stringify(operations));
    const response = await fetch(url, request);
    expect(response.status).toBe(200);
    expect(fakes.jobs.received).toHaveLength(1);
  });
});

describe("any other operation is refused, without a call to a source", () => {
  const other = `${text} `;
  test.each([
    ["a text", { query: '{ kiosk(id: "1") { name } }' }],
    ["the text of one with an additional blank", { query: other, variables }],
    ["a text with its hash", { query: other, variables, extensions: byHash(hashOf(other)) }],
    ["a text with the hash of one", { query: other, variables, extensions: byHash(sha256) }],
    ["a hash", { variables, extensions: byHash(hashOf(other)) }],
    // It gets the same error as the others, since it is not parsed.
    ["a syntax error", { query: "{{{" }],
    ["a query of the schema", { query: "{ __schema { types { name } } }" }],
  ])("%s", async (_, body) => {
    const { fakes, post } = await start();
    expect(await post(body)).toEqual({ status: 400, answer: REFUSAL });
    expect(fakes.calls).toEqual([]);
  });

  test("by GET", async () => {
    const { get } = await start();
    expect(await get({ query: "{ ok }" })).toEqual({ status: 400, answer: REFUSAL });
    expect(await get({ extensions: JSON.stringify(byHash("0".repeat(64))) })).toEqual({ status: 400, answer: REFUSAL });
  });

  test("with a file", async () => {
    const { fakes, url } = await start();
    const response = await fetch(url, applicationRequest(application(), resumeFile()));
    expect({ status: response.status, answer: await response.json() }).toEqual({ status: 400, answer: REFUSAL });
    expect(fakes.jobs.received).toEqual([]);
  });

  test("a refused text is not registered by its hash", async () => {
    const { post } = await start();
    await post({ query: other, variables, extensions: byHash(hashOf(other)) });
    expect(await post({ variables, extensions: byHash(hashOf(other)) })).toEqual({ status: 400, answer: REFUSAL });
  });
});

test.each([
  ["nothing", {}],
  ["no text", { query: 0 }],
  ["no hash", { extensions: { persistedQuery: 1 } }],
  ["many operations", [{ query: text }, { query: "{ ok }" }]],
])("a request with %s is malformed, and gets an error of its own", async (_, body) => {
  const { post } = await start();
  const { status, answer } = await post(body);
  expect((answer as typeof REFUSAL).errors[0]!.extensions.code).not.toBe("OPERATION_NOT_ALLOWED");
  expect(status === 400 || (answer as { data?: unknown }).data === undefined).toBe(true);
});

test("of a GET only the parameters are read, of a POST only the body", () => {
  const refuseOthers = createAllowList(createOperations({ a: { name: "Ok", text: "{ok}" } }));
  expect(() => refuseOthers({ method: "GET", url: "/?query={ok}#more" })).not.toThrow();
  expect(() => refuseOthers({ method: "GET", url: "//?query={ok}" })).not.toThrow();
  expect(() => refuseOthers({ method: "GET", url: "/?extensions={" })).not.toThrow();
  expect(() => refuseOthers({ method: "GET", url: "/?query={no}", body: { query: "{ok}" } })).toThrow("own operations");
  expect(() => refuseOthers({ method: "POST", url: "/?query={ok}", body: { query: "{no}" } })).toThrow("own operations");
});

describe("where any operation is allowed", () => {
  test("the site's operations can be sent by their hashes at once", async () => {
    const { post } = await start(ofSite, true);
    expect(await post({ variables, extensions: byHash(sha256) })).toMatchObject({ status: 200, answer: ANSWER });
  });

  test("another can be sent by its hash once it was registered", async () => {
    const { post } = await start(ofSite, true);
    const own = { query: "{ ok }", extensions: byHash(hashOf("{ ok }")) };
    const notFound = { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };
    expect((await post({ extensions: own.extensions })).answer).toMatchObject(notFound);
    expect((await post(own)).answer).toEqual({ data: { ok: true } });
    expect((await post({ extensions: own.extensions })).answer).toEqual({ data: { ok: true } });
  });
});
