import { setTimeout as delay } from "node:timers/promises";
import { quantile } from "../lib/statistics";
import { type Exchange, openConnection } from "./connection";
import type { LoadResult, LoadSpec } from "./loadSpec";

/** A load generator for a separate process: reads its LoadSpec from the arguments and prints a LoadResult. */
const spec = JSON.parse(process.argv[2] ?? "") as LoadSpec;
const exchanges: Exchange[] = [];
let isMeasuring = false;

const addresses = [spec.url, ...(spec.urls ?? [])].map((url) => new URL(url));
const requests = [spec.body, ...(spec.bodies ?? [])].map((body) => toBytes({ ...spec, body }));
let sent = 0;
const next = () => requests[sent++ % requests.length]!;
const connections = Array.from({ length: spec.connections }, (_, index) =>
  openConnection({
    host: addresses[index % addresses.length]!.hostname,
    port: Number(addresses[index % addresses.length]!.port),
    next,
    onAnswer: (exchange) => isMeasuring && exchanges.push(exchange),
    onFault: (error) => {
      console.error(error.message);
      process.exit(1);
    },
  }),
);

await delay(spec.warmUpMs);
isMeasuring = true;
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
await delay(spec.durationMs);
const elapsedMs = performance.now() - startedAt;
const { user, system } = process.cpuUsage(cpuBefore);
isMeasuring = false;
// Waits for pending requests; otherwise the server would work on them while the other server is measured.
await Promise.all(connections.map((connection) => connection.finish()));
console.log(JSON.stringify(summarize(elapsedMs, (user + system) / 1000)));

function summarize(measuredMs: number, cpuMs: number): LoadResult {
  const firstBytes = exchanges.map(({ firstByteMs }) => firstByteMs);
  const wholes = exchanges.map(({ wholeMs }) => wholeMs);
  return {
    requestsPerSecond: exchanges.length / (measuredMs / 1000),
    firstByteP50: quantile(firstBytes, 0.5),
    firstByteP95: quantile(firstBytes, 0.95),
    wholeP50: quantile(wholes, 0.5),
    wholeP99: quantile(wholes, 0.99),
    generatorLoad: cpuMs / measuredMs,
  };
}

function toBytes({ url, method, headers, body }: LoadSpec): Buffer {
  const { host, pathname, search } = new URL(url);
  const length = method === "POST" ? { "content-length": String(Buffer.byteLength(body)) } : {};
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${pathname}${search} HTTP/1.1`, ...lines, "", body].join("\r\n"));
}
