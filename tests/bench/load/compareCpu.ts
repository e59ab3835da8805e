import type { Bench } from "../benchmark";
import { readCpuMs } from "../lib/cpuTime";
import { median } from "../lib/statistics";
import type { Request } from "./compare";
import { runLoad } from "./runLoad";

/** A process, and the request that is sent to it. */
interface Measured {
  pid: number;
  request: Request;
}

const ROUNDS = 3;
const CONNECTIONS = 50;
const WARM_UP_MS = 1000;

/**
 * Measures the processor time per request of two processes under load alternately. Returns their medians in microseconds: unlike requests
 * per second, they depend little on what else the machine does.
 */
export async function compareCpu(bench: Bench, subject: Measured, floor: Measured): Promise<{ subject: number; floor: number }> {
  const ofSubject: number[] = [];
  const ofFloor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ofFloor.push(await cpuPerRequest(bench, floor));
    ofSubject.push(await cpuPerRequest(bench, subject));
  }
  return { subject: median(ofSubject), floor: median(ofFloor) };
}

async function cpuPerRequest({ processes, env, options }: Bench, { pid, request }: Measured): Promise<number> {
  const load = (durationMs: number) => runLoad(processes, env, { ...request, connections: CONNECTIONS, warmUpMs: 0, durationMs });
  await load(WARM_UP_MS);
  const before = readCpuMs(pid);
  const { requestsPerSecond } = await load(options.roundMs);
  const answered = requestsPerSecond * (options.roundMs / 1000);
  return ((readCpuMs(pid) - before) * 1000) / answered;
}
