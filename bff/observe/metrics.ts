import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Breaker } from "../lib/breaker";
import type { CacheSize } from "../lib/cache";
import type { CacheOutcome } from "../lib/telemetry";
import { operations } from "../dev/sandbox/__generated__/operations";
import type { Outcome } from "./requestRecord";

/** The metrics of the process. Every label has a fixed set of values, none of which a visitor can choose. */
export interface Metrics {
  registry: Registry;
  /** Counts an answered operation; names other than those of the generated operations count as "other". */
  operation(name: string | undefined, outcome: Outcome, seconds: number): void;
  refused(code: string): void;
  points(points: number): void;
  call(source: string, outcome: string, seconds: number): void;
  retry(source: string): void;
  cacheRead(source: string, outcome: CacheOutcome, count: number): void;
  answerCacheRead(outcome: "hit" | "miss"): void;
  /** Reads the size of a cache at each scrape. */
  watchCache(cache: string, size: () => CacheSize): void;
  /** Reads at each scrape how many kiosks have points that make no sense; undefined until they are known. */
  watchMisplaced(count: () => number | undefined): void;
  /** Reads at each scrape which circuits of the breaker are open. */
  watchBreaker(breaker: Pick<Breaker, "circuits">): void;
}

const OPERATION_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** Creates the metrics in a registry of their own, with those of the process and its event loop unless `ofProcess` is false. */
export function createMetrics({ ofProcess = true } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (ofProcess) collectDefaultMetrics({ register: registry });

  const operationSeconds = new Histogram({
    name: "bff_operation_duration_seconds",
    help: "Duration of GraphQL operations, from their arrival to the end of their answer.",
    labelNames: ["operation", "outcome"],
    buckets: OPERATION_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: "bff_operations_refused_total",
    help: "Operations that were not executed.",
    labelNames: ["code"],
    registers,
  });
  const spent = new Counter({
    name: "bff_operation_cost_points_total",
    help: "Points that operations cost (docs/decisions/024).",
    registers,
  });
  const callSeconds = new Histogram({
    name: "bff_upstream_request_duration_seconds",
    help: "Duration of attempts at upstream calls, body included.",
    labelNames: ["source", "outcome"],
    buckets: CALL_SECONDS,
    registers,
  });
  const retries = new Counter({
    name: "bff_upstream_retries_total",
    help: "Retries of upstream calls, after a wait or after a broken connection.",
    labelNames: ["source"],
    registers,
  });
  const cacheReads = new Counter({
    name: "bff_cache_reads_total",
    help: "Values looked for in the caches.",
    labelNames: ["source", "outcome"],
    registers,
  });
  const answerCacheReads = new Counter({
    name: "bff_answer_cache_reads_total",
    help: "Requests, by whether the answer cache had the answer.",
    labelNames: ["outcome"],
    registers,
  });

  const sizes = new Map<string, () => CacheSize>();
  const gaugeOf = (name: string, help: string, read: (size: CacheSize) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ["cache"],
      registers,
      collect() {
        for (const [cache, size] of sizes) this.set({ cache }, read(size()) ?? Number.NaN);
      },
    });
  gaugeOf("bff_cache_entries", "Entries of a cache.", ({ entries }) => entries);
  gaugeOf("bff_cache_bytes", "Bytes of a cache's values as JSON; NaN where they are not limited.", ({ bytes }) => bytes);

  return {
    registry,
    operation: (name, outcome, seconds) => operationSeconds.observe({ operation: toLabel(name), outcome }, seconds),
    refused: (code) => refusals.inc({ code }),
    points: (points) => spent.inc(points),
    call: (source, outcome, seconds) => callSeconds.observe({ source, outcome }, seconds),
    retry: (source) => retries.inc({ source }),
    cacheRead: (source, outcome, count) => cacheReads.inc({ source, outcome }, count),
    answerCacheRead: (outcome) => answerCacheReads.inc({ outcome }),
    watchCache: (cache, size) => void sizes.set(cache, size),
    watchMisplaced: (count) =>
      void new Gauge({
        name: "bff_kiosks_misplaced",
        help: "Kiosks whose points make no sense: on no map, and without distances. The log names them once a day.",
        registers,
        collect() {
          this.set(count() ?? Number.NaN);
        },
      }),
    watchBreaker: (breaker) => registry.registerMetric(toCircuitGauge(breaker)),
  };
}

function toCircuitGauge({ circuits }: Pick<Breaker, "circuits">): Gauge {
  return new Gauge({
    name: "bff_circuit_open",
    help: "1 while a circuit of the breaker is open, else 0 (docs/decisions/029).",
    labelNames: ["circuit"],
    registers: [],
    collect() {
      for (const { name, isOpen } of circuits()) this.set({ circuit: name }, isOpen ? 1 : 0);
    },
  });
}

function toLabel(name: string | undefined): string {
  return name !== undefined && Object.hasOwn(operations, name) ? name : "other";
}
