import { unwrapResolverError } from "@apollo/server/errors";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { SourceError } from "./lib/errors";
import type { Log } from "./lib/log";

/** Turns whatever was thrown into what a client may know: a safe sentence, a code and, for an upstream, its name. */
export function createFormatError(log: Log) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    const { path, locations } = formatted;
    if (cause instanceof SourceError) {
      log.warn({ source: cause.source, code: cause.code, path, cause: String(cause.cause ?? "") }, cause.message);
      return { message: cause.publicMessage, path, locations, extensions: { code: cause.code, source: cause.source, ...(cause.retryAfter && { retryAfter: cause.retryAfter }) } };
    }
    // Faults in the query are the client's own, and the text helps to mend them.
    const { code, limit, retryAfter } = formatted.extensions ?? {};
    if (code !== "INTERNAL_SERVER_ERROR") return { ...formatted, extensions: { code: limit ?? code, ...(retryAfter !== undefined && { retryAfter }) } };
    if (isRefusal(error)) return { ...formatted, extensions: { code: "BAD_REQUEST" } };
    if (cause instanceof Error && cause.name === "AbortError") return { message: "The request was cancelled.", path, locations, extensions: { code: "CANCELLED" } };
    log.error({ path, err: cause }, "a resolver failed");
    return { message: "Something went wrong on our side.", path, locations, extensions: { code: "INTERNAL_SERVER_ERROR" } };
  };
}

/** What is refused without a code: by Apollo a text with the hash of another, by the executor more faults of variables than it names. */
function isRefusal(error: unknown): boolean {
  const { message, extensions } = (error ?? {}) as Partial<GraphQLError>;
  const http = extensions?.http as { status?: number } | undefined;
  return http?.status === 400 || message?.startsWith("Too many errors processing variables") === true;
}
