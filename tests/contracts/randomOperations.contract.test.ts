import { assert, asyncProperty } from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { MAX_FIELDS } from "../../bff/cost/boundWork";
import { MAX_POINTS } from "../../bff/cost/limitCost";
import { NO_TELEMETRY } from "../../bff/lib/telemetry";
import { schema } from "../../bff/schema";
import { createFakeLog } from "../support/fakes";
import { startUpstreams } from "../support/faultyBff";
import { createArgumentValues } from "../support/operations/argumentValues";
import { createDepsOver } from "../support/operations/depsOver";
import { createExecutor } from "../support/operations/executor";
import { randomOperations } from "../support/operations/randomOperation";

/*
 * What random operations make the BFF do, by counts. Points are an estimate, so that what is counted may be a few times as much;
 * `npm run bench -- operations` measures the processor time of 10,000 of them.
 */

const OPERATIONS = 400;
const KIOSKS = 300;
/** Most fields that one point stands for. */
const FIELDS_PER_POINT = 10;
/** A call of an upstream costs 20 points; those for what all share, such as the content's root, cost none. */
const POINTS_PER_CALL = 20;
const SHARED_CALLS = 10;

/** A BFF over stand-ins, and how often it has called them. */
async function start() {
  const upstreams = await startUpstreams();
  onTestFinished(upstreams.close);
  const calls = { count: 0 };
  const startCall: typeof NO_TELEMETRY.startCall = (...call) => {
    calls.count++;
    return NO_TELEMETRY.startCall(...call);
  };
  const deps = createDepsOver(upstreams.url, { log: createFakeLog().log, telemetry: { ...NO_TELEMETRY, startCall } });
  const { execute, close } = await createExecutor(deps);
  onTestFinished(close);
  return { execute, calls };
}

test("random operations do no more than their points allow, or nothing at all", async () => {
  const { execute, calls } = await start();
  let executed = 0;
  const operations = randomOperations(schema, createArgumentValues(KIOSKS));
  const property = asyncProperty(operations, async (operation) => {
    calls.count = 0;
    const { points, fields, codes } = await execute(operation);
    expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
    const isRefused = points === undefined;
    if (!isRefused) executed++;
    // What is refused says so, and has made nobody do anything.
    const most = isRefused
      ? { fields: 0, calls: 0 }
      : { fields: FIELDS_PER_POINT * points, calls: SHARED_CALLS + points / POINTS_PER_CALL };
    expect(codes.length > 0 || !isRefused).toBe(true);
    expect(points ?? 0).toBeLessThanOrEqual(MAX_POINTS);
    expect(fields).toBeLessThanOrEqual(Math.min(MAX_FIELDS, most.fields));
    expect(calls.count).toBeLessThanOrEqual(most.calls);
  });
  await assert(property, { seed: 18, numRuns: OPERATIONS });
  expect(executed).toBeGreaterThan(OPERATIONS / 2);
});
