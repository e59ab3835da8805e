import { rmSync } from "node:fs";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import type { Bench } from "./benchmark";
import { makeClone } from "./start/clone";
import { findLeftovers } from "./start/leftovers";
import { npmStart, type StartTimes } from "./start/npmStart";

/** Measures the time from a fresh clone to a running site, and of a second start without changes. */
export async function measureStart(bench: Bench): Promise<void> {
  const { processes, env, options, report } = bench;
  const folder = await makeClone(processes, env, options.from);
  try {
    const first = await npmStart(processes, env, folder);
    await refuseLeftovers(folder);
    const second = await npmStart(processes, env, folder);
    await refuseLeftovers(folder);
    const part = (name: string, value: number) => report({ name, value, unit: "s", against: { name: "all of it", value: first.total } });
    report({ name: "Fresh clone to ready", value: first.total, unit: "s", against: { name: "a second start", value: second.total } });
    part("… install (with npm's cache as it is)", first.install);
    part("… generate and build", first.make);
    part("… start the processes", first.start);
    report({ name: "Second start to ready", value: second.total, unit: "s", against: { name: "the first", value: first.total } });
    if (options.details) console.table({ first, second } satisfies Record<string, StartTimes>);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function refuseLeftovers(folder: string): Promise<void> {
  const leftovers = await findLeftovers(folder);
  if (leftovers.length > 0) throw new LaunchFailure(`\`npm start\` was stopped and left processes behind:\n${leftovers.join("\n")}`);
}
