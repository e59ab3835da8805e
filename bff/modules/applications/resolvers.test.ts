import { describe, expect, it, vi } from "vitest";
import { MAX_RESUME_BYTES } from "#shared/forms/resume.ts";
import {
  application,
  applicationByHand,
  applicationRequest,
  applyWithoutFile,
  apply,
  type ApplicationAnswer,
  FORM_ERRORS,
  message,
  oleEntry,
  resumeFile,
} from "#tests/support/application.ts";
import { createFakes, failureOf, startBff } from "#tests/support/fakes.ts";
import { SourceError } from "../../lib/errors";

const start = async () => {
  const fakes = createFakes();
  return { ...fakes, ...(await startBff(fakes)) };
};
const resultOf = ({ data }: ApplicationAnswer) => data?.submitJobApplication;
const errorOf = ({ errors }: ApplicationAnswer) => errors?.[0]?.extensions;

describe("an application", () => {
  it("is sent to the upstream with its file, and gets a reference", async () => {
    const { url, jobs } = await start();
    expect(resultOf(await apply(url, application(), resumeFile("docx", 300_000)))).toEqual({
      __typename: "JobApplicationReceived",
      reference: "7QK2-9XMD",
    });
    expect(jobs.received).toMatchObject([{ form: { firstName: "Robin", trades: ["rekeying", "safes"], latitude: 39.96 }, bytes: 300_000 }]);
  });

  it("with wrong fields gets an error for each, and is not sent", async () => {
    const { url, calls } = await start();
    const wrong = { ...application(), email: "robin", phone: "12", latitude: null, experienceYears: null, trades: [], consent: false };
    expect(resultOf(await apply(url, wrong, resumeFile()))).toEqual({
      __typename: "InvalidInput",
      code: "BAD_USER_INPUT",
      fieldErrors: [
        { field: ["input", "email"], code: "INVALID_EMAIL" },
        { field: ["input", "phone"], code: "INVALID_PHONE" },
        { field: ["input", "address"], code: "CHOOSE_ADDRESS" },
        { field: ["input", "trades"], code: "CHOOSE_ONE" },
        { field: ["input", "experienceYears"], code: "REQUIRED" },
        { field: ["input", "consent"], code: "CONSENT" },
      ],
    });
    expect(calls).toEqual([]);
  });

  it.each(["exe", "text", "xlsx"] as const)("with a file whose content is %s is refused, whatever its name", async (kind) => {
    const { url, calls } = await start();
    expect(resultOf(await apply(url, application(), resumeFile(kind, 50_000, "resume.pdf")))?.fieldErrors).toEqual([
      { field: ["resume"], code: "WRONG_FILE_TYPE" },
    ]);
    expect(calls).toEqual([]);
  });

  it.each(["xls", "msi"] as const)(
    "with a file whose content is %s is broken off before its end, although it begins like a doc",
    async (kind) => {
      const { url, jobs } = await start();
      for (const bytes of [700, 300_000])
        expect(resultOf(await apply(url, application(), resumeFile(kind, bytes, "resume.doc")))?.fieldErrors).toEqual([
          { field: ["resume"], code: "WRONG_FILE_TYPE" },
        ]);
      expect(jobs.received).toEqual([]);
    },
  );

  it("with a doc that is recognized only at its end is accepted", async () => {
    const { url, jobs } = await start();
    const resume = new File([await resumeFile("xls", 128 * 2000).arrayBuffer(), oleEntry("WordDocument")], "resume.doc");
    expect(resultOf(await apply(url, application(), resume))?.reference).toBe("7QK2-9XMD");
    expect(jobs.received.map(({ bytes }) => bytes)).toEqual([resume.size]);
  });

  it("accepts a file of five megabytes, and not one byte more", async () => {
    const { url, jobs } = await start();
    expect(resultOf(await apply(url, application(), resumeFile("pdf", MAX_RESUME_BYTES)))?.reference).toBe("7QK2-9XMD");
    expect(resultOf(await apply(url, application(), resumeFile("pdf", MAX_RESUME_BYTES + 1)))?.fieldErrors).toEqual([
      { field: ["resume"], code: "FILE_TOO_LARGE" },
    ]);
    expect(jobs.received.map(({ bytes }) => bytes)).toEqual([MAX_RESUME_BYTES]);
  });

  it("refuses a file that is empty, or that was announced and is missing", async () => {
    const { url } = await start();
    expect(resultOf(await apply(url, application(), new File([], "resume.pdf")))?.fieldErrors).toEqual([
      { field: ["resume"], code: "WRONG_FILE_TYPE" },
    ]);
    expect(errorOf(await apply(url, application(), null))?.code).toBe("BAD_USER_INPUT");
  });

  it("needs no file: the résumé may come later", async () => {
    const { url, jobs } = await start();
    const key = crypto.randomUUID();
    const send = () => applyWithoutFile(url, application(), key);
    expect([resultOf(await send())?.reference, resultOf(await send())?.reference]).toEqual(["7QK2-9XMD", "7QK2-9XMD"]);
    expect(jobs.received.map(({ bytes }) => bytes)).toEqual([0]);
  });

  it("is submitted once under its key, concurrently or one after the other", async () => {
    const { url, jobs } = await start();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2].map(() => apply(url, application(), resumeFile("pdf", 200_000), key)));
    answers.push(await apply(url, application(), resumeFile(), key));
    expect(answers.map((answer) => resultOf(answer)?.reference)).toEqual(Array(3).fill("7QK2-9XMD"));
    expect(jobs.received).toHaveLength(1);
    expect(errorOf(await apply(url, application(), resumeFile(), "short"))?.code).toBe("BAD_USER_INPUT");
  });

  it("with other content is another form, also under a key that a visitor has used: no receipt reaches another visitor", async () => {
    const { url, jobs } = await start();
    const key = crypto.randomUUID();
    const others = { ...application(), firstName: "Noor" };
    for (const input of [application(), others, application()]) await apply(url, input, resumeFile(), key);
    expect(jobs.received).toHaveLength(2);
    const keys = jobs.received.map((received) => received.key);
    expect(new Set(keys).size).toBe(2);
  });

  it("can be retried under the same key after a failure", async () => {
    const { url, jobs } = await start();
    const key = crypto.randomUUID();
    jobs.failure = failureOf("jobs");
    const failed = await apply(url, application(), resumeFile(), key);
    expect(resultOf(failed)).toEqual({ __typename: "ServiceUnavailable", code: "UPSTREAM_STATUS" });
    expect(failed).not.toHaveProperty("errors");
    jobs.failure = undefined;
    expect(resultOf(await apply(url, application(), resumeFile(), key))?.reference).toBe("7QK2-9XMD");
  });

  it("whose connection broke off is not logged as a failure, and can be sent again under the same key", async () => {
    const { url, jobs, calls, log } = await start();
    const key = crypto.randomUUID();
    const left = new AbortController();
    const whole = new Request(url, applicationRequest(application(), resumeFile("pdf", 2_000_000), key));
    const body = Buffer.from(await whole.arrayBuffer());
    const half = new ReadableStream({ start: (controller) => controller.enqueue(body.subarray(0, 1_000_000)) });
    const broken = fetch(url, { method: "POST", headers: whole.headers, body: half, duplex: "half", signal: left.signal } as RequestInit);
    await expect.poll(() => calls).toEqual(["jobs.apply pdf"]);
    left.abort();
    await expect(broken).rejects.toThrow(/abort/i);
    expect(resultOf(await apply(url, application(), resumeFile(), key))?.reference).toBe("7QK2-9XMD");
    expect(jobs.received).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it("that a program has filled in gets a normal answer, and is not sent", async () => {
    const { url, calls } = await start();
    expect(resultOf(await apply(url, { ...application(), website: "https://spam.example" }, resumeFile()))?.reference).toMatch(
      /^[\dA-F]{4}(-[\dA-F]{4}){2}$/,
    );
    expect(calls).toEqual([]);
  });

  it("is refused after ten from one address, with the seconds to wait; other addresses are not", async () => {
    const { url, jobs } = await start();
    const from = (address: string) => apply(url, application(), resumeFile(), undefined, { "x-forwarded-for": address });
    // What a visitor claims is further left than what our own proxy appends.
    for (let times = 0; times < 10; times++) expect(resultOf(await from(`10.0.0.${times}, 192.0.2.7`))?.reference).toBeTruthy();
    expect(resultOf(await from("192.0.2.7"))).toEqual({
      __typename: "TooManyRequests",
      code: "RATE_LIMITED",
      retryAfter: expect.any(Number),
    });
    expect(resultOf(await from("192.0.2.8"))?.reference).toBeTruthy();
    expect(jobs.received).toHaveLength(11);
  });

  it("is limited behind proxies by the address that the outermost saw, and with IPv6 by the network", async () => {
    const fakes = createFakes();
    fakes.deps.proxyHops = 1;
    const { url } = await startBff(fakes);
    const from = (address: string, times = 0) =>
      apply(url, application(), resumeFile(), undefined, { "x-forwarded-for": `6.6.6.${times}, ${address}, 10.0.0.2` });
    for (let times = 0; times < 10; times++)
      expect(resultOf(await from(`[2001:db8:0:7::${times}]:${5000 + times}`, times))?.reference).toBeTruthy();
    expect(resultOf(await from("2001:db8::7:1:2:3:4"))?.code).toBe("RATE_LIMITED");
    expect(resultOf(await from("2001:db8:0:8::1"))?.reference).toBeTruthy();
  });

  it("without the header that requires a preflight is not even read", async () => {
    const { url, calls } = await start();
    const response = await fetch(url, { ...applicationRequest(application(), resumeFile()), headers: {} });
    expect(response.status).toBe(400);
    expect(calls).toEqual([]);
  });

  it("says when to retry if the upstream does", async () => {
    const { url, jobs } = await start();
    jobs.failure = new SourceError("429", { source: "jobs", code: "UPSTREAM_RATE_LIMITED", status: 429, retryAfter: 30 });
    const tooMany = { __typename: "TooManyRequests", code: "UPSTREAM_RATE_LIMITED" };
    expect(resultOf(await apply(url, application(), resumeFile()))).toEqual({ ...tooMany, retryAfter: 30 });
    jobs.failure = new SourceError("429", { source: "jobs", code: "UPSTREAM_RATE_LIMITED", status: 429 });
    expect(resultOf(await apply(url, application(), resumeFile()))).toEqual({ ...tooMany, retryAfter: null });
  });

  it("is in no log, whatever its outcome", async () => {
    const { url, jobs, log } = await start();
    jobs.failure = failureOf("jobs");
    await apply(url, application(), resumeFile("pdf", 2000, "robins-resume.pdf"));
    await apply(url, { ...application(), email: "robin" }, resumeFile("exe"));
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toMatch(/robin|tremblay|555-0123|Main St/i);
  });
});

describe("an address typed by hand", () => {
  const predictions = [{ placeId: "p1", description: "100 Main St, Columbus, OH", name: "100 Main St" }];
  const chooseAddress = {
    __typename: "InvalidInput",
    code: "BAD_USER_INPUT",
    fieldErrors: [{ field: ["input", "address"], code: "CHOOSE_ADDRESS" }],
  };

  /** Google's address of the chosen place, with or without a city. */
  const addressWith = (locality: string | null) => {
    const { placeId, streetNumber, route, administrativeAreaLevel1, administrativeAreaLevel2, country, postalCode, latitude, longitude } =
      application();
    return {
      placeId,
      streetNumber,
      route,
      locality,
      administrativeAreaLevel1,
      administrativeAreaLevel2,
      country,
      postalCode,
      latitude,
      longitude,
      name: null,
      attributions: [],
    };
  };

  it("is refused while the list has it", async () => {
    const { url, places, jobs } = await start();
    places.answers = { predictions, address: addressWith("Columbus") };
    const key = crypto.randomUUID();
    expect(resultOf(await apply(url, applicationByHand(), resumeFile(), key))).toEqual(chooseAddress);
    expect(jobs.received).toEqual([]);
    // The same form, with an address from the list.
    expect(resultOf(await apply(url, application(), resumeFile(), key))?.reference).toBe("7QK2-9XMD");
  });

  it("is accepted if the list has only a similar one", async () => {
    const { url, places } = await start();
    places.answers = { predictions, address: { ...addressWith("Columbus"), streetNumber: "102" } };
    expect(resultOf(await apply(url, applicationByHand(), resumeFile()))?.reference).toBe("7QK2-9XMD");
  });

  it("is accepted while the list fails, or returns no parts", async () => {
    const { url, places, jobs, deps, calls } = await start();
    places.failure = failureOf("places");
    expect(resultOf(await apply(url, applicationByHand(), resumeFile()))?.reference).toBe("7QK2-9XMD");
    expect(calls).toContain("places.predictions 100 Main St, Columbus, OH");
    places.failure = undefined;
    places.answers = { predictions };
    vi.spyOn(deps.sources.places, "address").mockRejectedValue(failureOf("places"));
    expect(resultOf(await apply(url, applicationByHand(), resumeFile()))?.reference).toBe("7QK2-9XMD");
    expect(jobs.received).toHaveLength(2);
  });

  it("is accepted when the list's address is incomplete, and refused when it is complete", async () => {
    const { url, places, calls } = await start();
    const completed = { ...applicationByHand(), placeId: application().placeId };
    places.answers = { predictions: [], address: addressWith(null) };
    expect(resultOf(await apply(url, completed, resumeFile()))?.reference).toBe("7QK2-9XMD");
    places.answers = { predictions, address: addressWith(null) };
    expect(resultOf(await apply(url, applicationByHand(), resumeFile()))?.reference).toBe("7QK2-9XMD");
    places.answers = { predictions: [], address: addressWith("Columbus") };
    expect(resultOf(await apply(url, completed, resumeFile()))).toEqual(chooseAddress);
    expect(calls).toContain("places.address a-place");
  });

  it("is accepted when the list does not contain it", async () => {
    const { url, places } = await start();
    const takes = async (typed: object) => expect(resultOf(await apply(url, typed, resumeFile()))?.reference).toBe("7QK2-9XMD");
    places.answers = { predictions: [] };
    await takes(applicationByHand());
    await takes({ ...applicationByHand(), placeId: "gone" });
    places.answers = { predictions };
    await takes(applicationByHand());
  });

  it("is the only address for which Google is called", async () => {
    const { url, calls } = await start();
    await apply(url, application(), resumeFile());
    await apply(url, { ...applicationByHand(), postalCode: "" }, resumeFile());
    await apply(url, { ...applicationByHand(), website: "https://spam.example" }, resumeFile());
    expect(calls).toEqual(["jobs.apply pdf"]);
  });
});

describe("a message", () => {
  const SEND = `mutation ($input: ContactMessageInput!, $key: ID!) {
    submitContactMessage(input: $input, key: $key, language: FR_CA) { ... on ContactMessageReceived { reference } ${FORM_ERRORS} }
  }`;

  it("is sent to the upstream once for each key", async () => {
    const { ask, jobs } = await start();
    const variables = { input: message(), key: crypto.randomUUID() };
    for (let times = 0; times < 2; times++)
      expect((await ask(SEND, variables)).data).toEqual({
        submitContactMessage: { __typename: "ContactMessageReceived", reference: "7QK2-9XMD" },
      });
    expect(jobs.received).toMatchObject([{ form: { name: "Robin", topic: "kiosk" } }]);
  });

  it("gets an error for each wrong field", async () => {
    const { ask, jobs } = await start();
    const input = { name: " ", email: "robin@mail.example", topic: "weather", message: "x".repeat(2001) };
    expect((await ask(SEND, { input, key: crypto.randomUUID() })).data).toMatchObject({
      submitContactMessage: {
        __typename: "InvalidInput",
        fieldErrors: [
          { field: ["input", "name"], code: "REQUIRED" },
          { field: ["input", "topic"], code: "CHOOSE_ONE" },
          { field: ["input", "message"], code: "TOO_LONG" },
        ],
      },
    });
    expect(jobs.received).toEqual([]);
  });

  it("says in words what is wrong, whatever the kind of error", async () => {
    const { ask, jobs } = await start();
    const SAY =
      "mutation ($input: ContactMessageInput!, $key: ID!) { submitContactMessage(input: $input, key: $key) { ... on Error { message } } }";
    const say = async (input: object) => (await ask(SAY, { input, key: crypto.randomUUID() })).data;
    expect(await say({ ...message(), name: "", email: "x" })).toEqual({
      submitContactMessage: { message: "These fields have to be changed: name, email." },
    });
    jobs.failure = failureOf("jobs");
    expect(await say(message())).toEqual({ submitContactMessage: { message: "A source of this data answered with an error." } });
  });

  it("whose upstream failed is in the log, and in the answer's list of failed sources", async () => {
    const { ask, jobs, log } = await start();
    jobs.failure = failureOf("jobs");
    const { data, extensions } = await ask(SEND, { input: message(), key: crypto.randomUUID() });
    expect(data).toEqual({ submitContactMessage: { __typename: "ServiceUnavailable", code: "UPSTREAM_STATUS" } });
    expect(extensions).toMatchObject({ failed: ["jobs"] });
    expect(log).toMatchObject([{ level: "warn", details: { source: "jobs", code: "UPSTREAM_STATUS", path: ["submitContactMessage"] } }]);
  });
});
