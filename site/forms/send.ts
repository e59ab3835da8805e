import { type FieldError, isFieldError } from "../../forms/errors";
import { SNIFF_BYTES } from "../../forms/resume";
import { SendMessage } from "../bff/__generated__/browser/SendMessage";
import { SubmitApplication } from "../bff/__generated__/browser/SubmitApplication";
import { clientHeaders } from "../bff/clientHeaders";
import { errorTexts } from "../bff/errorMessage";
import { BffError, readAnswer } from "../bff/readAnswer";
import { warn } from "../bff/warn";
import type { Lang } from "../i18n/languages";
import type { FormFault } from "./formState";
import { submissionKey } from "./submissionKey";
import { type OnProgress, upload } from "./upload";

/** What became of a form. */
export type Outcome = { reference: string } | { errors: readonly FieldError[]; fault?: FormFault };

/** The data of either mutation. */
export type Answered = Record<string, { reference: string | null; fieldErrors: { field: string; code: string }[] } | null>;

const CLIENT = clientHeaders("keyway-browser");

/** Sends what was typed, the same once (submissionKey.ts). */
export interface SendOptions {
  /** The form's own. */
  key: string;
  lang: Lang;
  /** Ends it before all of it has left: then nothing is filed. Later it might be, and anew where it was changed meanwhile. */
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

/** Sends an application with its file, as one multipart request that the browser makes while it reads the file. */
export function sendApplication(input: object, resume: File, options: SendOptions): Promise<Outcome> {
  return outcomeOf(SubmitApplication.name, uploadApplication(input, resume, options), options.signal);
}

async function uploadApplication(input: object, resume: File, { key: formKey, signal, onProgress }: SendOptions): Promise<Response> {
  const start = new Uint8Array(await resume.slice(0, SNIFF_BYTES).arrayBuffer());
  const key = submissionKey(formKey, input, { size: resume.size, start });
  const body = new FormData();
  body.append("operations", JSON.stringify({ query: SubmitApplication.text, variables: { input, resume: null, key } }));
  body.append("map", JSON.stringify({ 0: ["variables.resume"] }));
  // What it is called on the visitor's disk is nobody's business.
  body.append("0", resume, "resume");
  return upload("/graphql", { body, headers: { ...CLIENT, "apollo-require-preflight": "1" }, signal, onProgress });
}

export function sendMessage(input: object, { key, lang, signal }: SendOptions): Promise<Outcome> {
  const body = JSON.stringify({ query: SendMessage.text, variables: { input, key: submissionKey(key, input), lang } });
  const headers = { ...CLIENT, "content-type": "application/json" };
  return outcomeOf(SendMessage.name, fetch("/graphql", { method: "POST", body, headers, signal }), signal);
}

// Whole and once, whatever comes back: after an answer of 400 or 500 nobody knows whether it was filed. Only the visitor sends
// it again, and then its key is the same unless it was changed (docs/decisions/022, 023).
async function outcomeOf(name: string, response: Promise<Response>, signal?: AbortSignal): Promise<Outcome> {
  try {
    const answer = await readAnswer<Answered>(await response, name);
    if (answer.errors.length > 0) warn(name, errorTexts.graphQL(answer.errors));
    return toOutcome(answer);
  } catch (error) {
    if (signal?.aborted) return { errors: [], fault: { kind: "stopped" } };
    warn(name, error);
    return toFailure(error, navigator.onLine);
  }
}

/** What a form says where there is no answer that could be used. */
export function toFailure(error: unknown, isOnline = true): Outcome {
  if (error instanceof BffError && error.errors.length > 0) return toOutcome(error);
  return { errors: [], fault: { kind: isOnline ? "silent" : "offline" } };
}

/** The graph's answer to either mutation, in a form's words. */
export function toOutcome({ data, errors }: Pick<BffError, "errors"> & { data?: Answered }): Outcome {
  const [submission] = Object.values(data ?? {});
  if (submission?.reference) return { reference: submission.reference };
  const wrong = (submission?.fieldErrors ?? []).map(({ field, code }) => ({ field, code: isFieldError(code) ? code : ("refused" as const) }));
  return wrong.length > 0 ? { errors: wrong } : { errors: [], fault: faultOf(errors[0]?.extensions) };
}

function faultOf({ code, retryAfter }: { code?: string; retryAfter?: number } = {}): FormFault {
  if (code === "RATE_LIMITED" || code === "UPSTREAM_RATE_LIMITED") return { kind: "often", ...(retryAfter !== undefined && { retryAfter }) };
  return { kind: code === "UPSTREAM_TIMEOUT" ? "silent" : "failed" };
}
