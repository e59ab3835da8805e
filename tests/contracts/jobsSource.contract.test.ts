import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseBffConfig } from "#bff/config.ts";
import { createBudgets, NO_LIMITS } from "#bff/guards/budgets/budgets.ts";
import { createSources } from "#bff/createSources.ts";
import { createCaches } from "#bff/caches.ts";
import { createPublished } from "#bff/modules/content/published.ts";
import { type BffServer, createServer } from "#bff/server.ts";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { application, applicationByHand, apply, message, resumeFile } from "../support/application";
import { createFakeLog } from "../support/fakes";

let upstreams: Upstreams;
let server: BffServer;
let url: string;

beforeAll(async () => {
  upstreams = await createUpstreams({ port: 0, kioskCount: 5, log: () => {} });
  const config = parseBffConfig({ UPSTREAMS_PORT: new URL(upstreams.url).port });
  const { log } = createFakeLog();
  const caches = createCaches();
  const sources = createSources(config, { cache: caches.shared, log });
  const published = createPublished({ source: sources.content, caches: { index: caches.shared, content: caches.content }, log });
  const budgets = createBudgets(NO_LIMITS, log);
  server = await createServer({ sources, published, caches, budgets, log, siteOrigin: config.siteOrigin, notFoundPageId: "x" });
  await new Promise<void>((resolve) => server.http.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}/graphql`;
});
beforeEach(async () => {
  await fetch(`${upstreams.url}/jobs/__reset`, { method: "POST" });
});
afterAll(async () => {
  await server.close();
  await upstreams.close();
});

let visitors = 0;
// Each request comes from another address, so that the limit per visitor does not apply.
const send = (resume = resumeFile(), key?: string, changes = {}) =>
  apply(url, { ...application(), ...changes }, resume, key, { "x-forwarded-for": `192.0.2.${++visitors}` });
const resultOf = async (answer: ReturnType<typeof send>) => (await answer).data?.submitJobApplication;
const codeOf = async (answer: ReturnType<typeof send>) => (await resultOf(answer))?.code;
const switchFaults = (...faults: object[]) => fetch(`${upstreams.url}/jobs/__faults`, { method: "POST", body: JSON.stringify(faults) });
const stats = async () =>
  (
    (await (await fetch(`${upstreams.url}/jobs/__stats`)).json()) as {
      applications: { accepted: number; repeated: number; resumeBytes: number[]; messages: number };
    }
  ).applications;

describe("an application, from the graph to the upstream", () => {
  test.each(["pdf", "doc", "docx"] as const)("is sent with a %s, under a generated name", async (kind) => {
    expect(await resultOf(send(resumeFile(kind, 100_000, "../../Robin’s CV.exe")))).toEqual({
      __typename: "JobApplicationReceived",
      reference: expect.stringMatching(/^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/),
    });
    expect(await stats()).toMatchObject({ accepted: 1, resumeBytes: [100_000] });
  });

  test("may have five megabytes, and is refused with one byte more", async () => {
    expect((await resultOf(send(resumeFile("pdf", MAX_RESUME_BYTES))))?.reference).toBeTruthy();
    expect((await resultOf(send(resumeFile("pdf", MAX_RESUME_BYTES + 1))))?.fieldErrors).toEqual([
      { field: ["resume"], code: "FILE_TOO_LARGE" },
    ]);
    expect((await stats()).resumeBytes).toEqual([MAX_RESUME_BYTES]);
  });

  test("is stored once even if the response was lost and the request is repeated", async () => {
    const key = crypto.randomUUID();
    await switchFaults({ kind: "truncate", times: 1 });
    expect(await codeOf(send(resumeFile(), key))).toMatch(/^UPSTREAM_/);
    expect((await resultOf(send(resumeFile(), key)))?.reference).toBeTruthy();
    expect(await stats()).toMatchObject({ accepted: 1, repeated: 1 });
  });

  test.each([
    [{ kind: "5xx", status: 503 }, "UPSTREAM_STATUS"],
    [{ kind: "429", retryAfter: 7 }, "UPSTREAM_RATE_LIMITED"],
    [{ kind: "reset" }, "UPSTREAM_UNREACHABLE"],
    [{ kind: "html" }, "UPSTREAM_BAD_PAYLOAD"],
    [{ kind: "malformed" }, "UPSTREAM_BAD_PAYLOAD"],
    [{ kind: "huge" }, "UPSTREAM_TOO_LARGE"],
  ])("fails with an error code under the fault %j, and stores nothing more", async (fault, code) => {
    await switchFaults(fault);
    const answer = await send(resumeFile("pdf", MAX_RESUME_BYTES));
    const isLimited = code === "UPSTREAM_RATE_LIMITED";
    const result = isLimited ? { __typename: "TooManyRequests", retryAfter: 7 } : { __typename: "ServiceUnavailable" };
    expect(answer.data).toEqual({ submitJobApplication: { ...result, code } });
  });

  test("names the field that only the upstream refuses", async () => {
    expect((await resultOf(send(resumeFile(), undefined, { administrativeAreaLevel1: "ZZ" })))?.fieldErrors).toEqual([
      { field: ["input", "address"], code: "REFUSED" },
    ]);
    expect(await stats()).toMatchObject({ accepted: 0 });
  });
});

describe("an address typed by hand", () => {
  const switchPlaces = (...faults: object[]) => fetch(`${upstreams.url}/places/__faults`, { method: "POST", body: JSON.stringify(faults) });
  const byHand = (changes = {}) => resultOf(send(resumeFile(), undefined, { ...applicationByHand(), ...changes }));
  // The stand-in builds its index at the first request.
  beforeAll(
    async () =>
      void (await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: '{"query":"{ predictions(input: \\"10 lantern\\") { name } }"}',
      })),
  );
  afterEach(async () => void (await switchPlaces()));

  test.each([{ kind: "5xx", status: 503 }, { kind: "reset" }, { kind: "html" }, { kind: "hang" }])(
    "is accepted while Google has the fault %j",
    async (fault) => {
      await switchPlaces(fault);
      expect((await byHand())?.reference).toBeTruthy();
      expect(await stats()).toMatchObject({ accepted: 1 });
    },
  );

  test("is refused once the list works again, unless the list does not contain it", async () => {
    const listed = { route: "10 Lantern Drive", locality: "New York", administrativeAreaLevel1: "NY", postalCode: "10001" };
    expect((await byHand(listed))?.fieldErrors).toEqual([{ field: ["input", "address"], code: "CHOOSE_ADDRESS" }]);
    expect(await stats()).toMatchObject({ accepted: 0 });
    expect((await byHand())?.reference).toBeTruthy();
    expect(await stats()).toMatchObject({ accepted: 1 });
  });
});

test("a message arrives, once", async () => {
  const query =
    "mutation ($input: ContactMessageInput!, $key: ID!) { " +
    "submitContactMessage(input: $input, key: $key) { ... on ContactMessageReceived { reference } } }";
  const key = crypto.randomUUID();
  const write = async () =>
    (
      await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, variables: { input: message(), key } }),
      })
    ).json();
  const first = await write();
  expect(first).toMatchObject({ data: { submitContactMessage: { reference: expect.stringMatching(/^[\dA-Z-]{14}$/) } } });
  expect(await write()).toEqual(first);
  expect(await stats()).toMatchObject({ messages: 1 });
});
