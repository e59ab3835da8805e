import { sample } from "fast-check";
import { schema } from "#bff/graph/schema.ts";
import { createFakeLog } from "../../support/fakes";
import { createArgumentValues } from "../../support/operations/argumentValues";
import { createServerDeps } from "../../support/operations/serverDeps";
import { createExecutor } from "../../support/operations/executor";
import { randomOperations, type RandomOperation } from "../../support/operations/randomOperation";
import type { Bench } from "../benchmark";
import { addresses, startKeyway } from "../lib/stack";
import { quantile } from "../lib/statistics";

/** Number of operations that pass the limits. */
const EXECUTED = 10_000;
const ROUND = 250;
const SEED = 18;
/** Number of kiosks of the stand-ins. */
const KIOSKS = 7500;
const BAR_MS = 250;
/** Operations with fewer points are left out: their time is mostly the fixed cost of any operation. */
const DEAR_POINTS = 2_000;

/** Measures the processor time of random operations, and of a point. */
export async function measureOperations({ processes, env, report, options }: Bench): Promise<void> {
  const upstreams = await startKeyway(processes, env, "upstreams");
  const { execute, close } = await createExecutor(createServerDeps(addresses(env).upstreams, { log: createFakeLog().log }));
  const arbitrary = randomOperations(schema, createArgumentValues(KIOSKS));
  // Generated in batches: many operations in memory would add garbage collection to the measured time.
  const generate = (round: number) => sample(arbitrary, { seed: SEED + round, numRuns: ROUND });
  for (const operation of generate(0)) await execute(operation);

  const times: number[] = [];
  const perThousandPoints: number[] = [];
  let slowestFirst = 0;
  let worst: { ms: number; points: number; operation: RandomOperation } | undefined;
  /** Returns the minimum of several runs for a slow operation, since garbage collection may be part of any run. */
  const leastOf = async (operation: RandomOperation, first: number) => {
    let least = first;
    for (let again = 0; again < 3 && least > BAR_MS / 5; again++) least = Math.min(least, (await execute(operation)).cpuMs);
    return least;
  };
  for (let round = 1; times.length < EXECUTED; round++) {
    for (const operation of generate(round)) {
      const { points, cpuMs } = await execute(operation);
      if (points === undefined) continue;
      slowestFirst = Math.max(slowestFirst, cpuMs);
      const ms = await leastOf(operation, cpuMs);
      times.push(ms);
      if (points >= DEAR_POINTS) perThousandPoints.push((1000 * ms) / points);
      if (!worst || ms > worst.ms) worst = { ms, points, operation };
    }
  }
  const name = `${times.length.toLocaleString("en-US")} random operations`;
  report({
    name: `${name}, the slowest, processor time`,
    value: worst!.ms,
    unit: "ms",
    against: { name: "the bar", value: BAR_MS },
    bar: 1,
  });
  const first = `${name}, the slowest first run, with its upstream answers and collections of garbage`;
  report({ name: first, value: slowestFirst, unit: "ms", against: { name: "the slowest again", value: worst!.ms } });
  report({
    name: `${name}, 99 % within`,
    value: quantile(times, 0.99),
    unit: "ms",
    against: { name: "half of them", value: quantile(times, 0.5) },
  });
  const usual = quantile(perThousandPoints, 0.5);
  const what = `Processor time of 1,000 points (${perThousandPoints.length} operations of ${DEAR_POINTS} or more)`;
  report({ name: `${what}, at most`, value: quantile(perThousandPoints, 1), unit: "ms", against: { name: "half of them", value: usual } });
  if (options.details) console.log(worst);
  await close();
  await upstreams.stop();
}
