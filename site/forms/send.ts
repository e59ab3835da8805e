import { type FieldError, isFieldError } from "#shared/forms/errors.ts";
import { SNIFF_BYTES } from "#shared/forms/resume.ts";
import type {
  SendMessageMutation,
  SendMessageMutationVariables,
  SubmitApplicationMutation,
  SubmitApplicationMutationVariables,
} from "../bff/__generated__/operations";
import { errorsIn } from "../bff/errorMessage";
import { BffError } from "../bff/readAnswer";
import { type Lang, toLanguageCode } from "../i18n/languages";
import type { FormFault } from "./formState";
import { submissionKey } from "./submissionKey";

/** The result of sending a form. */
export type Outcome = { reference: string } | { errors: readonly FieldError[]; fault?: FormFault };

/** The data of the forms' mutations. */
export type MutationData = SendMessageMutation | SubmitApplicationMutation;

/** The result of a form, by its type in the graph. */
type FormResult = NonNullable<SendMessageMutation["submitContactMessage"] | SubmitApplicationMutation["submitJobApplication"]>;

/** The mutate function of a form's mutation hook. */
type Mutate<TVariables> = (options: {
  variables: TVariables;
  context: { fetchOptions: { signal?: AbortSignal; onProgress?(part: number): void } };
}) => Promise<{
  data?: MutationData | null;
  error?: unknown;
}>;

/** Options of sending a form. */
export interface SendOptions {
  /** The key of the form (submissionKey.ts). */
  key: string;
  lang: Lang;
  /** Aborts sending. Nothing is filed if the request was not sent completely; otherwise it may be. */
  signal?: AbortSignal;
  /** Called with the part that is sent, from 0 to 1. */
  onProgress?(part: number): void;
}

/** Sends an application, with its file if there is one. */
export async function sendApplication(
  submit: Mutate<SubmitApplicationMutationVariables>,
  input: SubmitApplicationMutationVariables["input"],
  resume: File | undefined,
  { key: formKey, signal, onProgress }: SendOptions,
): Promise<Outcome> {
  const file = resume && new Uint8Array(await resume.slice(0, SNIFF_BYTES).arrayBuffer());
  const key = submissionKey(formKey, input, file);
  return deliver(submit({ variables: { input, resume: resume ?? null, key }, context: { fetchOptions: { signal, onProgress } } }), signal);
}

/** Sends a contact message. */
export function sendMessage(
  send: Mutate<SendMessageMutationVariables>,
  input: SendMessageMutationVariables["input"],
  { key, lang, signal }: SendOptions,
): Promise<Outcome> {
  return deliver(
    send({ variables: { input, key: submissionKey(key, input), language: toLanguageCode(lang) }, context: { fetchOptions: { signal } } }),
    signal,
  );
}

// Never retried: after a response of 400 or 500 it is unknown whether the form was filed. Only the visitor sends it again, with the same
// key unless the form was changed (docs/decisions/022, 023).
async function deliver(sending: ReturnType<Mutate<object>>, signal?: AbortSignal): Promise<Outcome> {
  const { data, error } = await sending.catch((thrown: unknown) => ({ data: null, error: thrown }));
  if (data) return toOutcome({ data, errors: errorsIn(error) });
  return signal?.aborted ? { errors: [], fault: { kind: "stopped" } } : toFailure(error, navigator.onLine);
}

/** Returns the result if there is no usable answer. */
export function toFailure(error: unknown, isOnline = true): Outcome {
  if (error instanceof BffError && error.errors.length > 0) return toOutcome(error);
  return { errors: [], fault: { kind: isOnline ? "silent" : "offline" } };
}

/** Converts a mutation's answer to a form's result. */
export function toOutcome({ data, errors }: Pick<BffError, "errors"> & { data?: MutationData }): Outcome {
  const [result] = Object.values(data ?? {}) as (FormResult | null)[];
  if (result && "reference" in result) return { reference: result.reference };
  if (result && "fieldErrors" in result) return { errors: result.fieldErrors.map(toFieldError) };
  return { errors: [], fault: faultOf(result ?? errors[0]?.extensions) };
}

/** Returns the error of one field; a code that only a newer BFF knows counts as a refusal. */
function toFieldError({ field, code }: { field: readonly string[]; code: string }): FieldError {
  return { field: field.at(-1) ?? "form", code: isFieldError(code) ? code : "REFUSED" };
}

function faultOf({ code, retryAfter }: { code?: string; retryAfter?: number | null } = {}): FormFault {
  if (code === "RATE_LIMITED" || code === "UPSTREAM_RATE_LIMITED") return { kind: "often", ...(retryAfter && { retryAfter }) };
  return { kind: code === "UPSTREAM_TIMEOUT" ? "silent" : "failed" };
}
