import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import type { Request } from "../load/compare";
import { compareCpu } from "../load/compareCpu";
import { startApollo, startMercurius, type Peer } from "./peers/startPeers";
import { graphRequest, NEVER_STORED } from "./pageRequest";

/** Measures the processor time of an uncached answer from cached values, against other GraphQL servers. */
export async function measureUncached(bench: Bench, name: string, kept: Request): Promise<void> {
  const { processes, env } = bench;
  const bff = await startKeyway(processes, env, "bff");
  const request = { ...kept, headers: { ...kept.headers, ...NEVER_STORED } };
  const mercurius = await startMercurius(processes, env, request);
  await compareWith(bench, { name, request, bff: bff.pid, peer: mercurius, peerName: "Mercurius over ready data" });
  await mercurius.stop();

  const apollo = await startApollo(processes, env);
  const least = graphRequest(addresses(env).bff, { query: "{ __typename }" }, NEVER_STORED);
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
  const measured = await compareCpu(bench, { pid: bff, request }, { pid: peer.pid, request: { ...request, url: peer.url } });
  const against = { name: peerName, value: measured.floor };
  bench.report({ name: `BFF, ${name}, uncached, processor time`, value: measured.subject, unit: "µs", against });
}
