import type { Fault } from "../lib/faults";
import type { Call } from "../lib/http";
import { toRetryAfterHeader } from "../lib/playFault";
import { createStalePlace } from "./details";
import { GoogleError, toErrorInfo, toErrorReply } from "./googleError";

/** The places service's responses to the faults that tests switch on. */
export const placesFaultReplies = {
  "429": (fault: Fault, { path }: Call) => toErrorReply(createQuotaError(path, "minute"), toRetryAfterHeader(fault)),
  // The real service does not document a retry-after header.
  quota: (fault: Fault, { path }: Call) => toErrorReply(createQuotaError(path, fault.per ?? "minute"), toRetryAfterHeader(fault)),
  "5xx": ({ status = 500 }: Fault) =>
    toErrorReply(new GoogleError(status, status === 503 ? "The service is currently unavailable." : "Internal error encountered.")),
  denied: () =>
    toErrorReply(
      new GoogleError(403, "Places API (New) has not been used in project 1 before or it is disabled.", [
        toErrorInfo("SERVICE_DISABLED", { consumer: "projects/1" }),
      ]),
    ),
  "stale-place": () => toErrorReply(createStalePlace()),
};

function createQuotaError(path: string, per: "minute" | "day"): GoogleError {
  const metric = toMetric(path);
  const limit = `${metric}Per${per === "day" ? "Day" : "Minute"}PerProject`;
  return new GoogleError(
    429,
    `Quota exceeded for quota metric '${metric}' and limit '${metric} per ${per}' ` +
      "of service 'places.googleapis.com' for consumer 'project_number:1'.",
    [toErrorInfo("RATE_LIMIT_EXCEEDED", { quota_limit: limit, consumer: "projects/1" })],
  );
}

function toMetric(path: string): string {
  if (path.endsWith(":autocomplete")) return "AutocompletePlacesRequest";
  return path.endsWith(":searchText") ? "SearchTextRequest" : "GetPlaceRequest";
}
