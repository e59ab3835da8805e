import { beforeEach, describe, expect, it, vi } from "vitest";
import { type GraphAnswer, startGraphServer } from "#tests/support/graphServer.ts";
import { SendMessageDocument } from "../bff/__generated__/operations";
import { SubmitApplicationDocument } from "../bff/__generated__/operations";
import { browserClient } from "../bff/browserClient";
import * as forms from "./send";

// The test environment has no XMLHttpRequest with upload progress.
vi.mock("../bff/links/upload", () => ({ fetchOrUpload: (url: string, init: RequestInit) => fetch(url, init) }));

// Sends as the mutation hooks do.
const sendMessage = (input: object, options: forms.SendOptions) =>
  forms.sendMessage((request) => browserClient().mutate({ mutation: SendMessageDocument, ...request }), input, options);
const sendApplication = (input: object, file: File, options: forms.SendOptions) =>
  forms.sendApplication((request) => browserClient().mutate({ mutation: SubmitApplicationDocument, ...request }), input, file, options);
const options = { key: "a-key-of-the-visitor", lang: "en-us" } as const;
const ways = {
  "a message": () => sendMessage({ name: "Ada" }, options),
  "an application": () => sendApplication({ name: "Ada" }, new File(["%PDF"], "cv.pdf"), options),
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("navigator", { onLine: true });
});

// It is unknown whether the BFF filed the form before these responses: a retry might file it twice.
it.each(
  Object.entries(ways).flatMap(([what, send]) =>
    (
      [
        ["400", { status: 400, body: "<html>" }, "silent"],
        ["500", { status: 500, body: { errors: [{ message: "Broken." }] } }, "failed"],
        ["not found", { body: { errors: [{ message: "PersistedQueryNotFound" }] } }, "failed"],
      ] as [string, GraphAnswer, string][]
    ).map(([status, answer, kind]) => [what, status, send, answer, kind] as const),
  ),
)("%s is sent whole and once, though the answer is %s", async (_what, _status, send, answer, kind) => {
  const { asked, requests } = await startGraphServer(answer, {
    body: { data: { submitContactMessage: { __typename: "ContactMessageReceived", reference: "R-1" } } },
  });
  expect(await send()).toEqual({ errors: [], fault: { kind } });
  expect(asked).toEqual(["text"]);
  expect(requests[0]!.body.query).toContain("mutation");
  expect(requests[0]!.headers["client-version"]).toMatch(/^\d/);
});

describe("a form that is sent again", () => {
  /** Sends applications one after the other, and returns their keys. */
  async function keysOf(...sent: [input: object, file: File][]): Promise<string[]> {
    const { requests } = await startGraphServer({ status: 500, body: "" });
    for (const [input, file] of sent) await sendApplication(input, file, options);
    return requests.map(({ body }) => /"key":"([\w-]{16,64})"/.exec(body.query!)![1]!);
  }
  const file = (text: string, name = "cv.doc") => new File([text], name, { lastModified: name.length });

  it("has the same key if it is unchanged and its file is chosen again", async () => {
    const [first, second] = await keysOf([{ name: "Ada" }, file("%PDF-1.7 a")], [{ name: "Ada" }, file("%PDF-1.7 a", "cv (1).doc")]);
    expect(second).toBe(first);
  });

  it("has another key with another text, or another file of the same size", async () => {
    const keys = await keysOf(
      [{ name: "Ada" }, file("%PDF-1.7 a")],
      [{ name: "Eda" }, file("%PDF-1.7 a")],
      [{ name: "Ada" }, file("%PDF-1.7 b")],
      [{ name: "Ada" }, file("%PDF-1.7 a ")],
    );
    expect(new Set(keys).size).toBe(4);
  });

  it("has another key if the message was changed", async () => {
    const { requests } = await startGraphServer({ status: 500, body: "" });
    for (const message of ["Hello", "Hello", "Hello!"]) await sendMessage({ message }, options);
    const [first, second, third] = requests.map(({ body }) => (body.variables as { key: string }).key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

it.each([
  [{ __typename: "ContactMessageReceived", reference: "R-1" }, { reference: "R-1" }],
  [
    {
      __typename: "InvalidInput",
      code: "BAD_USER_INPUT",
      fieldErrors: [
        { field: ["input", "email"], code: "INVALID_EMAIL" },
        { field: ["resume"], code: "OF_A_NEWER_BFF" },
      ],
    },
    {
      errors: [
        { field: "email", code: "INVALID_EMAIL" },
        { field: "resume", code: "REFUSED" },
      ],
    },
  ],
  [
    { __typename: "TooManyRequests", code: "RATE_LIMITED", retryAfter: 30 },
    { errors: [], fault: { kind: "often", retryAfter: 30 } },
  ],
  [
    { __typename: "TooManyRequests", code: "UPSTREAM_RATE_LIMITED", retryAfter: null },
    { errors: [], fault: { kind: "often" } },
  ],
  [
    { __typename: "ServiceUnavailable", code: "UPSTREAM_TIMEOUT" },
    { errors: [], fault: { kind: "silent" } },
  ],
  [
    { __typename: "ServiceUnavailable", code: "UPSTREAM_STATUS" },
    { errors: [], fault: { kind: "failed" } },
  ],
  [{ __typename: "OfANewerBff" }, { errors: [], fault: { kind: "failed" } }],
])("the result %j of the mutation is shown as %j", async (submitContactMessage, outcome) => {
  await startGraphServer({ body: { data: { submitContactMessage } } });
  expect(await sendMessage({}, options)).toEqual(outcome);
});

it("logs the error, and returns the result for the form", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const limited = { message: "Too often.", extensions: { code: "RATE_LIMITED", retryAfter: 30 } };
  await startGraphServer({ body: { data: { submitContactMessage: null }, errors: [limited] } });
  expect(await sendMessage({}, options)).toEqual({ errors: [], fault: { kind: "often", retryAfter: 30 } });
  expect(warned).toHaveBeenCalledWith("SendMessage: Apollo errors occurred (1): Too often.");
});

describe("a form that the visitor stops", () => {
  it.each(Object.keys(ways))("%s returns that, and logs nothing", async (what) => {
    const warned = vi.spyOn(console, "warn").mockReset().mockReturnValue();
    const { asked } = await startGraphServer("hang");
    const stopped = new AbortController();
    const sendOptions = { ...options, signal: stopped.signal };
    const outcome = what === "a message" ? sendMessage({}, sendOptions) : sendApplication({}, new File(["%PDF"], "cv.pdf"), sendOptions);
    await vi.waitFor(() => expect(asked).toHaveLength(what === "a message" ? 1 : 0));
    stopped.abort();
    expect(await outcome).toEqual({ errors: [], fault: { kind: "stopped" } });
    expect(warned).not.toHaveBeenCalled();
  });
});

it("an application's file is sent without its name on the visitor's disk", async () => {
  const { requests } = await startGraphServer({
    body: { data: { submitJobApplication: { __typename: "JobApplicationReceived", reference: "R-1" } } },
  });
  expect(await sendApplication({ firstName: "Ada" }, new File(["%PDF-1.7"], "ada's secret cv.pdf"), options)).toEqual({ reference: "R-1" });
  const body = requests[0]!.body.query!;
  expect(body).toContain('"resume":null');
  expect(body).toContain('{"1":["variables.resume"]}');
  expect(body).toContain("%PDF-1.7");
  expect(body).not.toContain("secret");
  expect(requests[0]!.headers["apollo-require-preflight"]).toBe("1");
});
