import type { Bench } from "./benchmark";
import { startFloor } from "./floor/startFloor";
import { addresses, startKeyway } from "./lib/stack";
import { countUpstreamRequests, type UpstreamRequests } from "./lib/upstreamRequests";
import { compare, type Comparison, warnOfGenerator } from "./load/compare";
import { askPage, pageRequest } from "./pageRequest";

const toFloor = (value: number) => ({ name: "plain node:http with the same bytes", value });
const concurrent = 50;

/** How fast the BFF answers a whole page from its cache, and what it asks of the upstreams for that. */
export async function measureBff(bench: Bench): Promise<void> {
  const { processes, env } = bench;
  const url = addresses(env);
  const request = pageRequest(url.bff);
  const upstreams = await startKeyway(processes, env, "upstreams");
  const count = (work: () => Promise<unknown>) => countUpstreamRequests(url.upstreams, work);

  const crowded = await startKeyway(processes, env, "bff");
  const crowd = await count(() => Promise.all(Array.from({ length: concurrent }, () => askPage(request))));
  await crowded.stop();

  const bff = await startKeyway(processes, env, "bff");
  const cold = await count(() => askPage(request));
  const warm = await count(() => askPage(request));
  const answer = await askPage(request);
  const floor = await startFloor(processes, env, answer);
  const comparison = await compare(bench, request, { ...request, url: floor.url });
  for (const service of [floor, bff, upstreams]) await service.stop();

  reportSpeed(bench, comparison);
  warnOfGenerator(comparison);
  reportUpstreamRequests(bench, { cold, warm, crowd });
}

function reportSpeed({ report }: Bench, { subject, floor }: Comparison): void {
  report({ name: "BFF, page from the cache", value: subject.requestsPerSecond, unit: "requests/s", against: toFloor(floor.requestsPerSecond) });
  report({ name: "BFF, half of the answers within", value: subject.wholeP50, unit: "ms", against: toFloor(floor.wholeP50) });
  report({ name: "BFF, 95 % of the answers within", value: subject.wholeP95, unit: "ms", against: toFloor(floor.wholeP95) });
}

function reportUpstreamRequests({ report, options }: Bench, { cold, warm, crowd }: Record<"cold" | "warm" | "crowd", UpstreamRequests>): void {
  const against = { name: "one page, cold", value: cold.total };
  report({ name: "Upstream requests, one page, cold", value: cold.total, unit: "requests" });
  report({ name: "Upstream requests, one page, warm", value: warm.total, unit: "requests", against });
  report({ name: `Upstream requests, ${concurrent} pages at once, cold`, value: crowd.total, unit: "requests", against });
  if (options.details) console.table({ cold: cold.byPath, warm: warm.byPath, crowd: crowd.byPath });
}
