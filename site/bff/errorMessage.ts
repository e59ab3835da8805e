import type { GraphQLFormattedError } from "graphql";

/** A thrown value as it is logged. Pages do not show it: visitors get a message in their language. */
export interface DescribedError {
  message: string;
  status: number;
}

/** Properties of values that are thrown by fetch, by Next or by our code. */
interface Thrown {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  cause?: unknown;
  status?: unknown;
  statusCode?: unknown;
  response?: { status?: unknown } | null;
}

/** Returns the message of a thrown value and its status: its own, else its response's, else 500. */
export function describeError(thrown: unknown): DescribedError {
  const error: Thrown = typeof thrown === "object" && thrown !== null ? thrown : { message: thrown };
  const status = [error.statusCode, error.status, error.response?.status].find(isErrorStatus) ?? 500;
  return { message: messageOf(error), status };
}

/** Whether a status means failure, even if the response has data. */
export function isErrorStatus(status: unknown): status is number {
  return Number.isInteger(status) && Number(status) >= 300 && Number(status) < 600;
}

/** Messages for unusable answers. */
export const errorTexts = {
  status: (status: number) => `Response not successful: Received status code ${status}`,
  parse: (status: number) => `Parse error: the response is not JSON (status ${status})`,
  missing: (operation: string) => `Server response was missing for query '${operation}'`,
  graphQL: (errors: readonly Partial<GraphQLFormattedError>[]) =>
    `Apollo errors occurred (${errors.length}): ${errors.map((error) => error?.message || "no message").join("; ")}`,
};

/** Joins a network error and GraphQL errors to one message. */
export function combine(network: string | null, errors: readonly Partial<GraphQLFormattedError>[] | undefined): string {
  const graphQL = errors && errors.length > 0 ? errorTexts.graphQL(errors) : null;
  return [network, graphQL].filter(Boolean).join(". ");
}

/** Returns the GraphQL errors in a parsed body; empty if there are none. */
export function errorsIn(body: unknown): readonly GraphQLFormattedError[] {
  const { errors } = (typeof body === "object" && body !== null ? body : {}) as { errors?: unknown };
  return Array.isArray(errors) ? (errors as GraphQLFormattedError[]) : [];
}

/** Returns the message, with the message of the cause in brackets: fetch puts the reason into the cause only. */
function messageOf({ name, message, code, cause }: Thrown): string {
  const summary =
    [message, code, name].find((words) => typeof words === "string" && words !== "") ?? "A value without a message was thrown";
  return cause instanceof Error ? `${String(summary)} (${describeError(cause).message})` : String(summary);
}
