import type { IncomingHttpHeaders } from "node:http";
import { readClient } from "./readHeaders";
import type { RequestRecord, Tally } from "./requestRecord";

/** The kinds of requests that are logged. Health checks and the sandbox's files are not. */
export type RequestKind = "graphql" | "media" | "webhook";

const MAX_PATH_CHARS = 200;

/** Returns the kind of a request by its URL; undefined for one that is not logged. */
export function kindOf(url: string): RequestKind | undefined {
  const [, graphql, other] = /^\/(?:(graphql)\/?|(media|webhook)(?:\/[^?]*)?)(?:\?|$)/.exec(url) ?? [];
  return (graphql ?? other) as RequestKind | undefined;
}

/** A request at its arrival: Express changes its URL while it is handled. */
export interface Arrival {
  kind: RequestKind;
  url: string;
  headers: IncomingHttpHeaders;
  /** Time by performance.now(). */
  at: number;
}

/**
 * Returns the fields of a request's log line. They are picked one by one, so that everything else in a request (query, variables, cookies,
 * token and address) stays out of the log.
 */
export function toLine({ kind, url, headers }: Arrival, record: RequestRecord, status: number, ms: number): object {
  const { id, operation, outcome, calls, hits, errors } = record;
  return {
    requestId: id,
    kind,
    path: kind === "media" ? url.split("?", 1)[0]!.slice(0, MAX_PATH_CHARS) : undefined,
    operation: kind === "graphql" ? operation : undefined,
    client: kind === "graphql" ? readClient(headers) : undefined,
    outcome,
    status,
    durationMs: Math.round(ms * 10) / 10,
    calls: toObject(calls),
    hits: toObject(hits),
    errors: toObject(errors),
  };
}

function toObject(tally: Tally): Record<string, number> | undefined {
  return tally.size === 0 ? undefined : Object.fromEntries(tally);
}
