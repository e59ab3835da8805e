import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";
import { createMultipart } from "#shared/multipart.ts";
import type { Application } from "#shared/forms/application.ts";
import type { ContactMessage } from "#shared/forms/contact.ts";
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
  try {
    const { data, errors } = await post(target, document, variables);
    // Failed suggestions are an empty list with an error beside it.
    if (errors.length > 0) throw new BffError(errorTexts.graphQL(errors), { errors });
    return data;
  } catch (error) {
    log(nameOf(document), error);
    return null;
  }
}

/** Sends a contact message to the BFF. */
export function submitMessage(target: BffTarget, input: ContactMessage, lang: Lang, formKey: string): Promise<Outcome> {
  const key = submissionKey(formKey, input);
  return sendMutation(target, SendMessageDocument, { input, language: toLanguageCode(lang), key });
}

/** Sends an application to the BFF, and streams its file, if there is one, while it arrives. */
export async function submitApplication(
  target: BffTarget,
  input: Application,
  file: IncomingForm["file"],
  formKey: string,
): Promise<Outcome> {
  const start = file && (await readStart(file));
  const key = submissionKey(formKey, input, start ?? undefined);
  return sendMutation(target, SubmitApplicationDocument, { input, resume: null, key }, file && start && chunksOf(start, file));
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

async function sendMutation<TVariables>(
  target: BffTarget,
  document: TypedDocumentNode<MutationData, TVariables>,
  variables: TVariables,
  resume?: AsyncGenerator<Uint8Array> | null,
): Promise<Outcome> {
  try {
    return toOutcome(await post(target, document, variables, resume));
  } catch (error) {
    log(nameOf(document), error);
    return toFailure(error);
  }
}

/** Logs the codes of GraphQL errors only: their messages may contain what the visitor typed. */
function log(name: string, error: unknown): void {
  const codes = error instanceof BffError ? error.errors.map(({ extensions }) => String(extensions?.code)) : [];
  logError(codes.length > 0 ? new BffError(codes.join(", "), { status: (error as BffError).status }) : error, name);
}

async function post<TData, TVariables>(
  { bffUrl, forwardedFor }: BffTarget,
  document: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  resume?: AsyncGenerator<Uint8Array> | null,
): Promise<BffAnswer<TData>> {
  const operation = JSON.stringify({ query: print(document), variables });
  const { body, contentType } = resume ? withFile(operation, resume) : { body: operation, contentType: "application/json" };
  const init = {
    method: "POST",
    headers: {
      ...clientHeaders("keyway-site"),
      "content-type": contentType,
      "x-forwarded-for": forwardedFor,
      ...(resume && { "apollo-require-preflight": "1" }),
    },
    body,
    cache: "no-store" as const,
    ...(resume && { duplex: "half" }),
  };
  const send = (url: string) =>
    watchedRequest(url, AbortSignal.timeout(resume ? UPLOAD_MS : ANSWER_MS), async (signal) =>
      readAnswer<TData>(await fetch(`${url}/graphql`, { ...init, signal }), nameOf(document)),
    );
  return send(bffUrl).catch((error: unknown) => {
    // A file that has begun to arrive cannot be read again.
    if (resume || !isUndelivered(error)) throw error;
    return send(bffAddress());
  });
}

/** Writes the file of an operation as the value of its variable `resume`. */
function withFile(operations: string, chunks: AsyncGenerator<Uint8Array>) {
  const file = { field: "0", name: "resume", type: "application/octet-stream", chunks };
  return createMultipart({ operations, map: '{"0":["variables.resume"]}' }, file);
}
