import { assert, asyncProperty } from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { MAX_FIELDS } from "#bff/guards/cost/boundWork.ts";
import { MAX_POINTS } from "#bff/guards/cost/limitCost.ts";
import { NO_TELEMETRY } from "#bff/lib/telemetry.ts";
import { schema } from "#bff/graph/schema.ts";
import { createFakeLog } from "../support/fakes";
import { startUpstreams } from "../support/separateUpstreams";
import { createArgumentValues } from "../support/operations/argumentValues";
import { createServerDeps } from "../support/operations/serverDeps";
import { createExecutor } from "../support/operations/executor";
import { randomOperations } from "../support/operations/randomOperation";

/*
 * Compares the BFF's work for random operations with their points. Points are an estimate, so the work may be a few times as much.
 * `npm run bench -- operations` measures the processor time of 10,000 operations.
 */

const OPERATIONS = 400;
const KIOSKS = 300;
/** Maximum number of resolved fields per point. */
const FIELDS_PER_POINT = 10;
/** An upstream call costs 20 points; calls for shared values, such as the content's root, cost none. */
const POINTS_PER_CALL = 20;
const SHARED_CALLS = 10;

/** Starts a BFF over stand-ins that counts its upstream calls. */
async function start() {
  const upstreams = await startUpstreams();
  onTestFinished(upstreams.close);
  const calls = { count: 0 };
  const startCall: typeof NO_TELEMETRY.startCall = (...call) => {
    calls.count++;
    return NO_TELEMETRY.startCall(...call);
  };
  const deps = createServerDeps(upstreams.url, { log: createFakeLog().log, telemetry: { ...NO_TELEMETRY, startCall } });
  const { execute, close } = await createExecutor(deps);
  onTestFinished(close);
  return { execute, calls };
}

test("random operations do no more work than their points allow, and refused ones none", async () => {
  const { execute, calls } = await start();
  let executed = 0;
  const operations = randomOperations(schema, createArgumentValues(KIOSKS));
  const property = asyncProperty(operations, async (operation) => {
    calls.count = 0;
    const { points, fields, codes } = await execute(operation);
    expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
    const isRefused = points === undefined;
    if (!isRefused) executed++;
    // A refused operation has an error and has caused no work.
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
