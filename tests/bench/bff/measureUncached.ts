import type { Bench } from "../benchmark";
import { readCpuMs } from "../lib/cpuTime";
import { addresses, startKeyway } from "../lib/stack";
import { median } from "../lib/statistics";
import type { Request } from "../load/compare";
import { runLoad } from "../load/runLoad";
import { startApollo, startMercurius, type Peer } from "./peers/startPeers";
import { graphRequest, NEVER_KEPT } from "./pageRequest";

const ROUNDS = 3;
const CONNECTIONS = 50;

/** Measures the processor time of an uncached answer from cached values, against other GraphQL servers. */
export async function measureUncached(bench: Bench, name: string, kept: Request): Promise<void> {
  const { processes, env } = bench;
  const bff = await startKeyway(processes, env, "bff");
  const request = { ...kept, headers: { ...kept.headers, ...NEVER_KEPT } };
  const mercurius = await startMercurius(processes, env, request);
  await compareWith(bench, { name, request, bff: bff.pid, peer: mercurius, peerName: "Mercurius over ready data" });
  await mercurius.stop();

  const apollo = await startApollo(processes, env);
  const least = graphRequest(addresses(env).bff, { query: "{ __typename }" }, NEVER_KEPT);
  await compareWith(bench, { name: "{ __typename }", request: least, bff: bff.pid, peer: apollo, peerName: "Apollo alone" });
  await apollo.stop();
  await bff.stop();
}

interface Contest {
  name: string;
  request: Request;
  bff: number;
  peer: Peer;
  peerName: string;
}

async function compareWith(bench: Bench, { name, request, bff, peer, peerName }: Contest): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await cpuOfOne(bench, peer.pid, { ...request, url: peer.url }));
    ours.push(await cpuOfOne(bench, bff, request));
  }
  const against = { name: peerName, value: median(theirs) };
  bench.report({ name: `BFF, ${name}, uncached, processor time`, value: median(ours), unit: "µs", against });
}

/** Returns the processor time per request of a process under load, in microseconds. */
async function cpuOfOne({ processes, env, options }: Bench, pid: number, request: Request): Promise<number> {
  const load = (durationMs: number) => runLoad(processes, env, { ...request, connections: CONNECTIONS, warmUpMs: 0, durationMs });
  await load(1000);
  const before = readCpuMs(pid);
  const { requestsPerSecond } = await load(options.roundMs);
  const answered = requestsPerSecond * (options.roundMs / 1000);
  return ((readCpuMs(pid) - before) * 1000) / answered;
}
