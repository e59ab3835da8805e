import type { Bench } from "../benchmark";
import { pageRequest, pageWithKiosksRequest } from "../bff/pageRequest";
import { addresses } from "../lib/stack";
import { countUpstreamRequests } from "../lib/upstreamRequests";
import { runLoad } from "../load/runLoad";
import { startRedis } from "../../support/redisServer";
import { startGroup } from "./startGroups";

const CONNECTIONS = 12;
/** Longer than the lifetime of the content's root, which is checked every five seconds. */
const LOAD_MS = 20_000;
const WARM_UP_MS = 3_000;

/** Counts the upstream calls of three warm BFFs under load, against those of one. */
export async function measureSharedCalls(bench: Bench, env: Record<string, string>): Promise<void> {
  const [one, three] = [await callsOf(bench, 1, env), await callsOf(bench, 3, env)];
  bench.report({
    name: `Upstream requests of three warm BFFs in ${LOAD_MS / 1000} s under load`,
    value: three,
    unit: "requests",
    against: { name: "of one", value: one },
  });
}

async function callsOf(bench: Bench, size: number, env: Record<string, string>): Promise<number> {
  const { processes, env: own } = bench;
  // A Redis of its own, so that nothing of another group is in it.
  const redis = await startRedis();
  const group = await startGroup(bench, { service: "bff", size, env: { ...env, REDIS_URL: redis.url } });
  const [first, ...others] = group.urls.map((url) => pageRequest(url));
  const bodies = [pageWithKiosksRequest(first!.url).body];
  const spec = { ...first!, urls: others.map(({ url }) => url), bodies, connections: CONNECTIONS };
  const load = (warmUpMs: number, durationMs: number) => runLoad(processes, own, { ...spec, warmUpMs, durationMs });
  await load(WARM_UP_MS, 0);
  const { total, byPath } = await countUpstreamRequests(addresses(own).upstreams, () => load(0, LOAD_MS));
  if (bench.options.details) console.table(byPath);
  await group.stop();
  await redis.stop();
  return total;
}
