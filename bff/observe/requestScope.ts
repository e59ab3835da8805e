import { AsyncLocalStorage } from "node:async_hooks";
import type { OperationSpan } from "./tracing";

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

const scope = new AsyncLocalStorage<RequestRecord>();

/** The request for which the running code works; undefined for what the process does by itself. */
export function currentRequest(): RequestRecord | undefined {
  return scope.getStore();
}

/** Runs what answers a request, so that all it does is noted in the record. */
export function inRequest(record: RequestRecord, run: () => void): void {
  scope.run(record, run);
}

export function createRecord(id: string): RequestRecord {
  return { id, calls: new Map(), hits: new Map(), errors: new Map() };
}

export function add(tally: Tally, name: string, count = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + count);
}

/** What each line of the log says of the request for which it is written. */
export function requestFields(): { requestId?: string } {
  const request = currentRequest();
  return request ? { requestId: request.id } : {};
}
