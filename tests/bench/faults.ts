import { setTimeout as delay } from "node:timers/promises";
import { FAULTS, QUERY, SOURCES } from "../support/faultCases";
import { startColdBff } from "../support/coldBff";
import { startUpstreams } from "../support/separateUpstreams";
import { canMeasureMemory, readPeakMemory, resetPeakMemory } from "../support/peakMemory";
import type { Bench } from "./benchmark";
import { addresses, startKeyway } from "./lib/stack";

const MB = 1_000_000;
const CROWD = 20;

/** Measures the answer time under every fault, and the BFF's memory while all sources send huge bodies. */
export async function measureFaults(bench: Bench): Promise<void> {
  await measureTimes(bench);
  if (canMeasureMemory) await measureFlood(bench);
}

async function measureTimes({ report }: Bench): Promise<void> {
  const upstreams = await startUpstreams();
  const askCold = async () => {
    const bff = await startColdBff(upstreams.url, { isTimed: true });
    const { ms } = await bff.ask(QUERY);
    await bff.close();
    return ms;
  };
  // The first request builds the gazetteer of the stand-ins.
  await askCold();
  const sound = { name: "without a fault", value: await askCold() };
  for (const source of SOURCES) {
    for (const fault of FAULTS) {
      await upstreams.reset();
      await upstreams.switchFault(source, fault.switch);
      report({ name: `BFF, cold, when ${source} ${fault.name}`, value: await askCold(), unit: "ms", against: sound });
    }
  }
  await measureLeaving(report, upstreams);
  await upstreams.close();
}

/** Measures how long an upstream call goes on after the only visitor who waits for it has disconnected. */
async function measureLeaving(report: Bench["report"], upstreams: Awaited<ReturnType<typeof startUpstreams>>): Promise<void> {
  for (const source of SOURCES) {
    await upstreams.reset();
    await upstreams.switchFault(source, { kind: "hang" });
    const bff = await startColdBff(upstreams.url, { isTimed: true });
    const left = new AbortController();
    const asking = bff.ask(QUERY, { signal: left.signal }).catch(() => {});
    while ((await upstreams.statsOf(source)).total === 0) await delay(5);
    const leftAt = performance.now();
    left.abort();
    while ((await upstreams.statsOf(source)).aborted === 0) await delay(1);
    report({ name: `BFF, call to ${source} aborted after the visitor disconnected`, value: performance.now() - leftAt, unit: "ms" });
    await asking;
    await bff.close();
  }
}

async function measureFlood({ processes, env, report }: Bench): Promise<void> {
  const url = addresses(env);
  const upstreams = await startKeyway(processes, env, "upstreams");
  const bff = await startKeyway(processes, env, "bff");
  const ask = async () => {
    const response = await fetch(`${url.bff}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: QUERY }),
    });
    await response.text();
  };
  await ask();
  const { pid } = bff;
  resetPeakMemory(pid);
  const before = readPeakMemory(pid) / MB;
  for (const mount of ["content", "backend", "places"])
    await fetch(`${url.upstreams}/${mount}/__faults`, { method: "POST", body: '{"kind":"huge"}' });
  await Promise.all(Array.from({ length: CROWD }, ask));
  const against = { name: "before", value: before };
  report({
    name: `BFF, peak memory, ${CROWD} visitors while every source sends 64 MB`,
    value: readPeakMemory(pid) / MB,
    unit: "MB",
    against,
  });
  for (const service of [bff, upstreams]) await service.stop();
}
