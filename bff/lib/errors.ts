import { GraphQLError } from "graphql";
import type { ErrorCode } from "./errorCodes";

/** The ways in which any upstream can fail. */
export type UpstreamErrorCode = Extract<ErrorCode, `UPSTREAM_${string}`>;

interface UpstreamFailure {
  code: UpstreamErrorCode;
}

/** A failure that only one source has; its code does not start with `UPSTREAM_`. Clients get the message. */
interface OwnFailure {
  code: Exclude<ErrorCode, UpstreamErrorCode>;
  publicMessage: string;
}

interface Details {
  source: string;
  status?: number;
  /** Seconds after which the source may be called again, when it says so. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure of an upstream. `message` may contain its address and is for logs only; clients get `publicMessage` and a code. */
export class SourceError extends Error {
  override name = "SourceError";
  readonly source: string;
  readonly code: ErrorCode;
  /** Safe for clients: contains no text and no address of an upstream. */
  readonly publicMessage: string;
  readonly status?: number;
  readonly retryAfter?: number;

  constructor(message: string, details: Details & (UpstreamFailure | OwnFailure)) {
    const { source, code, status, retryAfter, cause } = details;
    super(message, { cause });
    this.source = source;
    this.code = code;
    this.publicMessage = "publicMessage" in details ? details.publicMessage : PUBLIC_MESSAGES[details.code];
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const PUBLIC_MESSAGES: Record<UpstreamErrorCode, string> = {
  UPSTREAM_UNREACHABLE: "A source of this data cannot be reached right now.",
  UPSTREAM_TIMEOUT: "A source of this data did not answer in time.",
  UPSTREAM_STATUS: "A source of this data answered with an error.",
  UPSTREAM_RATE_LIMITED: "A source of this data is asked too often right now.",
  UPSTREAM_BAD_PAYLOAD: "A source of this data sent data that cannot be read.",
  UPSTREAM_TOO_LARGE: "A source of this data sent too much.",
  UPSTREAM_BUSY: "A source of this data has too much to do right now.",
};

/** What clients get besides a code: the status of the whole response, and the seconds after which to try again. */
interface Remedy {
  status?: number;
  retryAfter?: number;
}

/** Returns an error whose message clients get; with a `status` and `retryAfter`, the response has the header `retry-after`. */
export function refusal(message: string, code: ErrorCode, { status, retryAfter }: Remedy = {}): GraphQLError {
  const wait = retryAfter !== undefined && { retryAfter };
  const headers = wait && { headers: new Map([["retry-after", String(retryAfter)]]) };
  return new GraphQLError(message, { extensions: { code, ...wait, ...(status && { http: { status, ...headers } }) } });
}

/** Returns an error about a client's input; `message` says how to correct it. */
export function badInput(message: string): GraphQLError {
  return refusal(message, "BAD_USER_INPUT");
}

/** Returns the error for a visitor who has used up a budget; `retryAfter` is in seconds, `status` that of the whole response. */
export function tooManyRequests(retryAfter: number, status?: number): GraphQLError {
  return refusal(`Too many requests. Try again in ${retryAfter} seconds.`, "RATE_LIMITED", { retryAfter, status });
}

/** Returns the error for a paid budget that all visitors together have used up; `retryAfter` is in seconds. */
export function budgetSpent(retryAfter: number): GraphQLError {
  return refusal(`The service has reached its limit for now. Try again in ${retryAfter} seconds.`, "BUDGET_SPENT", { retryAfter });
}
