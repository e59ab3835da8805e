import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { measureCold } from "./measureCold";
import { measureKept } from "./measureKept";
import { measureMade } from "./measureMade";
import { measureUpstreamCalls } from "./measureUpstreamCalls";
import { pageRequest, pageWithKiosksRequest } from "./pageRequest";

/** How fast the BFF answers: what it keeps, what it makes, cold; and what it asks of the upstreams for that. */
export async function measureBff(bench: Bench): Promise<void> {
  const { processes, env } = bench;
  const url = addresses(env).bff;
  const upstreams = await startKeyway(processes, env, "upstreams");
  const operations = { "home page": pageRequest(url), "page with 20 kiosks, each with a design": pageWithKiosksRequest(url) };
  for (const [name, request] of Object.entries(operations)) {
    await measureUpstreamCalls(bench, name, request);
    await measureCold(bench, name, request);
    await measureKept(bench, name, request);
    await measureMade(bench, name, request);
  }
  await upstreams.stop();
}
