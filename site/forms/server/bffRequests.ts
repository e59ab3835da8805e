import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { createMultipart } from "#shared/multipart.ts";
import { SNIFF_BYTES } from "#shared/forms/resume.ts";
import { SendMessageDocument, SubmitApplicationDocument } from "../../bff/__generated__/operations";
import { bffAddress, isUndelivered } from "../../bff/bffAddress";
import { clientHeaders } from "../../bff/clientHeaders";
import { errorTexts } from "../../bff/errorMessage";
import { logError } from "../../bff/logError";
import { type BffAnswer, BffError, readAnswer } from "../../bff/readAnswer";
import { nameOf } from "../../bff/typedDocument";
import { watchedRequest } from "../../bff/watchedRequest";
import { type Lang, toLanguageCode } from "../../i18n/languages";
import { type MutationData, type Outcome, toFailure, toOutcome } from "../send";
import { submissionKey } from "../submissionKey";
import type { IncomingForm } from "./readForm";

/** The BFF to send requests to, and the visitor on whose behalf. */
export interface BffTarget {
  bffUrl: string;
  forwardedFor: string;
}

const ANSWER_MS = 15_000;
/** Time limit of an upload, for slow lines. */
const UPLOAD_MS = 300_000;

/** Queries the BFF; returns null, and logs the error, if there is no complete answer. */
export async function queryBffOrNull<TData, TVariables>(
  target: BffTarget,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
): Promise<TData | null> {
  const name = nameOf(document);
  try {
    const { data, errors } = await post<TData>(target, name, JSON.stringify({ query: print(document), variables }));
    // Failed suggestions are an empty list with an error beside it.
    if (errors.length > 0) throw new BffError(errorTexts.graphQL(errors), { errors });
    return data;
  } catch (error) {
    log(name, error);
    return null;
  }
}

/** Sends a contact message to the BFF. */
export function submitMessage(target: BffTarget, input: object, lang: Lang, formKey: string): Promise<Outcome> {
  const key = submissionKey(formKey, input);
  return sendMutation(
    target,
    nameOf(SendMessageDocument),
    JSON.stringify({ query: print(SendMessageDocument), variables: { input, language: toLanguageCode(lang), key } }),
  );
}

/** Sends an application to the BFF, and streams its file, if there is one, while it arrives. */
export async function submitApplication(target: BffTarget, input: object, file: IncomingForm["file"], formKey: string): Promise<Outcome> {
  const operation = nameOf(SubmitApplicationDocument);
  const operationsWith = (key: string) =>
    JSON.stringify({ query: print(SubmitApplicationDocument), variables: { input, resume: null, key } });
  if (!file) return sendMutation(target, operation, operationsWith(submissionKey(formKey, input)));
  const start = await readStart(file);
  const key = submissionKey(formKey, input, start);
  const fields = { operations: operationsWith(key), map: `{"0":["variables.resume"]}` };
  const { body, contentType } = createMultipart(fields, {
    field: "0",
    name: "resume",
    type: "application/octet-stream",
    chunks: chunksOf(start, file),
  });
  return sendMutation(target, operation, body, contentType);
}

async function* chunksOf(start: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield start;
  yield* rest;
}

/** Reads at least the first SNIFF_BYTES of a file. */
async function readStart(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  const first: Buffer[] = [];
  for (let size = 0; size < SNIFF_BYTES; size += first.at(-1)!.length) {
    const { done, value } = await chunks.next();
    if (done) break;
    first.push(value);
  }
  return Buffer.concat(first);
}

async function sendMutation(target: BffTarget, name: string, body: string | ReadableStream, contentType?: string): Promise<Outcome> {
  try {
    return toOutcome(await post<MutationData>(target, name, body, contentType));
  } catch (error) {
    log(name, error);
    return toFailure(error);
  }
}

/** Logs the codes of GraphQL errors only: their messages may contain what the visitor typed. */
function log(name: string, error: unknown): void {
  const codes = error instanceof BffError ? error.errors.map(({ extensions }) => String(extensions?.code)) : [];
  logError(codes.length > 0 ? new BffError(codes.join(", "), { status: (error as BffError).status }) : error, name);
}

async function post<TData>(
  { bffUrl, forwardedFor }: BffTarget,
  name: string,
  body: string | ReadableStream,
  contentType = "application/json",
): Promise<BffAnswer<TData>> {
  const isUpload = typeof body !== "string";
  const headers = {
    ...clientHeaders("keyway-site"),
    "content-type": contentType,
    "x-forwarded-for": forwardedFor,
    ...(isUpload && { "apollo-require-preflight": "1" }),
  };
  const init = {
    method: "POST",
    headers,
    body,
    cache: "no-store" as const,
    ...(isUpload && { duplex: "half" }),
  };
  const send = (url: string) =>
    watchedRequest(url, AbortSignal.timeout(isUpload ? UPLOAD_MS : ANSWER_MS), async (signal) =>
      readAnswer<TData>(await fetch(`${url}/graphql`, { ...init, signal }), name),
    );
  return send(bffUrl).catch((error: unknown) => {
    // A file that has begun to arrive cannot be read again.
    if (isUpload || !isUndelivered(error)) throw error;
    return send(bffAddress());
  });
}
