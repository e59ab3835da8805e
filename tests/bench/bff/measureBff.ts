import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { measureCold } from "./measureCold";
import { measureCached } from "./measureCached";
import { measureUncached } from "./measureUncached";
import { measureUpstreamCalls } from "./measureUpstreamCalls";
import { pageRequest, pageWithKiosksRequest } from "./pageRequest";

/** Measures the BFF's answers: cached, uncached and after a cold start, and the number of upstream calls. */
export async function measureBff(bench: Bench): Promise<void> {
  const { processes, env } = bench;
  const url = addresses(env).bff;
  const upstreams = await startKeyway(processes, env, "upstreams");
  const operations = { "home page": pageRequest(url), "page with 20 kiosks, each with a design": pageWithKiosksRequest(url) };
  for (const [name, request] of Object.entries(operations)) {
    await measureUpstreamCalls(bench, name, request);
    await measureCold(bench, name, request);
    await measureCached(bench, name, request);
    await measureUncached(bench, name, request);
  }
  await upstreams.stop();
}
