import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

/**
 * Creates a server that answers GET /metrics in Prometheus' text format, and nothing else. It has its own port, since the figures are not
 * public.
 */
export function createMetricsServer(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
