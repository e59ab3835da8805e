import type { GraphQLFormattedError } from "graphql";

/** What was thrown, as the log says it and whoever keeps it has it. No page shows it: visitors are told in words of their language. */
export interface DescribedError {
  message: string;
  status: number;
}

/** What a thrown value may hold, be it thrown by fetch, by Next or by us. */
interface Thrown {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  cause?: unknown;
  status?: unknown;
  statusCode?: unknown;
  response?: { status?: unknown } | null;
}

/** The message of a thrown value, and its status: its own, else that of the response it came with, else 500. */
export function describeError(thrown: unknown): DescribedError {
  const error: Thrown = typeof thrown === "object" && thrown !== null ? thrown : { message: thrown };
  const status = [error.statusCode, error.status, error.response?.status].find(isErrorStatus) ?? 500;
  return { message: messageOf(error), status };
}

/** An answer with such a status is no success, also where it holds data. */
export function isErrorStatus(status: unknown): status is number {
  return Number.isInteger(status) && Number(status) >= 300 && Number(status) < 600;
}

/** The texts for answers that cannot be used. */
export const errorTexts = {
  status: (status: number) => `Response not successful: Received status code ${status}`,
  parse: (status: number) => `Parse error: the response is not JSON (status ${status})`,
  missing: (operation: string) => `Server response was missing for query '${operation}'`,
  graphQL: (errors: readonly Partial<GraphQLFormattedError>[]) =>
    `Apollo errors occurred (${errors.length}): ${errors.map((error) => error?.message || "no message").join("; ")}`,
};

/** What failed on the way and what the graph says of it, as one message. */
export function combine(network: string | null, errors: readonly Partial<GraphQLFormattedError>[] | undefined): string {
  const graphQL = errors && errors.length > 0 ? errorTexts.graphQL(errors) : null;
  return [network, graphQL].filter(Boolean).join(". ");
}

/** The GraphQL errors in a body, where it is JSON that has some. */
export function errorsIn(body: unknown): readonly GraphQLFormattedError[] {
  const { errors } = (typeof body === "object" && body !== null ? body : {}) as { errors?: unknown };
  return Array.isArray(errors) ? (errors as GraphQLFormattedError[]) : [];
}

/** What an error says, and in brackets what it says it comes from: fetch tells why it failed nowhere else. */
function messageOf({ name, message, code, cause }: Thrown): string {
  const own = [message, code, name].find((words) => typeof words === "string" && words !== "") ?? "Something was thrown that says nothing";
  return cause instanceof Error ? `${String(own)} (${describeError(cause).message})` : String(own);
}
