import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestRecord } from "./requestRecord";

const scope = new AsyncLocalStorage<RequestRecord>();

/** The request for which the running code works; undefined for what the process does by itself. */
export function currentRequest(): RequestRecord | undefined {
  return scope.getStore();
}

/** Runs what answers a request, so that all it does is noted in the record. */
export function inRequest(record: RequestRecord, run: () => void): void {
  scope.run(record, run);
}

/** What each line of the log says of the request for which it is written. */
export function requestFields(): { requestId?: string } {
  const request = currentRequest();
  return request ? { requestId: request.id } : {};
}
