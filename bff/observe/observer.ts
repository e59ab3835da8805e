import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { BlockList } from "node:net";
import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context";
import type { CacheSize } from "../lib/cache";
import type { Log } from "../lib/log";
import type { Telemetry } from "../lib/telemetry";
import type { PlacesCost } from "../sources/places/prices";
import type { Metrics } from "./metrics";
import { recordOperation } from "./recordOperation";
import { readRequestId, readTraceparent } from "./readHeaders";
import type { RecentOperations } from "./recentOperations";
import { createDetails } from "./requestDetails";
import { kindOf, toLine } from "./requestLine";
import { createRecord, type RequestRecord } from "./requestRecord";
import { currentRequest, inRequest } from "./requestScope";
import { createTelemetry } from "./telemetry";
import type { Tracing } from "./tracing";

/** Where the process reports to; missing outlets get nothing. */
interface Outlets {
  /** Gets a line for each request. */
  log?: Log;
  metrics?: Metrics;
  tracing?: Tracing;
  /** Only in development. */
  recent?: RecentOperations;
  /** Peers whose request ids and traces are trusted; by default, those on this machine. */
  trustedProxies?: BlockList;
}

/** Observes all requests of a server, and the calls that are made for them. */
export interface Observer {
  /** For `lib`: caches and upstreams. */
  telemetry: Telemetry;
  /** Whether it keeps details of requests, which answers may contain on demand: in development. */
  hasDetails: boolean;
  /** For Apollo, after all other plugins. */
  plugin: ApolloServerPlugin<Context>;
  /** Wraps a request handler: gives each request an id, sent back as `x-request-id`, and records its end. */
  watch(answer: RequestListener): RequestListener;
  /** Notes the operation of the current request, by the request's parsed body, and the list to which Google's bill will be added. */
  noteOperation(body: unknown, costs?: readonly PlacesCost[]): void;
  /** Notes an operation that the answer cache has answered. The parsed body is read only if it is recorded. */
  noteCachedAnswer(request: Pick<IncomingMessage, "headers">, body: { readonly value: unknown }): void;
  /** Counts the points of an operation. */
  countPoints(points: number): void;
  /** Counts a request by whether the answer cache had the answer. A cached answer gets neither an id nor a line in the log. */
  countCacheRead(result: "hit" | "miss"): void;
  /** Reports the size of the answer cache in the metrics. */
  watchAnswerCache(size: () => CacheSize): void;
}

/** Creates the observer; without outlets it records nothing. */
export function createObserver({ log, metrics, tracing, recent, trustedProxies }: Outlets = {}): Observer {
  return {
    telemetry: createTelemetry(metrics),
    hasDetails: recent !== undefined,
    plugin: recordOperation(),
    noteOperation(body, costs = []) {
      const details = currentRequest()?.details;
      if (details) Object.assign(details, { body, costs });
    },
    noteCachedAnswer: ({ headers }, body) => recent?.addCached(headers, body.value),
    countPoints: (points) => metrics?.points(points),
    countCacheRead: (result) => metrics?.answerCacheRead(result),
    watchAnswerCache: (size) => metrics?.watchCache("answers", size),
    watch: (answer) => (request, response) => {
      const { url = "", headers } = request;
      const kind = kindOf(url);
      if (!kind) return answer(request, response);
      const arrival = { kind, url, headers, at: performance.now() };
      const record = createRecord(readRequestId(request, trustedProxies), recent && createDetails());
      response.setHeader("x-request-id", record.id);
      if (kind === "graphql") record.span = tracing?.startOperation(readTraceparent(request, trustedProxies));
      response.once("close", () => {
        const ms = performance.now() - arrival.at;
        recordEnd(record, response);
        if (kind === "graphql" && metrics) countOperation(metrics, record, ms);
        record.span?.end(record, response.statusCode);
        log?.info(toLine(arrival, record, response.statusCode, ms), "request");
        recent?.add({ headers, record, status: response.statusCode, ms });
      });
      inRequest(record, () => answer(request, response));
    },
  };
}

/** Records what only the connection shows: that the visitor has left, or that no operation was reached. */
function recordEnd(record: RequestRecord, { writableFinished, statusCode }: ServerResponse): void {
  if (!writableFinished) record.outcome = "cancelled";
  else if (!record.outcome && statusCode >= 400) record.outcome = statusCode < 500 ? "refused" : "failed";
  if (record.outcome === "refused" && record.errors.size === 0) record.errors.set(`HTTP_${statusCode}`, 1);
}

function countOperation(metrics: Metrics, { operation, outcome, errors }: RequestRecord, ms: number): void {
  // The sandbox's page is not an operation.
  if (!outcome) return;
  metrics.operation(operation?.name, outcome, ms / 1000);
  const [code] = errors.keys();
  if (outcome === "refused" && code) metrics.refused(code);
}
