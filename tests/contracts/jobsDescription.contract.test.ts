import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicationSchema } from "#shared/forms/application.ts";
import { contactSchema } from "#shared/forms/contact.ts";
import { createJobsSource } from "#bff/sources/jobs/client.ts";
import type { SourceError } from "#bff/lib/errors.ts";
import { createHttp } from "#bff/lib/http.ts";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createTestContent } from "#upstreams/testing.ts";
import { application, applicationByHand, message, resumeFile } from "../support/application";
import { readOpenApi } from "./openApi";

// Checks both sides against docs/jobs-api.yaml: the stand-in that responds, and the source that sends requests.
const api = readOpenApi("docs/jobs-api.yaml");
const APPLY = "POST /applications";
const SEND = "POST /messages";
const KEY = "a-key-of-my-own-making";

const fields = {
  firstName: "Robin",
  lastName: "Tremblay",
  email: "robin@mail.example",
  phone: "614-555-0123",
  state: "OH",
  city: "Columbus",
  experienceYears: "7",
  consent: "true",
};
const full = {
  ...fields,
  street: "100 Main St",
  county: "Franklin County",
  country: "US",
  postalCode: "43215",
  latitude: "39.96",
  longitude: "-83",
  services: "rekeying,safes",
  availableFrom: "2026-12-01",
  message: "Bonjour",
};
const note = { name: "Robin", email: "robin@mail.example", phone: "614-555-0123", topic: "kiosk", message: "Bonjour", lang: "fr-ca" };

describe("the stand-in", () => {
  let upstreams: Upstreams;
  beforeAll(async () => {
    upstreams = await createUpstreams({ port: 0, kioskCount: 5, contentDir: createTestContent().contentDir });
  });
  beforeEach(async () => void (await fetch(`${upstreams.url}/jobs/__reset`, { method: "POST" })));
  afterAll(() => upstreams.close());

  const post = (path: string, init: RequestInit) => fetch(`${upstreams.url}/jobs${path}`, { method: "POST", ...init });
  const apply = (changes: Record<string, string | undefined> = {}, resume: File | null = resumeFile(), headers = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...full, ...changes })) if (value !== undefined) body.append(name, value);
    if (resume) body.append("resume", resume);
    return post("/applications", { body, headers });
  };
  const send = (changes: object = {}, headers = {}) =>
    post("/messages", { body: JSON.stringify({ ...note, ...changes }), headers: { "content-type": "application/json", ...headers } });
  const again = async (ask: () => Promise<Response>) => {
    await ask();
    return ask();
  };
  const busy = async (ask: () => Promise<Response>) => {
    await post("/__faults", { body: JSON.stringify({ kind: "429", retryAfter: 2, times: 1 }) });
    return ask();
  };

  const answers: [operation: string, status: number, ask: () => Promise<Response>][] = [
    [APPLY, 201, () => apply()],
    [APPLY, 200, () => again(() => apply({}, resumeFile(), { "idempotency-key": KEY }))],
    [APPLY, 400, () => apply({ email: "robin" })],
    [APPLY, 413, () => apply({}, resumeFile("pdf", 5_300_000))],
    [APPLY, 415, () => apply({}, resumeFile("exe", 2000, "resume.pdf"))],
    [APPLY, 429, () => busy(() => apply())],
    [SEND, 201, () => send()],
    [SEND, 200, () => again(() => send({}, { "idempotency-key": KEY }))],
    [SEND, 400, () => send({ topic: "weather" })],
    [SEND, 415, () => send({}, { "content-type": "text/plain" })],
    [SEND, 429, () => busy(() => send())],
  ];

  test.each(answers)("answers %s with %i as it is described", async (operation, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const { mediaType, requiredHeaders, findFaults } = api.describe(operation, status);
    expect(response.headers.get("content-type")?.split(";")[0]).toBe(mediaType);
    for (const name of requiredHeaders) expect(response.headers.has(name), name).toBe(true);
    expect(findFaults(await response.json())).toEqual([]);
  });

  test("takes a number with an extension, and a PDF after a byte order mark", async () => {
    expect((await apply({ phone: "614-555-0123 ext. 12" }, new File(["\ufeff\r\n%PDF-1.7\n"], "resume.pdf"))).status).toBe(201);
  });

  test("has exactly the responses that are described", () => {
    const described = api.operations.flatMap((operation) => api.statusesOf(operation).map((status) => `${operation} ${status}`));
    expect(answers.map(([operation, status]) => `${operation} ${status}`).sort()).toEqual(described.sort());
  });

  test("requires exactly the fields that are described as required", async () => {
    const wanted = api
      .describeRequest(APPLY)
      .findFaults({})
      .map((fault) => fault.split(":")[0]);
    expect(wanted.sort()).toEqual(Object.keys(fields).sort());
    const without = (names: string[]) => Object.fromEntries(names.map((name) => [name, undefined]));
    const optional = Object.keys(full).filter((name) => !wanted.includes(name));
    expect((await apply(without(optional))).status).toBe(201);
    for (const name of Object.keys(fields)) expect((await apply(without([name]))).status, name).toBe(400);
    expect((await apply({}, null)).status).toBe(201);
    const needed = api
      .describeRequest(SEND)
      .findFaults({})
      .map((fault) => fault.split(":")[0]!);
    for (const name of Object.keys(note)) expect((await send({ [name]: undefined })).status, name).toBe(needed.includes(name) ? 400 : 201);
    expect(api.describeRequest(APPLY).findFaults({ ...full, resume: "", salary: "1" })).toEqual([expect.stringContaining("salary")]);
    expect((await apply({ salary: "1" })).status).toBe(400);
  });
});

describe("the source", () => {
  /** Creates a source whose upstream responds once, and records the request. */
  function createSource(status: number, body: object) {
    const requests: { operation: string; headers: Headers; body: Promise<unknown> }[] = [];
    const answer: typeof fetch = async (input, init) => {
      const request = new Request(input as string, init);
      const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
      const read = isForm
        ? request
            .formData()
            .then((form) => Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name])))
        : request.json();
      requests.push({
        operation: `${request.method} ${new URL(request.url).pathname.replace("/jobs", "")}`,
        headers: request.headers,
        body: read,
      });
      await read;
      return Response.json(body, { status, headers: status === 429 ? { "retry-after": "60" } : {} });
    };
    const http = createHttp({ source: "jobs", timeoutMs: 5000, retry: { maxAttempts: 1 }, fetch: answer });
    return { requests, source: createJobsSource({ baseUrl: "https://forms.example/jobs", http, uploadHttp: http }) };
  }
  const chunks = async function* () {
    yield Buffer.from("%PDF-1.7");
  };
  const file = (input: object) => [applicationSchema.parse(input), { kind: "pdf", chunks: chunks() }, KEY] as const;
  const receipt = (operation: string) => (operation === APPLY ? { applicationId: "7QK2-9XMD" } : { messageId: "7QK2-9XMD" });

  test.each([
    ["chosen", application()],
    ["typed by hand", applicationByHand()],
    [
      "without optional fields",
      { ...application(), message: "", streetNumber: "", route: "", postalCode: "", administrativeAreaLevel2: "" },
    ],
  ])("sends an application as described: %s", async (_, input) => {
    const { requests, source } = createSource(201, receipt(APPLY));
    await source.apply(...file(input));
    const { mediaType, findFaults } = api.describeRequest(requests[0]!.operation);
    expect(requests[0]!.operation).toBe(APPLY);
    expect(requests[0]!.headers.get("content-type")).toMatch(new RegExp(`^${mediaType};`));
    expect(requests[0]!.headers.get("idempotency-key")).toBe(KEY);
    expect(findFaults(await requests[0]!.body)).toEqual([]);
  });

  test.each([message(), { ...message(), phone: "614-555-0123" }])("sends a message as described: %j", async (input) => {
    const { requests, source } = createSource(201, receipt(SEND));
    await source.sendMessage(contactSchema.parse(input), "fr-ca", KEY);
    expect(requests[0]!.operation).toBe(SEND);
    expect(requests[0]!.headers.get("content-type")).toBe(api.describeRequest(SEND).mediaType);
    expect(api.describeRequest(SEND).findFaults(await requests[0]!.body)).toEqual([]);
  });

  test.each([APPLY, SEND])("handles every described response of %s", async (operation) => {
    for (const status of api.statusesOf(operation)) {
      const body = status < 300 ? receipt(operation) : { errors: [{ field: operation === APPLY ? "resume" : "email", message: "No." }] };
      expect(api.describe(operation, status).findFaults(body)).toEqual([]);
      const { source } = createSource(status, body);
      const outcome =
        operation === APPLY ? source.apply(...file(application())) : source.sendMessage(contactSchema.parse(message()), "en-us", KEY);
      const understood = outcome.then(
        (what) => Object.keys(what)[0],
        ({ code, retryAfter }: SourceError) => `${code} ${retryAfter}`,
      );
      expect(await understood, String(status)).toBe(status === 429 ? "UPSTREAM_RATE_LIMITED 60" : status < 300 ? "reference" : "errors");
    }
  });
});
