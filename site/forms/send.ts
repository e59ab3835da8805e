import { type FieldError, isFieldError } from "../../forms/errors";
import { SNIFF_BYTES } from "../../forms/resume";
import type { SendMessageMutationVariables, SubmitApplicationMutationVariables } from "../bff/__generated__/operations";
import { errorsIn } from "../bff/errorMessage";
import { BffError } from "../bff/readAnswer";
import type { Lang } from "../i18n/languages";
import type { FormFault } from "./formState";
import { submissionKey } from "./submissionKey";

/** What became of a form. */
export type Outcome = { reference: string } | { errors: readonly FieldError[]; fault?: FormFault };

/** The data of either mutation. */
export type MutationData = Record<string, { reference: string | null; fieldErrors: { field: string; code: string }[] } | null>;

/** What a form's mutation hook gives to send it with. */
type Mutate<TVariables> = (options: {
  variables: TVariables;
  context: { signal?: AbortSignal; onProgress?(part: number): void };
}) => Promise<{
  data?: MutationData | null;
  error?: unknown;
}>;

/** Sends what was typed, the same once (submissionKey.ts). */
export interface SendOptions {
  /** The form's own. */
  key: string;
  lang: Lang;
  /** Ends it before all of it has left: then nothing is filed. Later it might be, and anew where it was changed meanwhile. */
  signal?: AbortSignal;
  /** Told how much of it has left, from 0 to 1. */
  onProgress?(part: number): void;
}

/** Sends an application with its file. */
export async function sendApplication(
  submit: Mutate<SubmitApplicationMutationVariables>,
  input: SubmitApplicationMutationVariables["input"],
  resume: File,
  { key: formKey, signal, onProgress }: SendOptions,
): Promise<Outcome> {
  const start = new Uint8Array(await resume.slice(0, SNIFF_BYTES).arrayBuffer());
  const key = submissionKey(formKey, input, { size: resume.size, start });
  return deliver(submit({ variables: { input, resume, key }, context: { signal, onProgress } }), signal);
}

export function sendMessage(
  send: Mutate<SendMessageMutationVariables>,
  input: SendMessageMutationVariables["input"],
  { key, lang, signal }: SendOptions,
): Promise<Outcome> {
  return deliver(send({ variables: { input, key: submissionKey(key, input), lang }, context: { signal } }), signal);
}

// Whole and once, whatever comes back: after an answer of 400 or 500 nobody knows whether it was filed. Only the visitor sends
// it again, and then its key is the same unless it was changed (docs/decisions/022, 023).
async function deliver(sending: ReturnType<Mutate<object>>, signal?: AbortSignal): Promise<Outcome> {
  const { data, error } = await sending.catch((thrown: unknown) => ({ data: null, error: thrown }));
  if (data) return toOutcome({ data, errors: errorsIn(error) });
  return signal?.aborted ? { errors: [], fault: { kind: "stopped" } } : toFailure(error, navigator.onLine);
}

/** What a form says where there is no answer that could be used. */
export function toFailure(error: unknown, isOnline = true): Outcome {
  if (error instanceof BffError && error.errors.length > 0) return toOutcome(error);
  return { errors: [], fault: { kind: isOnline ? "silent" : "offline" } };
}

/** The graph's answer to either mutation, in a form's words. */
export function toOutcome({ data, errors }: Pick<BffError, "errors"> & { data?: MutationData }): Outcome {
  const [submission] = Object.values(data ?? {});
  if (submission?.reference) return { reference: submission.reference };
  const wrong = (submission?.fieldErrors ?? []).map(({ field, code }) => ({
    field,
    code: isFieldError(code) ? code : ("refused" as const),
  }));
  return wrong.length > 0 ? { errors: wrong } : { errors: [], fault: faultOf(errors[0]?.extensions) };
}

function faultOf({ code, retryAfter }: { code?: string; retryAfter?: number } = {}): FormFault {
  if (code === "RATE_LIMITED" || code === "UPSTREAM_RATE_LIMITED")
    return { kind: "often", ...(retryAfter !== undefined && { retryAfter }) };
  return { kind: code === "UPSTREAM_TIMEOUT" ? "silent" : "failed" };
}
