import type { GraphQLFormattedError } from "graphql";
import { combine, errorsIn, isErrorStatus, errorTexts } from "./errorMessage";
import { withModelNames } from "./withModelNames";

export interface BffAnswer<TData> {
  data: TData;
  /** What is missing from `data`, and why; empty where everything is there. */
  errors: readonly GraphQLFormattedError[];
}

interface BffErrorOptions extends ErrorOptions {
  status?: number;
  errors?: readonly GraphQLFormattedError[];
}

/** The BFF gave no usable answer at all. */
export class BffError extends Error {
  override name = "BffError";
  /** That of the response, where there was one. */
  readonly status?: number;
  /** What the graph says of it. */
  readonly errors: readonly GraphQLFormattedError[];

  constructor(message: string, { status, errors = [], ...options }: BffErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.errors = errors;
  }
}

/** The data of an answer, whole or in part. Throws a BffError where it has none, or where its status says that it is none. */
export async function readAnswer<TData>(response: Response, operation: string): Promise<BffAnswer<TData>> {
  const { status } = response;
  const body = parse(await response.text());
  const errors = errorsIn(body);
  if (isErrorStatus(status)) throw new BffError(combine(errorTexts.status(status), errors), { status, errors });
  if (body === undefined) throw new BffError(errorTexts.parse(status), { status });
  const { data } = (body ?? {}) as { data?: TData | null };
  if (data) return { data: withModelNames(data), errors };
  if (errors.length === 0) throw new BffError(errorTexts.missing(operation), { status });
  throw new BffError(errorTexts.graphQL(errors), { status, errors });
}

const LIMITS: readonly unknown[] = ["RATE_LIMITED", "BUDGET_SPENT"];

/** Whether something is missing because no more may be asked for now, by this visitor or by anybody. */
export function isLimited(errors: readonly GraphQLFormattedError[]): boolean {
  return errors.some((error) => LIMITS.includes(error?.extensions?.code));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
