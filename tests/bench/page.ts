import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { readCpuMs } from "./lib/cpuTime";
import { addresses, startKeyway } from "./lib/stack";
import { compare, type Request, warnOfGenerator } from "./load/compare";
import { NEVER_CACHED } from "./renderedPage";

/** Number of pages that are rendered before the measurement, and during it. */
const MADE = 100;

const toFloor = (value: number) => ({ name: bareNextPage, value });

/**
 * Measures the home page against a page without content: from the page cache, for each `accept` header; and the processor time of
 * rendering it for one visitor.
 */
export async function measurePage(bench: Bench): Promise<void> {
  const { processes, env, report } = bench;
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const bare = await startBareNextPage(processes, env);
  const services = [
    await startKeyway(processes, env, "upstreams"),
    await startKeyway(processes, env, "bff"),
    await startKeyway(processes, env, "site"),
  ];
  const site = `${addresses(env).site}/`;
  for (const [name, accept] of [
    ["Home page", "text/html"],
    ["Home page, any accept header", "*/*"],
  ] as const) {
    const comparison = await compare(bench, visit(site, accept), visit(`${bare.url}/`, accept));
    const { subject, floor } = comparison;
    report({ name, value: subject.requestsPerSecond, unit: "requests/s", against: toFloor(floor.requestsPerSecond) });
    report({
      name: `${name}, half of the first bytes within`,
      value: subject.firstByteP50,
      unit: "ms",
      against: toFloor(floor.firstByteP50),
    });
    report({
      name: `${name}, 95 % of the first bytes within`,
      value: subject.firstByteP95,
      unit: "ms",
      against: toFloor(floor.firstByteP95),
    });
    warnOfGenerator(comparison);
  }
  const uncached = await cpuOfOne(services[2]!.pid, site, NEVER_CACHED);
  const bareUncached = await cpuOfOne(bare.pid, `${bare.url}/uncached`);
  report({
    name: "Home page, uncached, processor time",
    value: uncached,
    unit: "ms",
    against: { name: `${bareNextPage}, uncached`, value: bareUncached },
  });
  for (const service of services.toReversed()) await service.stop();
  await bare.stop();
}

/** Returns the processor time per request of a process in milliseconds, for sequential requests. */
async function cpuOfOne(pid: number, url: string, headers: Record<string, string> = {}): Promise<number> {
  const look = async (times: number) => {
    for (let time = 0; time < times; time++)
      await (await fetch(url, { headers: { ...headers, accept: "text/html", "accept-encoding": "br" } })).arrayBuffer();
  };
  await look(MADE);
  const before = readCpuMs(pid);
  await look(MADE);
  return (readCpuMs(pid) - before) / MADE;
}

// Browsers accept compressed responses, which changes the server's work.
function visit(url: string, accept: string): Request {
  return { url, method: "GET", headers: { accept, "accept-encoding": "gzip, deflate, br" }, body: "" };
}
