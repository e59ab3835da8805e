import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { startRedis } from "../../support/redisServer";
import type { Bench } from "../benchmark";
import { NEVER_STORED, pageRequest, pageWithKiosksRequest } from "../bff/pageRequest";
import { startKeyway } from "../lib/stack";
import type { Request } from "../load/compare";
import { measureEdge } from "./measureEdge";
import { shareLoad } from "./shareLoad";
import { type Group, startGroup } from "./startGroups";
import { NEVER_CACHED } from "../renderedPage";

const NO_BUDGETS = {
  VISITOR_POINTS_PER_MINUTE: "0",
  VISITOR_CALLS_PER_MINUTE: "0",
  PLACES_CALLS_PER_VISITOR_PER_DAY: "0",
  PLACES_CALLS_PER_DAY: "0",
};

/**
 * Measures BFF and site in one, two and three processes with one Redis: requests, processor time, and memory; and two sites through a
 * Varnish.
 */
export async function measureMachines(bench: Bench): Promise<void> {
  const { processes, env } = bench;
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const redis = await startRedis();
  const upstreams = await startKeyway(processes, env, "upstreams");
  const shared = { REDIS_URL: redis.url, ...NO_BUDGETS };
  await measureBffs(bench, shared);
  await measureSites(bench, shared);
  await measureEdge(bench, shared);
  await upstreams.stop();
  await redis.stop();
}

async function measureBffs(bench: Bench, env: Record<string, string>): Promise<void> {
  const bffs = (size: number) => startGroup(bench, { service: "bff", size, env });
  const groups = [await bffs(1), await bffs(2), await bffs(3)];
  await compareGroups(bench, "BFF, home page, executed each time", groups, (url) => pageRequest(url, NEVER_STORED));
  await compareGroups(bench, "BFF, page with 20 kiosks, executed each time", groups, (url) => pageWithKiosksRequest(url, NEVER_STORED));
  await compareGroups(bench, "BFF, home page, kept", groups, (url) => pageRequest(url));
  const [one] = groups;
  for (const group of groups)
    bench.report({ name: `BFF, ${group.name}, memory`, value: group.memoryMb(), unit: "MB", against: againstOne(one!.memoryMb()) });
  await Promise.all(groups.map((group) => group.stop()));
}

async function measureSites(bench: Bench, env: Record<string, string>): Promise<void> {
  const bff = await startGroup(bench, { service: "bff", size: 1, env });
  const sites = (size: number) => startGroup(bench, { service: "site", size, env: { ...env, BFF_URL: bff.urls.join() } });
  const groups = [await sites(1), await sites(2), await sites(3)];
  const visit = (url: string, headers = {}): Request => ({
    url: `${url}/`,
    method: "GET",
    headers: { accept: "text/html", "accept-encoding": "br", ...headers },
    body: "",
  });
  await compareGroups(bench, "Site, home page, kept", groups, (url) => visit(url));
  await compareGroups(bench, "Site, home page, rendered each time", groups, (url) => visit(url, NEVER_CACHED));
  for (const group of groups)
    bench.report({ name: `Site, ${group.name}, memory`, value: group.memoryMb(), unit: "MB", against: againstOne(groups[0]!.memoryMb()) });
  await Promise.all([...groups, bff].map((group) => group.stop()));
}

const againstOne = (value: number) => ({ name: "one process", value });

async function compareGroups(bench: Bench, what: string, groups: readonly Group[], requestTo: (url: string) => Request): Promise<void> {
  const works = await shareLoad(bench, groups, requestTo);
  groups.forEach(({ name }, index) => {
    const [{ requestsPerSecond, cpuMicros }, one] = [works[index]!, works[0]!];
    const figure = `${what}, ${name}`;
    bench.report({ name: figure, value: requestsPerSecond, unit: "requests/s", against: againstOne(one.requestsPerSecond) });
    bench.report({ name: `${figure}, processor time`, value: cpuMicros, unit: "µs", against: againstOne(one.cpuMicros) });
  });
}
