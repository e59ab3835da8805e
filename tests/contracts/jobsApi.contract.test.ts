import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createUpstreams, type Upstreams } from "#upstreams/server.ts";
import { createTestContent } from "#upstreams/testing.ts";

let upstreams: Upstreams;

beforeAll(async () => {
  const { contentDir } = createTestContent();
  upstreams = await createUpstreams({ port: 0, kioskCount: 5, contentDir });
});
beforeEach(async () => {
  await fetch(`${upstreams.url}/jobs/__reset`, { method: "POST" });
});
afterAll(() => upstreams.close());

const megabyte = 1024 * 1024;
const fields = {
  firstName: "Robin",
  lastName: "Tremblay",
  email: "robin@example.com",
  phone: "(514) 555-0123",
  state: "QC",
  city: "Montréal",
  experienceYears: "7",
  message: "Bonjour",
  consent: "true",
};
const marks = { pdf: "%PDF", doc: "\u00d0\u00cf\u0011\u00e0", docx: "PK\u0003\u0004" };
const createResume = (name = "resume.pdf", mark = marks.pdf, bytes = 2000) =>
  new File([Buffer.concat([Buffer.from(mark, "latin1"), Buffer.alloc(bytes - 4)])], name);

function createForm(changes: Record<string, string | File | null> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, resume: createResume(), ...changes })) {
    if (value !== null) form.append(name, value);
  }
  return form;
}

const apply = (body: RequestInit["body"], headers?: Record<string, string>) =>
  fetch(`${upstreams.url}/jobs/applications`, { method: "POST", body, headers });
const readStats = async () => (await fetch(`${upstreams.url}/jobs/__stats`)).json();
const fieldsOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
  return errors.map(({ field }) => field);
};

describe("POST /jobs/applications", () => {
  test.each(Object.entries(marks))("accepts an application with a résumé in %s", async (extension, mark) => {
    const response = await apply(createForm({ resume: createResume(`Résumé.${extension}`, mark) }));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      applicationId: expect.stringMatching(/^[\dA-Z]{4}(-[\dA-Z]{4}){2}$/),
    });
  });

  test("accepts an application without a message", async () => {
    expect((await apply(createForm({ message: null }))).status).toBe(201);
  });

  test.each([
    ["firstName", " "],
    ["lastName", "x".repeat(101)],
    ["email", "robin@"],
    ["phone", "12345"],
    ["state", "Quebec"],
    ["city", ""],
    ["experienceYears", "-1"],
    ["consent", "false"],
    ["message", "x".repeat(2001)],
    ["resume", "no file"],
    ["resume", new File([], "empty.pdf")],
    ["firstName", createResume()],
    ["salary", "100"],
  ])("refuses a wrong %s", async (field, value) => {
    const response = await apply(createForm({ [field]: value }));
    expect(response.status).toBe(400);
    expect(await fieldsOf(response)).toEqual([field]);
  });

  test("lists all missing fields at once", async () => {
    const response = await apply(new FormData());
    expect(response.status).toBe(400);
    const { message: _, ...required } = fields;
    expect((await fieldsOf(response)).sort()).toEqual(Object.keys(required).sort());
  });

  test("refuses a field that is given twice", async () => {
    const form = createForm();
    form.append("city", "Laval");
    expect(await fieldsOf(await apply(form))).toEqual(["city"]);
  });

  test("accepts a résumé of five megabytes", async () => {
    const resume = createResume("long.pdf", marks.pdf, 5 * megabyte);
    expect((await apply(createForm({ resume }))).status).toBe(201);
  });

  test.each([5 * megabyte + 1, 9 * megabyte])("refuses a résumé of %i bytes", async (bytes) => {
    const resume = createResume("long.pdf", marks.pdf, bytes);
    const response = await apply(createForm({ resume }));
    expect(response.status).toBe(413);
    expect(await fieldsOf(response)).toEqual(["resume"]);
  });

  test.each([
    ["resume.exe", marks.pdf],
    ["resume.pdf", "MZ\u0000\u0000"],
    ["resume", marks.pdf],
  ])("refuses %s that starts with %j as another kind of file", async (name, mark) => {
    const response = await apply(createForm({ resume: createResume(name, mark) }));
    expect(response.status).toBe(415);
    expect(await fieldsOf(response)).toEqual(["resume"]);
  });

  test("refuses a body that is not a form", async () => {
    expect((await apply(JSON.stringify(fields), { "content-type": "application/json" })).status).toBe(415);
    const broken = await apply("--x\r\nbroken", {
      "content-type": "multipart/form-data; boundary=x",
    });
    expect(broken.status).toBe(400);
    expect(await fieldsOf(broken)).toEqual(["form"]);
  });

  test("accepts the fields of a selected address, and those of the offered work", async () => {
    const more = {
      street: "100 Main St",
      county: "Franklin County",
      country: "US",
      postalCode: "43215",
      latitude: "39.96",
      longitude: "-83",
      services: "rekeying,safes",
      availableFrom: "2026-12-01",
    };
    expect((await apply(createForm(more))).status).toBe(201);
    for (const [field, value] of Object.entries({
      country: "FR",
      latitude: "91",
      longitude: "west",
      services: "rekeying,magic",
      availableFrom: "soon",
    })) {
      expect(await fieldsOf(await apply(createForm({ ...more, [field]: value })))).toEqual([field]);
    }
  });

  test("stores requests with the same key once, and repeats the response", async () => {
    const headers = { "idempotency-key": "3f0c1c9e-8f5a-4f5e" };
    const first = await apply(createForm(), headers);
    const again = await apply(createForm(), headers);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(await readStats()).toMatchObject({ applications: { accepted: 1, repeated: 1 } });
    expect((await apply(createForm(), { "idempotency-key": "short" })).status).toBe(400);
  });

  test("refuses other paths and methods", async () => {
    const response = await fetch(`${upstreams.url}/jobs/applications`);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST");
    expect((await fetch(`${upstreams.url}/jobs/applicants`)).status).toBe(404);
    expect(
      (
        await fetch(`${upstreams.url}/jobs/applications?draft=1`, {
          method: "POST",
          body: createForm(),
        })
      ).status,
    ).toBe(400);
  });

  test("reports only counts and sizes in its stats", async () => {
    await apply(createForm({ resume: createResume("a.pdf", marks.pdf, 3000) }));
    await apply(createForm({ email: "robin" }));
    const stats = await readStats();
    expect(stats).toMatchObject({
      total: 2,
      applications: { accepted: 1, refused: { "400": 1 }, resumeBytes: [3000] },
    });
    expect(JSON.stringify(stats)).not.toMatch(/robin|Tremblay|Montréal|a\.pdf/i);
  });

  test("plays the faults that are switched on", async () => {
    const faults = [
      { kind: "5xx", status: 503, times: 1 },
      { kind: "429", retryAfter: 2 },
    ];
    await fetch(`${upstreams.url}/jobs/__faults`, { method: "POST", body: JSON.stringify(faults) });
    expect((await apply(createForm())).status).toBe(503);
    const response = await apply(createForm());
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("2");
    expect(await fieldsOf(response)).toEqual(["form"]);
  });
});

describe("POST /jobs/messages", () => {
  const message = { name: "Robin", email: "robin@mail.example", topic: "kiosk", message: "Bonjour", lang: "fr-ca" };
  const write = (body: object | string, headers: Record<string, string> = {}) =>
    fetch(`${upstreams.url}/jobs/messages`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });

  test("accepts a message, once per key", async () => {
    const headers = { "idempotency-key": "a-key-of-my-own-making" };
    const first = await write({ ...message, phone: "614-555-0123" }, headers);
    expect(first.status).toBe(201);
    const receipt = await first.json();
    expect(receipt).toEqual({ messageId: expect.stringMatching(/^[\dA-Z-]{14}$/) });
    expect(await (await write(message, headers)).json()).toEqual(receipt);
    expect(await readStats()).toMatchObject({ applications: { messages: 1, repeated: 1 } });
  });

  test("refuses invalid and missing fields by name", async () => {
    const response = await write({ ...message, email: "robin", topic: "weather", message: "", salary: 1 });
    expect(response.status).toBe(400);
    expect((await fieldsOf(response)).sort()).toEqual(["email", "message", "salary", "topic"]);
    expect(await fieldsOf(await write("{"))).toEqual(["form"]);
    expect((await write(message, { "content-type": "text/plain" })).status).toBe(415);
  });
});
