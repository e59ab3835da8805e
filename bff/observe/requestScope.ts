import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestRecord } from "./requestRecord";

const scope = new AsyncLocalStorage<RequestRecord>();

/** Returns the record of the current request; undefined for work that belongs to no request. */
export function currentRequest(): RequestRecord | undefined {
  return scope.getStore();
}

/** Runs the handler of a request, so that everything it does is recorded. */
export function inRequest(record: RequestRecord, run: () => void): void {
  scope.run(record, run);
}

/** Returns the fields that each log line has in a request. */
export function requestFields(): { requestId?: string } {
  const request = currentRequest();
  return request ? { requestId: request.id } : {};
}
