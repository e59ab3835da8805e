import { AggregatorRegistry, type Registry } from "prom-client";
import type { Scraped } from "./metricsServer";

/** In the process that starts workers: the metrics of all of them together, which each scrape asks them for. */
export function createGroupMetrics(): Scraped {
  const group = new AggregatorRegistry();
  return { contentType: group.contentType, metrics: () => group.clusterMetrics() };
}

/** In a worker: lets the process that started it read the metrics in `registry`. */
export function answerScrapesOfGroup(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // Its constructor begins to listen for the other process's requests.
  void new AggregatorRegistry();
}
