import { unwrapResolverError } from "@apollo/server/errors";
import type { GraphQLError, GraphQLFormattedError } from "graphql";
import { SourceError } from "./errors";

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
  // Errors in the query are the client's, and their text helps to correct them.
  const { code, limit, retryAfter } = formatted.extensions ?? {};
  if (code !== "INTERNAL_SERVER_ERROR") {
    return { ...formatted, extensions: { code: limit ?? code, ...(retryAfter !== undefined && { retryAfter }) } };
  }
  if (isRefusal(error)) return { ...formatted, extensions: { code: "BAD_REQUEST" } };
  if (isCancelled(cause)) return { message: "The request was cancelled.", path, locations, extensions: { code: "CANCELLED" } };
  return { message: "Something went wrong on our side.", path, locations, extensions: { code: "INTERNAL_SERVER_ERROR" } };
}

/** Returns what to log of an error: a source's failure, or a bug of ours; undefined when the client or the visitor caused it. */
export function faultOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  if (cause instanceof SourceError) return cause;
  const { code = "INTERNAL_SERVER_ERROR" } = (error as Partial<GraphQLError>).extensions ?? {};
  const isOurs = code === "INTERNAL_SERVER_ERROR" && !isRefusal(error) && !isCancelled(cause);
  return isOurs ? cause : undefined;
}

/**
 * Returns whether an error is a refusal without a code: by Apollo for a text with another one's hash, by the executor for too many errors
 * in variables.
 */
function isRefusal(error: unknown): boolean {
  const { message, extensions } = (error ?? {}) as Partial<GraphQLError>;
  const http = extensions?.http as { status?: number } | undefined;
  return http?.status === 400 || message?.startsWith("Too many errors processing variables") === true;
}

function isCancelled(cause: unknown): boolean {
  return cause instanceof Error && cause.name === "AbortError";
}
