import type { CacheOutcome } from "../lib/telemetry";
import type { PlacesCost } from "../sources/places/prices";

/** One attempt at an upstream call. */
export interface UpstreamAttempt {
  source: string;
  method: string;
  /** Address without its origin and without credentials. */
  path: string;
  /** Status of the response; undefined when there was none. */
  status?: number;
  /** Code of the error, in lower case; `cancelled` when the visitor has left. Undefined when there was a response. */
  error?: string;
  ms: number;
  /** Size of the response's body. */
  bytes?: number;
}

/** What is recorded of one request for the panel of development, beside its record (requestRecord.ts). */
export interface RequestDetails {
  /** The parsed body, with the operation and its variables. Undefined until the operation's context is created. */
  body?: unknown;
  readonly attempts: UpstreamAttempt[];
  /** Reads of cached values by source. */
  readonly reads: Map<string, Partial<Record<CacheOutcome, number>>>;
  /** What Google bills. */
  costs: readonly PlacesCost[];
}

export function createDetails(): RequestDetails {
  return { attempts: [], reads: new Map(), costs: [] };
}

/** Counts reads of a source's values from a cache. */
export function countReads({ reads }: RequestDetails, source: string, outcome: CacheOutcome, count: number): void {
  const counts = reads.get(source) ?? {};
  reads.set(source, { ...counts, [outcome]: (counts[outcome] ?? 0) + count });
}
