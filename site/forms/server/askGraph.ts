import { randomUUID } from "node:crypto";
import { SendMessage, SubmitApplication } from "../../bff/__generated__/browser";
import type { TypedText } from "../../bff/ask";
import type { Lang } from "../../i18n/languages";
import { type Outcome, toOutcome } from "../send";

/** Where the graph is, and who asks it. */
export interface Graph {
  bffUrl: string;
  forwardedFor: string;
}

const HEADERS = { "apollographql-client-name": "keyway-site" };
const ANSWER_MS = 15_000;
/** As long as a file may take on a slow line. */
const UPLOAD_MS = 300_000;

/** Asks one thing; null where there is no answer. */
export async function askGraph<TData, TVariables>({ bffUrl, forwardedFor }: Graph, { text }: TypedText<TData, TVariables>, variables: TVariables): Promise<TData | null> {
  try {
    return ((await post(bffUrl, forwardedFor, JSON.stringify({ query: text, variables }))) as { data?: TData }).data ?? null;
  } catch {
    return null;
  }
}

export function passMessage({ bffUrl, forwardedFor }: Graph, input: object, lang: Lang, key: string): Promise<Outcome> {
  return outcomeOf(post(bffUrl, forwardedFor, JSON.stringify({ query: SendMessage.text, variables: { input, lang, key } })));
}

/** Passes an application on while its file arrives. */
export function passApplication({ bffUrl, forwardedFor }: Graph, input: object, file: AsyncGenerator<Buffer>, key: string): Promise<Outcome> {
  const boundary = `keyway-${randomUUID()}`;
  const part = (name: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${value}`;
  const operations = JSON.stringify({ query: SubmitApplication.text, variables: { input, resume: null, key } });
  async function* write(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(part("operations", `\r\n\r\n${operations}\r\n`) + part("map", `\r\n\r\n{"0":["variables.resume"]}\r\n`) + part("0", `; filename="resume"\r\ncontent-type: application/octet-stream\r\n\r\n`));
    yield* file;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const pieces = write();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  return outcomeOf(post(bffUrl, forwardedFor, body, `multipart/form-data; boundary=${boundary}`));
}

async function outcomeOf(answer: Promise<unknown>): Promise<Outcome> {
  try {
    return toOutcome((await answer) as Parameters<typeof toOutcome>[0]);
  } catch {
    return { errors: [], fault: { kind: "silent" } };
  }
}

async function post(bffUrl: string, forwardedFor: string, body: string | ReadableStream, contentType = "application/json"): Promise<unknown> {
  const isUpload = typeof body !== "string";
  const headers = { ...HEADERS, "content-type": contentType, "x-forwarded-for": forwardedFor, ...(isUpload && { "apollo-require-preflight": "1" }) };
  const init = { method: "POST", headers, body, signal: AbortSignal.timeout(isUpload ? UPLOAD_MS : ANSWER_MS), cache: "no-store" as const, ...(isUpload && { duplex: "half" }) };
  return (await fetch(`${bffUrl}/graphql`, init)).json();
}
