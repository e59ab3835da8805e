import { type FieldError, isFieldError } from "../../forms/errors";
import { SendMessage, SubmitApplication } from "../bff/__generated__/browser";
import type { Lang } from "../i18n/languages";
import type { FormFault } from "./formState";

/** What became of a form. */
export type Outcome = { reference: string } | { errors: readonly FieldError[]; fault?: FormFault };

interface Answer {
  data?: Record<string, { reference: string | null; fieldErrors: { field: string; code: string }[] } | null> | null;
  errors?: { extensions?: { code?: string; retryAfter?: number } }[];
}

/** Sends what was typed; the same key sends it once. */
export interface SendOptions {
  key: string;
  lang: Lang;
  signal?: AbortSignal;
}

/** Sends an application with its file, as one multipart request that the browser makes while it reads the file. */
export function sendApplication(input: object, resume: File, { key, signal }: SendOptions): Promise<Outcome> {
  const body = new FormData();
  body.append("operations", JSON.stringify({ query: SubmitApplication.text, variables: { input, resume: null, key } }));
  body.append("map", JSON.stringify({ 0: ["variables.resume"] }));
  // What it is called on the visitor's disk is nobody's business.
  body.append("0", resume, "resume");
  return ask({ body, headers: { "apollo-require-preflight": "1" }, signal });
}

export function sendMessage(input: object, { key, lang, signal }: SendOptions): Promise<Outcome> {
  return ask({ body: JSON.stringify({ query: SendMessage.text, variables: { input, key, lang } }), headers: { "content-type": "application/json" }, signal });
}

async function ask({ headers, ...init }: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch("/graphql", { ...init, method: "POST", headers: { "apollographql-client-name": "keyway-browser", ...headers } });
    return toOutcome((await response.json()) as Answer);
  } catch {
    return { errors: [], fault: { kind: navigator.onLine ? "silent" : "offline" } };
  }
}

/** The graph's answer to either mutation, in a form's words. */
export function toOutcome({ data, errors = [] }: Answer): Outcome {
  const [submission] = Object.values(data ?? {});
  if (submission?.reference) return { reference: submission.reference };
  const wrong = (submission?.fieldErrors ?? []).map(({ field, code }) => ({ field, code: isFieldError(code) ? code : ("refused" as const) }));
  return wrong.length > 0 ? { errors: wrong } : { errors: [], fault: faultOf(errors[0]?.extensions) };
}

function faultOf({ code, retryAfter }: { code?: string; retryAfter?: number } = {}): FormFault {
  if (code === "RATE_LIMITED" || code === "UPSTREAM_RATE_LIMITED") return { kind: "often", ...(retryAfter !== undefined && { retryAfter }) };
  return { kind: code === "UPSTREAM_TIMEOUT" ? "silent" : "failed" };
}
