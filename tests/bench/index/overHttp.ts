import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { canMeasureMemory, readPeakMemory } from "../../support/peakMemory";
import type { Bench } from "../benchmark";
import { ask } from "../bff/pageRequest";
import { startFloor } from "../floor/startFloor";
import { addresses, startKeyway } from "../lib/stack";
import { compare, type Request, warnOfGenerator } from "../load/compare";
import { quantile } from "../lib/statistics";
import { viewAround } from "./views";

const MB = 1_000_000;
const KB = 1000;

const MAP = `query ($bounds: BoundsInput!, $zoom: Int!) { kioskMap(bounds: $bounds, zoom: $zoom) {
  bounds { minLat maxLat minLng maxLng } totalCount markers { lat lng kioskCount locationId expansionZoom }
} }`;
// Without the kiosks themselves, which come from the backend, not from the index.
const NEAR = `query ($lat: Float!, $lng: Float!) {
  kiosksNear(point: { lat: $lat, lng: $lng }) { totalCount isWidened services { service kioskCount } }
}`;

/** Places with many kiosks, with some, and with hardly any. */
const PLACES = [
  { lat: 40.72, lng: -74 },
  { lat: 34.05, lng: -118.25 },
  { lat: 41.88, lng: -87.63 },
  { lat: 45.5, lng: -73.57 },
  { lat: 39.8, lng: -89.6 },
  { lat: 44.5, lng: -100 },
];
const ZOOMS = [4, 6, 8, 10, 12, 14];

/** Measures the start of a BFF with a number of kiosks, its answers under load, and their sizes. */
export async function measureOverHttp(bench: Bench, kiosks: number): Promise<void> {
  const { processes, env, report } = bench;
  const url = addresses(env);
  const name = (what: string) => `${kiosks.toLocaleString("en-US")} kiosks, BFF, ${what}`;
  const upstreams = await startKeyway(processes, env, "upstreams", ["--kiosks", String(kiosks)]);
  // The stand-in generates its kiosks at the first request.
  await fetch(`${url.upstreams}/backend/kiosks?ids=100001`);

  const startedAt = performance.now();
  const bff = await startKeyway(processes, env, "bff");
  const startMs = performance.now() - startedAt;
  const near = requestOf(url.bff, NEAR, PLACES);
  const map = requestOf(
    url.bff,
    MAP,
    PLACES.flatMap((place) => ZOOMS.map((zoom) => viewAround(place, zoom))),
  );
  await answered(near);
  report({
    name: name("started, to the first good list"),
    value: performance.now() - startedAt,
    unit: "ms",
    against: { name: "to be healthy", value: startMs },
  });
  await answered(map);
  report({
    name: name("started, to the first good map"),
    value: performance.now() - startedAt,
    unit: "ms",
    against: { name: "to be healthy", value: startMs },
  });
  if (canMeasureMemory) {
    report({ name: name("memory"), value: readMemory(bff.pid) / MB, unit: "MB" });
    report({ name: name("most memory"), value: readPeakMemory(bff.pid) / MB, unit: "MB" });
  }
  await reportBytes(bench, name, map);
  await reportLoad(bench, name("a view"), map);
  await reportLoad(bench, name("how many are near"), near);
  for (const service of [bff, upstreams]) await service.stop();
}

function requestOf(url: string, query: string, variables: readonly object[]): Request & { bodies: string[] } {
  const [body, ...bodies] = variables.map((one) => JSON.stringify({ query, variables: one }));
  // Uncompressed: only the work on an answer is measured; its compressed size is computed here.
  const headers = { "content-type": "application/json", "accept-encoding": "identity" };
  return { url: `${url}/graphql`, method: "POST", headers, body: body!, bodies };
}

/** Sends the request until the answer has no errors. */
async function answered({ url, method, headers, body }: Request): Promise<void> {
  for (;;) {
    const answer = (await (await fetch(url, { method, headers, body })).json()) as { errors?: unknown };
    if (!answer.errors) return;
    await delay(50);
  }
}

async function reportBytes(
  { report }: Bench,
  name: (what: string) => string,
  { url, method, headers, body, bodies }: ReturnType<typeof requestOf>,
): Promise<void> {
  const answers: Buffer[] = [];
  for (const one of [body, ...bodies]) answers.push(Buffer.from(await (await fetch(url, { method, headers, body: one })).arrayBuffer()));
  const [sizes, zipped] = [answers.map(({ length }) => length / KB), answers.map((answer) => gzipSync(answer).length / KB)];
  report({ name: name("a view, half of them"), value: quantile(sizes, 0.5), unit: "kB" });
  report({ name: name("a view, the largest"), value: Math.max(...sizes), unit: "kB", against: { name: "50 kB", value: 50 }, bar: 1 });
  report({ name: name("a view, half of them, gzip"), value: quantile(zipped, 0.5), unit: "kB", against: { name: "2 kB", value: 2 } });
  report({ name: name("a view, the largest, gzip"), value: Math.max(...zipped), unit: "kB", against: { name: "2 kB", value: 2 } });
}

async function reportLoad(bench: Bench, name: string, request: Request): Promise<void> {
  const { processes, env, report } = bench;
  const floor = await startFloor(processes, env, await ask(request));
  const comparison = await compare(bench, request, { ...request, url: floor.url });
  await floor.stop();
  const plain = (value: number) => ({ name: "plain node:http with the same bytes", value });
  report({
    name: `${name}, 50 connections`,
    value: comparison.subject.requestsPerSecond,
    unit: "requests/s",
    against: plain(comparison.floor.requestsPerSecond),
  });
  report({
    name: `${name}, 50 connections, p50`,
    value: comparison.subject.wholeP50,
    unit: "ms",
    against: plain(comparison.floor.wholeP50),
  });
  report({
    name: `${name}, 50 connections, p99`,
    value: comparison.subject.wholeP99,
    unit: "ms",
    against: plain(comparison.floor.wholeP99),
  });
  warnOfGenerator(comparison);
}

/** Returns the current memory of a process in bytes. */
function readMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) * 1024;
}
