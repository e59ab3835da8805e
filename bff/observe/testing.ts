import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { createFakeLog, createFakes, type LogEntry, startBff } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createCaches } from "../caches";
import { createBreaker } from "../lib/breaker";
import { createHttp } from "../lib/http";
import { createServer } from "../server";
import { createKiosksSource, KIOSKS } from "../sources/kiosks/client";
import { createMetrics } from "./metrics";
import { createObserver } from "./observer";
import type { RecentOperations } from "./recentOperations";
import type { Tracing } from "./tracing";

interface Options {
  tracing?: Tracing;
  media?: RequestHandler;
  webhook?: RequestHandler;
  recent?: RecentOperations;
  panel?: RequestHandler;
  /** Statuses of the backend's first responses, in their order; later ones are 200. */
  backendStatuses?: number[];
}

/** A BFF with an observer, over fakes and a backend of kiosks that is called over HTTP. It has no kiosks. */
export async function startWatched({ tracing, recent, backendStatuses = [], ...routes }: Options = {}) {
  /** Headers of the requests that the backend has received. */
  const headersOfCalls: IncomingHttpHeaders[] = [];
  const backend = await startHttpServer((response, { headers }) => {
    headersOfCalls.push(headers);
    response.writeHead(backendStatuses.shift() ?? 200, { "retry-after": "0" }).end('{"results":[]}');
  });
  const lines = createFakeLog();
  const metrics = createMetrics({ ofProcess: false });
  const observer = createObserver({ log: lines.log, metrics, tracing, recent });
  const { telemetry } = observer;
  const fakes = createFakes();
  const now = () => fakes.clock.now;
  const breaker = createBreaker({ now });
  fakes.deps.caches = createCaches({ telemetry, breaker, now });
  metrics.watchBreaker(breaker);
  const http = createHttp({ source: KIOSKS, timeoutMs: 2000, telemetry });
  fakes.deps.sources.kiosks = createKiosksSource({
    baseUrl: backend.url,
    designImagesUrl: backend.url,
    http,
    bulkHttp: http,
    log: fakes.deps.log,
  });
  const bff = await startBff(fakes, (deps) => createServer(deps, { ...routes, observer }));
  return { ...bff, fakes, metrics, telemetry, headersOfCalls, lines: lines.entries as (LogEntry & { details: RequestLine })[] };
}

/** The fields of a request's line that tests check. */
interface RequestLine {
  requestId: string;
  operation?: { name?: string; type?: string };
}

/** Sends a request to the graph; `headers` are added to those of JSON. */
export function post(url: string, body: object | string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: text, signal });
}
