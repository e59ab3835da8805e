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

/** A refusal with the status and body that the places service answers with. */
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

/** The 400 for an argument that is wrong, by the name of the argument if it has one. */
export function createInvalidArgument(message: string, field?: string): GoogleError {
  const violations = { fieldViolations: [{ field, description: message }] };
  const type = "type.googleapis.com/google.rpc.BadRequest";
  return new GoogleError(400, message, field ? [{ "@type": type, ...violations }] : []);
}

/** The detail of an error that gives its reason. */
export function toErrorInfo(reason: string, metadata: Record<string, string> = {}): object {
  return {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason,
    domain: "googleapis.com",
    metadata: { service: "places.googleapis.com", ...metadata },
  };
}

/** The reply that carries a refusal. */
export function toErrorReply({ code, message, details }: GoogleError, headers: Record<string, string> = {}): Reply {
  const status = statuses[code] ?? "UNKNOWN";
  return toJsonReply(code, { error: { code, message, status, details } }, headers);
}
