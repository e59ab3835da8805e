import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

/** Answers GET /metrics in Prometheus' text format, and nothing else. It has a port of its own: the figures are not the public's. */
export function createMetricsServer(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
