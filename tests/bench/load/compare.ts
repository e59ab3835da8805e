import { median } from "../lib/statistics";
import type { Bench } from "../benchmark";
import type { LoadResult, LoadSpec } from "./loadSpec";
import { runLoad } from "./runLoad";

/** What is asked, of both contenders alike. */
export type Request = Pick<LoadSpec, "url" | "method" | "headers" | "body" | "bodies">;

export interface Comparison {
  subject: LoadResult;
  floor: LoadResult;
}

const rounds = 3;
const connections = 50;
const firstWarmUpMs = 3000;
const warmUpMs = 500;

/** Measures two addresses in turns, so that a machine that slows down meanwhile slows both; answers their medians. */
export async function compare({ processes, env, options }: Bench, subject: Request, floor: Request): Promise<Comparison> {
  const load = (request: Request, before: number, durationMs: number) =>
    runLoad(processes, env, { ...request, connections, warmUpMs: before, durationMs });
  const results: Record<keyof Comparison, LoadResult[]> = { subject: [], floor: [] };
  // Compilers and caches get warm first; nothing of it is measured.
  for (const request of [floor, subject]) await load(request, firstWarmUpMs, 0);
  for (let round = 0; round < rounds; round += 1) {
    results.floor.push(await load(floor, warmUpMs, options.roundMs));
    results.subject.push(await load(subject, warmUpMs, options.roundMs));
  }
  return { subject: toMedians(results.subject), floor: toMedians(results.floor) };
}

/** Says where the generator, not a server, may have set the pace. */
export function warnOfGenerator({ subject, floor }: Comparison): void {
  const busiest = Math.max(subject.generatorLoad, floor.generatorLoad);
  if (busiest < 0.9) return;
  console.log(
    `(The load generator used ${Math.round(busiest * 100)} % of a core at the ${busiest === floor.generatorLoad ? "floor" : "subject"}: it may be faster still.)`,
  );
}

function toMedians(results: readonly LoadResult[]): LoadResult {
  const keys = Object.keys(results[0]!) as (keyof LoadResult)[];
  return Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key]))])) as unknown as LoadResult;
}
