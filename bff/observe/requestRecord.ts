/** How often something happened, by a name of ours (a source, an error code). */
export type Tally = Map<string, number>;

/** What became of an operation. `refused`: not executed. `partial`: data with errors. `cancelled`: the visitor left before the answer. */
export type Outcome = "ok" | "partial" | "failed" | "refused" | "cancelled";

/** What is known of one request while it is answered. Log line, metrics and span are written from it at its end. */
export interface RequestRecord {
  readonly id: string;
  operation?: { name?: string; type?: string };
  /** Missing for a request that did not get as far as an operation. */
  outcome?: Outcome;
  /** Attempts at upstreams by source. A call that several requests share counts for the one that began it. */
  readonly calls: Tally;
  /** Cached values that were served, by source. */
  readonly hits: Tally;
  /** Errors of the answer by code. */
  readonly errors: Tally;
  span?: OperationSpan;
}

/** The span of a GraphQL operation. */
export interface OperationSpan {
  /** A span below it, for one attempt at an upstream. */
  startCall(source: string, method: string): CallSpan;
  end(record: RequestRecord, status: number): void;
}

export interface CallSpan {
  /** What the upstream is told of the trace (W3C Trace Context). */
  traceparent: string;
  /** `outcome` as the metrics name it, and the status where there was an answer. */
  end(outcome: string, status?: number): void;
}

export function createRecord(id: string): RequestRecord {
  return { id, calls: new Map(), hits: new Map(), errors: new Map() };
}

export function add(tally: Tally, name: string, count = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + count);
}
