/**
 * Every code of an error that a client can get: the enum `ErrorCode` of the graph (bff/modules/errors.graphql). BFF_UNREACHABLE comes from
 * the site's server, which forwards `/graphql` (site/gateway/bffProxy.ts).
 */
export const ERROR_CODES = [
  // The request, or the operation in it.
  "BAD_REQUEST",
  "NOT_ACCEPTABLE",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "OPERATION_NOT_ALLOWED",
  "PERSISTED_QUERY_NOT_FOUND",
  "BAD_USER_INPUT",
  // Limits of an operation.
  "QUERY_TOO_DEEP",
  "TOO_MANY_ALIASES",
  "TOO_MANY_COPIES",
  "TOO_MANY_DIRECTIVES",
  "TOO_MANY_FIELDS",
  "OPERATION_TOO_COSTLY",
  "ANSWER_TOO_LARGE",
  // Budgets.
  "RATE_LIMITED",
  "BUDGET_SPENT",
  // Upstreams.
  "UPSTREAM_UNREACHABLE",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_STATUS",
  "UPSTREAM_RATE_LIMITED",
  "UPSTREAM_BAD_PAYLOAD",
  "UPSTREAM_TOO_LARGE",
  "UPSTREAM_BUSY",
  "PREVIEW_EXPIRED",
  "PLACE_WITHOUT_LOCATION",
  // The server itself.
  "BFF_UNREACHABLE",
  "CANCELLED",
  "INTERNAL_SERVER_ERROR",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
