import type { Bench } from "./benchmark";
import { startFloor } from "./floor/startFloor";
import { addresses, startKeyway } from "./lib/stack";
import { countUpstreamRequests, type UpstreamRequests } from "./lib/upstreamRequests";
import { compare, type Comparison, type Request, warnOfGenerator } from "./load/compare";
import { runLoad } from "./load/runLoad";
import { askPage, pageRequest, pageWithKiosksRequest } from "./pageRequest";

const toFloor = (value: number) => ({ name: "plain node:http with the same bytes", value });
const concurrent = 50;
const EXPIRY_MS = 12_000;

/** How fast the BFF answers whole pages from its cache, and what it asks of the upstreams for that. */
export async function measureBff(bench: Bench): Promise<void> {
  const { processes, env } = bench;
  const url = addresses(env);
  const upstreams = await startKeyway(processes, env, "upstreams");
  await measureOperation(bench, "home page", pageRequest(url.bff));
  await measureOperation(bench, "page with 20 kiosks, each with a design", pageWithKiosksRequest(url.bff));
  await upstreams.stop();
}

async function measureOperation(bench: Bench, name: string, request: Request): Promise<void> {
  const { processes, env } = bench;
  const url = addresses(env);
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
  // The API root is asked again every 5 s; whatever else expires meanwhile would show here too.
  const expiring = await count(() => runLoad(processes, env, { ...request, connections: concurrent, warmUpMs: 0, durationMs: EXPIRY_MS }));
  for (const service of [floor, bff]) await service.stop();

  reportSpeed(bench, name, comparison);
  warnOfGenerator(comparison);
  reportUpstreamRequests(bench, name, { cold, warm, crowd, expiring });
}

function reportSpeed({ report }: Bench, name: string, { subject, floor }: Comparison): void {
  report({ name: `BFF, ${name}, from the cache`, value: subject.requestsPerSecond, unit: "requests/s", against: toFloor(floor.requestsPerSecond) });
  report({ name: `BFF, ${name}, half of the answers within`, value: subject.wholeP50, unit: "ms", against: toFloor(floor.wholeP50) });
  report({ name: `BFF, ${name}, 95 % of the answers within`, value: subject.wholeP95, unit: "ms", against: toFloor(floor.wholeP95) });
}

type Moment = "cold" | "warm" | "crowd" | "expiring";

function reportUpstreamRequests({ report, options }: Bench, name: string, counts: Record<Moment, UpstreamRequests>): void {
  const { cold, warm, crowd, expiring } = counts;
  const against = { name: "once, cold", value: cold.total };
  report({ name: `Upstream requests, ${name}, cold`, value: cold.total, unit: "requests" });
  report({ name: `Upstream requests, ${name}, warm`, value: warm.total, unit: "requests", against });
  report({ name: `Upstream requests, ${name}, ${concurrent} at once, cold`, value: crowd.total, unit: "requests", against });
  report({ name: `Upstream requests, ${name}, ${concurrent} connections for ${EXPIRY_MS / 1000} s`, value: expiring.total, unit: "requests", against });
  if (options.details) console.table(Object.fromEntries(Object.entries(counts).map(([moment, { byPath }]) => [moment, byPath])));
}
