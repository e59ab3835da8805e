import type { Bench } from "../benchmark";
import { startFloor } from "../floor/startFloor";
import { startKeyway } from "../lib/stack";
import { compare, type Request, warnOfGenerator } from "../load/compare";
import { compareCpu } from "../load/compareCpu";
import { ask } from "./pageRequest";

const toFloor = (value: number) => ({ name: "plain node:http with the same bytes", value });

/** Measures a cached answer in each encoding, against a server that only sends the same bytes. */
export async function measureCached(bench: Bench, name: string, request: Request): Promise<void> {
  const { processes, env, report } = bench;
  const bff = await startKeyway(processes, env, "bff");
  for (const encoding of ["identity", "gzip", "br"]) {
    const encodedRequest = { ...request, headers: { ...request.headers, "accept-encoding": encoding } };
    // An answer is cached when it is requested again.
    for (let times = 0; times < 3; times++) await ask(encodedRequest);
    const floor = await startFloor(processes, env, await ask(encodedRequest));
    const floorRequest = { ...encodedRequest, url: floor.url };
    const comparison = await compare(bench, encodedRequest, floorRequest);
    const cpu = await compareCpu(bench, { pid: bff.pid, request: encodedRequest }, { pid: floor.pid, request: floorRequest });
    await floor.stop();
    const { subject, floor: least } = comparison;
    const what = `BFF, ${name}, kept, ${encoding}`;
    report({ name: what, value: subject.requestsPerSecond, unit: "requests/s", against: toFloor(least.requestsPerSecond) });
    report({ name: `${what}, processor time`, value: cpu.subject, unit: "µs", against: toFloor(cpu.floor) });
    report({ name: `${what}, half within`, value: subject.wholeP50, unit: "ms", against: toFloor(least.wholeP50) });
    report({
      name: `${what}, 99 % within`,
      value: subject.wholeP99,
      unit: "ms",
      against: { name: "its own half", value: subject.wholeP50 },
    });
    warnOfGenerator(comparison);
  }
  await bff.stop();
}
