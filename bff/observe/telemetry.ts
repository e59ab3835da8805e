import { SourceError } from "../lib/errors";
import type { Telemetry } from "../lib/telemetry";
import type { Metrics } from "./metrics";
import { add } from "./requestRecord";
import { currentRequest } from "./requestScope";

/** Creates the telemetry of `lib`: it writes to the record of the current request, and to the metrics if there are any. */
export function createTelemetry(metrics?: Metrics): Telemetry {
  return {
    startCall(source, method) {
      const request = currentRequest();
      if (request) add(request.calls, source);
      const span = request?.span?.startCall(source, method);
      const startedAt = performance.now();
      return {
        headers: { ...(request && { "x-request-id": request.id }), ...(span && { traceparent: span.traceparent }) },
        end(result) {
          const outcome = "status" in result ? `${Math.floor(result.status / 100)}xx` : toOutcome(result.error);
          metrics?.call(source, outcome, (performance.now() - startedAt) / 1000);
          span?.end(outcome, "status" in result ? result.status : undefined);
        },
      };
    },
    retry: (source) => metrics?.retry(source),
    cacheRead(source, outcome, count) {
      const request = outcome === "miss" ? undefined : currentRequest();
      if (request) add(request.hits, source, count);
      metrics?.cacheRead(source, outcome, count);
    },
  };
}

/** A call that was aborted because its visitor left is not a failure of its source. */
function toOutcome(error: unknown): string {
  return error instanceof SourceError ? error.code.toLowerCase() : "cancelled";
}
