import type { RequestDetails } from "./requestDetails";

/** Counts by a name of ours (a source, an error code). */
export type Tally = Map<string, number>;

/** The outcome of an operation. `refused`: not executed. `partial`: data with errors. `cancelled`: the visitor left before the answer. */
export type Outcome = "ok" | "partial" | "failed" | "refused" | "cancelled";

/** What is recorded of one request while it is handled. Log line, metrics and span are written from it when it ends. */
export interface RequestRecord {
  readonly id: string;
  operation?: { name?: string; type?: string };
  /** Undefined for a request that did not reach an operation. */
  outcome?: Outcome;
  /** Attempts at upstream calls by source. A call that several requests share counts for the one that started it. */
  readonly calls: Tally;
  /** Cached values that were served, by source. */
  readonly hits: Tally;
  /** Errors of the answer by code. */
  readonly errors: Tally;
  span?: OperationSpan;
  /** Only for the panel of development. */
  readonly details?: RequestDetails;
}

/** The span of a GraphQL operation. */
export interface OperationSpan {
  /** Starts a child span for one attempt at an upstream call. */
  startCall(source: string, method: string): CallSpan;
  end(record: RequestRecord, status: number): void;
}

export interface CallSpan {
  /** The header by which the upstream joins the trace (W3C Trace Context). */
  traceparent: string;
  /** Ends the span; `outcome` is that of the metrics, `status` that of the response when there was one. */
  end(outcome: string, status?: number): void;
}

export function createRecord(id: string, details?: RequestDetails): RequestRecord {
  return { id, calls: new Map(), hits: new Map(), errors: new Map(), details };
}

export function add(tally: Tally, name: string, count = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + count);
}
