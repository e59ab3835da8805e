import { createServer, type Server } from "node:http";

/** What a scrape reads: a registry of prom-client, for example. */
export interface Scraped {
  contentType: string;
  metrics(): Promise<string>;
}

/**
 * Creates a server that answers GET /metrics in Prometheus' text format, and nothing else. It has its own port, since the figures are not
 * public.
 */
export function createMetricsServer(scraped: Scraped): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    scraped.metrics().then(
      (text) => response.writeHead(200, { "content-type": scraped.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
