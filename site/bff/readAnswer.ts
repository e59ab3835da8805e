import type { GraphQLFormattedError } from "graphql";
import { combine, errorsIn, isErrorStatus, errorTexts } from "./errorMessage";
import { withModelNames } from "./withModelNames";

export interface BffAnswer<TData> {
  data: TData;
  /** The errors of missing parts of `data`; empty if the answer is complete. */
  errors: readonly GraphQLFormattedError[];
}

interface BffErrorOptions extends ErrorOptions {
  status?: number;
  errors?: readonly GraphQLFormattedError[];
}

/** Thrown if the BFF sends no usable answer. */
export class BffError extends Error {
  override name = "BffError";
  /** The status of the response, if there was one. */
  readonly status?: number;
  /** The GraphQL errors of the response. */
  readonly errors: readonly GraphQLFormattedError[];

  constructor(message: string, { status, errors = [], ...options }: BffErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.errors = errors;
  }
}

/** Reads the data of an answer, complete or partial. Throws a BffError if there is no data or the status is an error. */
export async function readAnswer<TData>(response: Response, operation: string): Promise<BffAnswer<TData>> {
  return toAnswer(parseBody(await response.text()), response.status, operation);
}

/** The same for a body that was read; undefined if it is not JSON. */
export function toAnswer<TData>(body: unknown, status: number, operation: string): BffAnswer<TData> {
  const errors = errorsIn(body);
  if (isErrorStatus(status)) throw new BffError(combine(errorTexts.status(status), errors), { status, errors });
  if (body === undefined) throw new BffError(errorTexts.parse(status), { status });
  const { data } = (body ?? {}) as { data?: TData | null };
  if (data) return { data: withModelNames(data), errors };
  if (errors.length === 0) throw new BffError(errorTexts.missing(operation), { status });
  throw new BffError(errorTexts.graphQL(errors), { status, errors });
}

/** Whether an error says that the BFF does not know the hash that stood for an operation's text. */
export function isUnknownHash(error: unknown): error is BffError {
  return error instanceof BffError && error.errors.some(isUnknownHashError);
}

function isUnknownHashError(error?: GraphQLFormattedError): boolean {
  return error?.message === "PersistedQueryNotFound" || error?.extensions?.code === "PERSISTED_QUERY_NOT_FOUND";
}

const LIMITS: readonly unknown[] = ["RATE_LIMITED", "BUDGET_SPENT"];

/** Whether an error says that a budget is spent, of this visitor or of all. */
export function isLimited(errors: readonly GraphQLFormattedError[]): boolean {
  return errors.some((error) => LIMITS.includes(error?.extensions?.code));
}

/** Parses a response's text; undefined if it is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
