import type { IncomingHttpHeaders } from "node:http";
import type { CacheOutcome } from "../lib/telemetry";
import type { Operations } from "../guards/operations/operations";
import { sentOperationOf } from "../guards/operations/sentOperation";
import type { PlacesCost } from "../sources/places/prices";
import { readClient } from "./readHeaders";
import type { UpstreamAttempt } from "./requestDetails";
import type { RequestRecord } from "./requestRecord";
import { toUrl } from "#shared/toUrl.ts";

/** An operation that was answered. */
export interface RecentOperation {
  name: string;
  /** As it was sent; of a hash, the text that it stands for. */
  text: string;
  variables: object;
  /** Path of the page that sent it, or for which the site sent it; null when neither is known. */
  page: string | null;
  client?: string;
  /** When it was answered, in milliseconds since 1970. */
  at: number;
  ms: number;
  status: number;
  /** Errors by code. */
  errors: Record<string, number>;
  /** Whether the answer cache had the whole answer. */
  isAnswerCached: boolean;
  attempts: readonly UpstreamAttempt[];
  /** Reads of cached values by source. */
  reads: Record<string, Partial<Record<CacheOutcome, number>>>;
  costs: readonly PlacesCost[];
}

/** A request when it ends. */
interface Ended {
  headers: IncomingHttpHeaders;
  record: RequestRecord;
  status: number;
  ms: number;
}

/** The operations that were answered last, for the panel of development. */
export interface RecentOperations {
  /** Adds the operation of a request; nothing when the request has reached none. */
  add(ended: Ended): void;
  /** Adds an operation that the answer cache has answered; `body` is the parsed body of its request. */
  addCached(headers: IncomingHttpHeaders, body: unknown): void;
  /** Returns those of a page since a time in milliseconds since 1970, the oldest first. */
  ofPage(page: string, since: number): RecentOperation[];
}

/** Each takes up to 100 kB, the limit of a request's body. */
const MOST = 200;

/** Creates the list. `textOf` returns the text of a hash that clients send. */
export function createRecentOperations({ textOf }: Pick<Operations, "textOf">, now: () => number = Date.now): RecentOperations {
  const operations: RecentOperation[] = [];

  const push = (headers: IncomingHttpHeaders, body: unknown, ended: Pick<RecentOperation, "ms" | "status"> & Partial<RecentOperation>) => {
    const { text: sent, sha256 } = sentOperationOf({ body });
    const text = sent ?? textOf(sha256 ?? "");
    if (text === undefined) return;
    const { variables } = body as { variables?: object | null };
    operations.push({
      name: /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? "without a name",
      text,
      variables: variables ?? {},
      page: pageOf(headers.referer),
      client: readClient(headers).name,
      at: now(),
      errors: {},
      isAnswerCached: false,
      attempts: [],
      reads: {},
      costs: [],
      ...ended,
    });
    if (operations.length > MOST) operations.shift();
  };

  return {
    add({ headers, record: { details, errors }, status, ms }) {
      if (!details?.body) return;
      const { body, attempts, reads, costs } = details;
      push(headers, body, { status, ms, errors: Object.fromEntries(errors), attempts, reads: Object.fromEntries(reads), costs });
    },
    addCached: (headers, body) => push(headers, body, { status: 200, ms: 0, isAnswerCached: true }),
    ofPage: (page, since) => operations.filter((operation) => operation.page === page && operation.at >= since),
  };
}

function pageOf(referer: string | undefined): string | null {
  return toUrl(referer ?? "")?.pathname ?? null;
}
