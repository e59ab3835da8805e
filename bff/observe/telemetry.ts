import { SourceError } from "../lib/errors";
import type { Telemetry } from "../lib/telemetry";
import type { Metrics } from "./metrics";
import { redact } from "../lib/redact";
import { countReads } from "./requestDetails";
import { add } from "./requestRecord";
import { currentRequest } from "./requestScope";

/** Creates the telemetry of `lib`: it writes to the record of the current request, and to the metrics if there are any. */
export function createTelemetry(metrics?: Metrics): Telemetry {
  return {
    startCall(source, method, url) {
      const request = currentRequest();
      if (request) add(request.calls, source);
      const span = request?.span?.startCall(source, method);
      const startedAt = performance.now();
      return {
        headers: { ...(request && { "x-request-id": request.id }), ...(span && { traceparent: span.traceparent }) },
        end(result) {
          const outcome = "status" in result ? `${Math.floor(result.status / 100)}xx` : toOutcome(result.error);
          const ms = performance.now() - startedAt;
          metrics?.call(source, outcome, ms / 1000);
          span?.end(outcome, "status" in result ? result.status : undefined);
          const how = "status" in result ? result : { error: outcome };
          request?.details?.attempts.push({ source, method, path: toPath(url), ms, ...how });
        },
      };
    },
    retry: (source) => metrics?.retry(source),
    cacheRead(source, outcome, count) {
      const request = currentRequest();
      if (request && outcome !== "miss") add(request.hits, source, count);
      if (request?.details) countReads(request.details, source, outcome, count);
      metrics?.cacheRead(source, outcome, count);
    },
  };
}

/** A call that was aborted because its visitor left is not a failure of its source. */
function toOutcome(error: unknown): string {
  return error instanceof SourceError ? error.code.toLowerCase() : "cancelled";
}

function toPath(url: string): string {
  const { pathname, search } = new URL(redact(url));
  return pathname + search;
}
