import { unwrapResolverError } from "@apollo/server/errors";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { SourceError } from "./lib/errors";

/**
 * Returns the function that turns a thrown value into what a client may know: a safe sentence, a code and, for an upstream, its name. In
 * development (`showsErrors`) the extensions of our own faults and of sources' failures also have the cause's message and stack.
 */
export function createFormatError(showsErrors: boolean) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const safe = toSafeError(formatted, error);
    const fault = showsErrors ? faultOf(error) : undefined;
    return fault instanceof Error ? { ...safe, extensions: { ...safe.extensions, ...describeFault(fault) } } : safe;
  };
}

function describeFault({ message, stack = "" }: Error) {
  return { message, stack: stack.split("\n").map((line) => line.trim()) };
}

function toSafeError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { path, locations } = formatted;
  if (cause instanceof SourceError) {
    const extensions = { code: cause.code, source: cause.source, ...(cause.retryAfter && { retryAfter: cause.retryAfter }) };
    return { message: cause.publicMessage, path, locations, extensions };
  }
  // Faults in the query are the client's own, and the text helps to mend them.
  const { code, limit, retryAfter } = formatted.extensions ?? {};
  if (code !== "INTERNAL_SERVER_ERROR") {
    return { ...formatted, extensions: { code: limit ?? code, ...(retryAfter !== undefined && { retryAfter }) } };
  }
  if (isRefusal(error)) return { ...formatted, extensions: { code: "BAD_REQUEST" } };
  if (isCancelled(cause)) return { message: "The request was cancelled.", path, locations, extensions: { code: "CANCELLED" } };
  return { message: "Something went wrong on our side.", path, locations, extensions: { code: "INTERNAL_SERVER_ERROR" } };
}

/** What the log has to know of an error: a source's failure, or a fault of our own; undefined where client or visitor have caused it. */
export function faultOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  if (cause instanceof SourceError) return cause;
  const { code = "INTERNAL_SERVER_ERROR" } = (error as Partial<GraphQLError>).extensions ?? {};
  const isOurs = code === "INTERNAL_SERVER_ERROR" && !isRefusal(error) && !isCancelled(cause);
  return isOurs ? cause : undefined;
}

/** What is refused without a code: by Apollo a text with the hash of another, by the executor more faults of variables than it names. */
function isRefusal(error: unknown): boolean {
  const { message, extensions } = (error ?? {}) as Partial<GraphQLError>;
  const http = extensions?.http as { status?: number } | undefined;
  return http?.status === 400 || message?.startsWith("Too many errors processing variables") === true;
}

function isCancelled(cause: unknown): boolean {
  return cause instanceof Error && cause.name === "AbortError";
}
