import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { application, applicationRequest, resumeFile } from "../support/application";
import { switchFaults } from "../support/faultSwitches";
import { ownStack } from "../support/ownStack";

const { siteUrl, bffUrl } = ownStack();
const FIRST_BYTES = 300_000;
const LARGE = 4_900_000;

/** Sends the beginning of a body, and the rest only after the answer has arrived. Then uses the connection for another request. */
async function sendSlowly(url: string, path: string, { headers, body }: { headers: Record<string, string>; body: Buffer }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const upload = request(new URL(path, url), { agent, method: "POST", headers: { ...headers, "content-length": body.length } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => upload.on("response", resolve).on("error", reject));
  upload.write(body.subarray(0, FIRST_BYTES));
  const answer = await answered;
  const received = await text(answer);
  upload.end(body.subarray(FIRST_BYTES));
  const next = await new Promise<IncomingMessage>((resolve, reject) =>
    request(new URL("/health", url), { agent }, resolve).on("error", reject).end(),
  );
  next.resume();
  return { status: answer.statusCode, received, next: next.statusCode };
}

/** A request of `fetch`, as bytes. */
async function toBytes(init: RequestInit) {
  const sent = new Request(siteUrl, init);
  return { headers: Object.fromEntries(sent.headers), body: Buffer.from(await sent.arrayBuffer()) };
}

const upload = (input: object, file = resumeFile("pdf", LARGE)) => toBytes(applicationRequest({ ...application(), ...input }, file));

it.each([["site", siteUrl] as const, ["BFF", bffUrl] as const])("the %s reads on after it has refused an upload", async (_, url) => {
  const answer = await sendSlowly(url, "/graphql", await upload({ email: "nope" }));
  expect(answer).toMatchObject({ status: 200, next: 200 });
  expect(answer.received).toContain("InvalidInput");
});

it("reads on after a file of another kind, and while the source of forms fails", async () => {
  const wrongKind = await sendSlowly(siteUrl, "/graphql", await upload({}, resumeFile("exe", LARGE)));
  expect([wrongKind.status, wrongKind.next]).toEqual([200, 200]);
  await switchFaults("jobs", { kind: "5xx", status: 503 });
  const failing = await sendSlowly(siteUrl, "/graphql", await upload({}));
  expect([failing.status, failing.next]).toEqual([200, 200]);
});

it("reads on after a body that is no form", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x", "apollo-require-preflight": "1" };
  const broken = await sendSlowly(siteUrl, "/graphql", { headers, body: Buffer.alloc(LARGE, "--x\r\nbad\r\n\r\n") });
  expect([broken.status, broken.next]).toEqual([400, 200]);
});

it("reads on after a form without scripts, and where nothing can be posted", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const body = Buffer.concat([Buffer.from('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n'), Buffer.alloc(LARGE, "a")]);
  const form = await sendSlowly(siteUrl, "/contact/?form=contact", { headers, body });
  expect([form.status, form.next]).toEqual([422, 200]);
  const page = await sendSlowly(siteUrl, "/terms/", { headers: {}, body });
  expect([page.status, page.next]).toEqual([405, 200]);
});
