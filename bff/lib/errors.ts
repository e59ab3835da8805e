import { GraphQLError } from "graphql";

export type SourceErrorCode =
  | "UPSTREAM_UNREACHABLE"
  | "UPSTREAM_TIMEOUT"
  | "UPSTREAM_STATUS"
  | "UPSTREAM_RATE_LIMITED"
  | "UPSTREAM_BAD_PAYLOAD"
  | "UPSTREAM_TOO_LARGE"
  | "UPSTREAM_BUSY"
  | "PLACE_WITHOUT_LOCATION"
  | "PREVIEW_EXPIRED";

interface Details {
  source: string;
  code: SourceErrorCode;
  status?: number;
  /** Seconds after which it may be asked again, where it says so. */
  retryAfter?: number;
  cause?: unknown;
}

/** An upstream that failed us. `message` may name its address: it is for logs; clients get `publicMessage` and a code. */
export class SourceError extends Error {
  override name = "SourceError";
  readonly source: string;
  readonly code: SourceErrorCode;
  readonly status?: number;
  readonly retryAfter?: number;

  constructor(message: string, { source, code, status, retryAfter, cause }: Details) {
    super(message, { cause });
    this.source = source;
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Safe for everybody: no upstream text, no address. */
  get publicMessage(): string {
    return PUBLIC_MESSAGES[this.code];
  }
}

const PUBLIC_MESSAGES: Record<SourceErrorCode, string> = {
  UPSTREAM_UNREACHABLE: "A source of this data cannot be reached right now.",
  UPSTREAM_TIMEOUT: "A source of this data did not answer in time.",
  UPSTREAM_STATUS: "A source of this data answered with an error.",
  UPSTREAM_RATE_LIMITED: "A source of this data is asked too often right now.",
  UPSTREAM_BAD_PAYLOAD: "A source of this data sent something unreadable.",
  UPSTREAM_TOO_LARGE: "A source of this data sent too much.",
  UPSTREAM_BUSY: "A source of this data has too much to do right now.",
  PLACE_WITHOUT_LOCATION: "This place has no location on the map. Search for another one.",
  PREVIEW_EXPIRED: "This preview has expired. Open it again from the editor.",
};

/** A fault in what the client asked for; `message` says what to do about it. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/**
 * A visitor asks for more than a person does by hand; `retryAfter` in seconds. With a `status`, it is that of the whole answer,
 * which then has the header `retry-after`.
 */
export function tooOften(retryAfter: number, status?: number): GraphQLError {
  const http = status && { status, headers: new Map([["retry-after", String(retryAfter)]]) };
  const extensions = { code: "RATE_LIMITED", retryAfter, ...(http && { http }) };
  return new GraphQLError(`That was often. Try again in ${retryAfter} seconds.`, { extensions });
}

/** All visitors together have used up what may be paid for; `retryAfter` in seconds. */
export function budgetSpent(retryAfter: number): GraphQLError {
  const extensions = { code: "BUDGET_SPENT", retryAfter };
  return new GraphQLError(`There is no more of this for now. Try again in ${retryAfter} seconds.`, { extensions });
}
