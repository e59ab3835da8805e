import { toJsonReply, type Reply } from "../lib/http";

const statuses: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  413: "INVALID_ARGUMENT",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

/** An error with the status and body of the places service's error response. */
export class GoogleError extends Error {
  override readonly name = "GoogleError";

  constructor(
    readonly code: number,
    message: string,
    readonly details: readonly object[] = [],
  ) {
    super(message);
  }
}

/** Returns the 400 for an invalid argument, with the argument's name if it has one. */
export function createInvalidArgument(message: string, field?: string): GoogleError {
  const violations = { fieldViolations: [{ field, description: message }] };
  const type = "type.googleapis.com/google.rpc.BadRequest";
  return new GoogleError(400, message, field ? [{ "@type": type, ...violations }] : []);
}

/** Returns the detail of an error that contains its reason. */
export function toErrorInfo(reason: string, metadata: Record<string, string> = {}): object {
  return {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason,
    domain: "googleapis.com",
    metadata: { service: "places.googleapis.com", ...metadata },
  };
}

/** Converts a GoogleError to a reply. */
export function toErrorReply({ code, message, details }: GoogleError, headers: Record<string, string> = {}): Reply {
  const status = statuses[code] ?? "UNKNOWN";
  return toJsonReply(code, { error: { code, message, status, details } }, headers);
}
