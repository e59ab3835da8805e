import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { countUpstreamRequests } from "../lib/upstreamRequests";
import type { Request } from "../load/compare";
import { askWhole } from "./pageRequest";

/** Response time of each upstream. */
const UPSTREAM_MS = 600;

/** Measures the first answer of a BFF after its start, over upstreams that take 600 ms. Throws if the answer has errors. */
export async function measureCold({ processes, env, report, options }: Bench, name: string, request: Request): Promise<void> {
  const url = addresses(env);
  let took = 0;
  const requests = await countUpstreamRequests(url.upstreams, async () => {
    await setDelays(url.upstreams, [{ kind: "delay", ms: UPSTREAM_MS }]);
    const bff = await startKeyway(processes, env, "bff");
    const startedAt = performance.now();
    await askWhole(request);
    took = performance.now() - startedAt;
    await bff.stop();
    await setDelays(url.upstreams, []);
  });
  if (options.details) console.table(requests.byPath);
  report({
    name: `BFF, ${name}, first answer after the start`,
    value: took,
    unit: "ms",
    against: { name: "one upstream", value: UPSTREAM_MS },
  });
}

async function setDelays(upstreamsUrl: string, faults: object[]): Promise<void> {
  for (const mount of ["content", "backend", "places"]) {
    await fetch(`${upstreamsUrl}/${mount}/__faults`, { method: "POST", body: JSON.stringify(faults) });
  }
}
