import { existsSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { boxAround } from "#bff/modules/kiosks/bounds.ts";
import { loadNetwork } from "#bff/modules/kiosks/network/loadNetwork.ts";
import { WORLD } from "#bff/modules/kiosks/network/points.ts";
import { toServiceSet } from "#bff/sources/kiosks/serviceSet.ts";
import { createNetwork } from "#upstreams/kiosks/network.ts";
import { toPoint } from "#upstreams/kiosks/toLocation.ts";
import { quantile } from "../lib/statistics";
import type { InProcessReport, Times } from "./report";
import { viewsAround } from "./views";

// Runs in a separate process: measures the index of the number of kiosks in its argument, and prints an InProcessReport.

const QUERIES = 600;
const LIMIT = 20;
const CHUNK = 64 * 1024;
const NEVER = new AbortController().signal;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const count = Number(process.argv[2]);
const network = createNetwork(count);
const spots = Array.from({ length: QUERIES }, (_, index) => {
  const { lat, lng } = network.spot(Math.floor(((index * 0.618) % 1) * count));
  return { lat, lng };
});
const views = viewsAround(spots);
const required = toServiceSet(["carKeys"]);

// The thread of the map does not keep the process alive.
const alive = setInterval(() => {}, 1000);
const { index, ...built } = await buildIndex();
const list = (from: (typeof spots)[number], bounds = boxAround(from, 1)) => index.search(bounds, 0).nearest(from, LIMIT);
const firstFilteredMs = await timeOne(() => index.map({ ...views[0]!, required }, NEVER));
const report: InProcessReport = {
  ...built,
  firstFilteredMs,
  view: await time(views, (view) => index.map({ ...view, required: 0 }, NEVER)),
  filteredView: await time(views, (view) => index.map({ ...view, required }, NEVER)),
  list: await time(spots, (from) => list(from)),
  wholeList: await time(spots, (from) => list(from, WORLD)),
};
clearInterval(alive);
console.log(JSON.stringify(report));

async function buildIndex() {
  const chunks = [...writeChunks()];
  const before = readMemory();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const endWork = watchWork();
  const startedAt = performance.now();
  const log = { info() {}, warn: console.error, error: console.error };
  const source = {
    async network(_: string | null, onChunk: (chunk: Uint8Array) => void | Promise<void>) {
      for (const chunk of chunks) {
        await onChunk(chunk);
        // As between the chunks of a response.
        await nextTurn();
      }
      return { etag: null };
    },
  };
  const loaded = await loadNetwork({ source, log }, NEVER);
  const listsMs = performance.now() - startedAt;
  await loaded.index.map({ bounds: WORLD, zoom: 0, required: 0 }, NEVER);
  const mapsMs = performance.now() - startedAt;
  delay.disable();
  const longestWorkMs = endWork();
  const after = readMemory();
  return {
    index: loaded.index,
    listsMs,
    mapsMs,
    longestDelayMs: delay.max / 1e6,
    longestWorkMs,
    heap: after.heap - before.heap,
    memory: after.all - before.all,
  };
}

/**
 * Measures the most processor time that the main thread takes between two turns of the event loop, which other processes do not lengthen.
 * Returns a function that ends this and returns the milliseconds; null where the system does not tell the time of a thread.
 */
function watchWork(): () => number | null {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  if (!existsSync(file)) return () => null;
  const readMs = () => Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
  let longest = 0;
  let last = readMs();
  let turn = setImmediate(function measure() {
    const now = readMs();
    longest = Math.max(longest, now - last);
    last = now;
    turn = setImmediate(measure);
  });
  return () => {
    clearImmediate(turn);
    return longest;
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

function readMemory(): { heap: number; all: number } {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed, all: rss };
}

async function time<T>(inputs: readonly T[], work: (input: T) => unknown): Promise<Times> {
  const times: number[] = [];
  for (const input of inputs) times.push(await timeOne(() => work(input)));
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function timeOne(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
