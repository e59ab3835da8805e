import { median } from "../lib/statistics";
import type { Bench } from "../benchmark";
import type { LoadResult, LoadSpec } from "./loadSpec";
import { runLoad } from "./runLoad";

/** A request, sent to subject and floor alike. */
export type Request = Pick<LoadSpec, "url" | "method" | "headers" | "body" | "bodies">;

export interface Comparison {
  subject: LoadResult;
  floor: LoadResult;
}

const rounds = 3;
const connections = 50;
const firstWarmUpMs = 3000;
const warmUpMs = 500;

/** Measures two addresses alternately, so that changes of the machine's speed affect both. Returns their medians. */
export async function compare({ processes, env, options }: Bench, subject: Request, floor: Request): Promise<Comparison> {
  const load = (request: Request, before: number, durationMs: number) =>
    runLoad(processes, env, { ...request, connections, warmUpMs: before, durationMs });
  const results: Record<keyof Comparison, LoadResult[]> = { subject: [], floor: [] };
  // Warms up compilers and caches without measuring.
  for (const request of [floor, subject]) await load(request, firstWarmUpMs, 0);
  for (let round = 0; round < rounds; round += 1) {
    results.floor.push(await load(floor, warmUpMs, options.roundMs));
    results.subject.push(await load(subject, warmUpMs, options.roundMs));
  }
  return { subject: toMedians(results.subject), floor: toMedians(results.floor) };
}

/** Prints a warning if the load generator may have been the bottleneck. */
export function warnOfGenerator({ subject, floor }: Comparison): void {
  const busiest = Math.max(subject.generatorLoad, floor.generatorLoad);
  if (busiest < 0.9) return;
  const server = busiest === floor.generatorLoad ? "floor" : "subject";
  console.log(`(The load generator used ${Math.round(busiest * 100)} % of a core: the ${server} may be faster than measured.)`);
}

function toMedians(results: readonly LoadResult[]): LoadResult {
  const keys = Object.keys(results[0]!) as (keyof LoadResult)[];
  return Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key]))])) as unknown as LoadResult;
}
