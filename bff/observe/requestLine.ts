import type { IncomingHttpHeaders } from "node:http";
import { readClient } from "./readHeaders";
import type { RequestRecord, Tally } from "./requestRecord";

/** What the requests are for that are written into the log. Health checks and the sandbox's files are not worth a line. */
export type RequestKind = "graphql" | "media" | "webhook";

const MOST_PATH_CHARS = 200;

/** What a request is for, by its address; undefined for one that is not watched. */
export function kindOf(url: string): RequestKind | undefined {
  const [, graphql, other] = /^\/(?:(graphql)\/?|(media|webhook)(?:\/[^?]*)?)(?:\?|$)/.exec(url) ?? [];
  return (graphql ?? other) as RequestKind | undefined;
}

/** A request when it arrives: while it is answered, Express changes its address. */
export interface Arrival {
  kind: RequestKind;
  url: string;
  headers: IncomingHttpHeaders;
  /** By performance.now(). */
  at: number;
}

/**
 * The fields of a request's line. They are picked one by one: all else that a request holds (its query, variables, cookies, token and
 * address) stays out.
 */
export function toLine({ kind, url, headers }: Arrival, record: RequestRecord, status: number, ms: number): object {
  const { id, operation, outcome, calls, hits, errors } = record;
  return {
    requestId: id,
    kind,
    path: kind === "media" ? url.split("?", 1)[0]!.slice(0, MOST_PATH_CHARS) : undefined,
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
