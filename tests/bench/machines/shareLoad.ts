import type { Bench } from "../benchmark";
import { median } from "../lib/statistics";
import type { Request } from "../load/compare";
import { runLoad } from "../load/runLoad";
import type { Group } from "./startGroups";

/** What a group has done under load. */
interface Work {
  requestsPerSecond: number;
  /** Processor time of all its processes for a request. */
  cpuMicros: number;
}

const ROUNDS = 3;
const CONNECTIONS = 24;
const WARM_UP_MS = 1_000;

/**
 * Sends the same load to each group in turn, several times, so that changes of the machine's speed affect all. `requestTo` returns the
 * request for an address. Returns the medians, in the order of the groups.
 */
export async function shareLoad(bench: Bench, groups: readonly Group[], requestTo: (url: string) => Request): Promise<Work[]> {
  const works = groups.map((): Work[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, group] of groups.entries()) works[index]!.push(await loadOnce(bench, group, requestTo));
  return works.map((rounds) => ({
    requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
    cpuMicros: median(rounds.map(({ cpuMicros }) => cpuMicros)),
  }));
}

async function loadOnce({ processes, env, options }: Bench, group: Group, requestTo: (url: string) => Request): Promise<Work> {
  const [first, ...others] = group.urls.map(requestTo);
  const spec = { ...first!, urls: others.map(({ url }) => url), connections: CONNECTIONS };
  await runLoad(processes, env, { ...spec, warmUpMs: WARM_UP_MS, durationMs: 0 });
  const before = group.cpuMs();
  const { requestsPerSecond } = await runLoad(processes, env, { ...spec, warmUpMs: 0, durationMs: options.roundMs });
  const answered = (requestsPerSecond * options.roundMs) / 1000;
  return { requestsPerSecond, cpuMicros: ((group.cpuMs() - before) * 1000) / answered };
}
