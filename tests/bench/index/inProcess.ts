import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { takeNearest } from "../../../bff/modules/kiosks/distance";
import { boxAround, isWithin } from "../../../bff/modules/kiosks/bounds";
import { openNetwork } from "../../../bff/modules/kiosks/network/networkIndex";
import { createNetworkReceiver } from "../../../bff/modules/kiosks/network/thread";
import { toServiceSet } from "../../../bff/sources/kiosks/serviceSet";
import { createNetwork } from "../../../upstreams/kiosks/network";
import { toPoint } from "../../../upstreams/kiosks/toLocation";
import { quantile } from "../lib/statistics";
import { timeMarkerClusterer } from "./markerClusterer";
import type { InProcessReport, Times } from "./report";
import { loadSupercluster } from "./supercluster";
import { viewsAround } from "./views";

// Runs in a separate process: measures the index of the number of kiosks in its argument, and prints an InProcessReport.

const QUERIES = 600;
const SCANS = 24;
const LIMIT = 20;
const CHUNK = 64 * 1024;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const count = Number(process.argv[2]);
const network = createNetwork(count);
const points = Array.from({ length: count }, (_, index) => {
  const { lat, lng } = network.spot(index);
  return { lat, lng };
});
const spots = Array.from({ length: QUERIES }, (_, index) => points[Math.floor(((index * 0.618) % 1) * count)]!);
const views = viewsAround(spots);

const { index, ...built } = await buildIndex();
const wanted = toServiceSet(["carKeys"]);
await index.map({ ...views[0]!, wanted });
const view = await time(views, (one) => index.map({ ...one, wanted: 0 }));
const filteredView = await time(views, (one) => index.map({ ...one, wanted }));
const nearest = await time(spots, (from) => {
  const bounds = boxAround(from, 1);
  index.countIn(bounds, 0);
  index.nearest({ from, limit: LIMIT, wanted: 0, bounds });
});
const scan = {
  view: await time(views.slice(0, SCANS), ({ bounds }) => points.filter((point) => isWithin(bounds, point)).length),
  nearest: await time(spots.slice(0, SCANS), (from) => takeNearest(points, from, LIMIT)),
};
const supercluster = await measureSupercluster();
const markerClusterer = count <= 100_000 ? await timeMarkerClusterer(points) : null;
console.log(JSON.stringify({ ...built, view, filteredView, nearest, scan, supercluster, markerClusterer } satisfies InProcessReport));

async function buildIndex() {
  const chunks = [...writeChunks()];
  const before = readMemory();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  const intake = createNetworkReceiver(new AbortController().signal);
  for (const chunk of chunks) {
    await intake.add(chunk);
    // As between the chunks of a response.
    await setImmediate();
  }
  const opened = openNetwork(await intake.end());
  const listsMs = performance.now() - startedAt;
  await opened.ready();
  const mapsMs = performance.now() - startedAt;
  delay.disable();
  const after = readMemory();
  return {
    index: opened,
    listsMs,
    mapsMs,
    longestDelayMs: delay.max / 1e6,
    heap: after.heap - before.heap,
    memory: after.all - before.all,
  };
}

/** Yields the network in the backend's format. */
function* writeChunks(): Iterable<Uint8Array> {
  const encoder = new TextEncoder();
  let text = "";
  for (let row = 0; row < count; row++) {
    text += `${JSON.stringify(toPoint(network.spot(row)))}\n`;
    if (text.length < CHUNK) continue;
    yield encoder.encode(text);
    text = "";
  }
  yield encoder.encode(text);
}

async function measureSupercluster() {
  const before = readMemory();
  const { loadMs, getClusters } = loadSupercluster(points);
  const after = readMemory();
  const times = await time(views, getClusters);
  return { loadMs, heap: after.heap - before.heap, memory: after.all - before.all, view: times };
}

function readMemory(): { heap: number; all: number } {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, all: rss };
}

async function time<T>(inputs: readonly T[], work: (input: T) => unknown): Promise<Times> {
  const times: number[] = [];
  for (const input of inputs) {
    const startedAt = performance.now();
    await work(input);
    times.push(performance.now() - startedAt);
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
