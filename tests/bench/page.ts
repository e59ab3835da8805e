import { buildIfStale, generateIfStale } from "../../scripts/lib/artifacts";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { readCpuMs } from "./lib/cpuTime";
import { addresses, startKeyway } from "./lib/stack";
import { compare, type Request, warnOfGenerator } from "./load/compare";

/** Pages that are made before processor time is taken, and while it is. */
const MADE = 100;

const toFloor = (value: number) => ({ name: bareNextPage, value });

/**
 * How fast the home page arrives, beside a page without content: as it is kept, however it is asked for; and what it takes
 * to make it anew for a visitor.
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
    ["Home page, asked for by anybody", "*/*"],
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
  const anew = await cpuOfOne(services[2]!.pid, site, { cookie: "token=of-a-visitor" });
  const bareAnew = await cpuOfOne(bare.pid, `${bare.url}/anew`);
  report({
    name: "Home page, made anew, processor time",
    value: anew,
    unit: "ms",
    against: { name: `${bareNextPage}, made anew`, value: bareAnew },
  });
  for (const service of services.toReversed()) await service.stop();
  await bare.stop();
}

/** Milliseconds of processor time that a process takes for one request, of many that come one after the other. */
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

// What a browser says that changes the server's work: it takes compressed answers.
function visit(url: string, accept: string): Request {
  return { url, method: "GET", headers: { accept, "accept-encoding": "gzip, deflate, br" }, body: "" };
}
