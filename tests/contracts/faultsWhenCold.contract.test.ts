import { describe, expect, test } from "vitest";
import { CALLS, DEADLINE_MS, FAULTS, FIELDS, MARGIN_MS, QUERY, SOURCES } from "../support/faultCases";
import { expectFailed, expectIntact, useUpstreams } from "../support/faultBench";

/*
 * Every source under every fault of its stand-in, over HTTP and with the BFF's real limits: the number of upstream calls, the
 * time that the visitor waits, and that the rest of the answer is complete.
 */

const takeBench = useUpstreams({ atOnce: 5 });

test("without a fault the answer is complete, with the minimal number of calls", async (context) => {
  const stand = await takeBench(context);
  const bff = await stand.startCold();
  const answer = await bff.ask(QUERY);
  expectIntact(answer);
  expect(answer.errors).toEqual([]);
  await stand.expectCalls(undefined, 0);
});

// Concurrent, since the tests mostly wait for timeouts and retry delays.
describe.concurrent.each(SOURCES)("when %s", (source) => {
  test.for(FAULTS)("$name, only its field fails", async ({ switch: fault, code, calls, placesCalls, least = 0, most }, context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault(source, fault);
    const answer = await bff.ask(QUERY);
    expectFailed(answer, source, code);
    expectIntact(answer, source);
    await stand.expectCalls(source, source === "places" ? (placesCalls ?? calls) : calls);
    expect(answer.ms).toBeGreaterThanOrEqual(least);
    expect(answer.ms).toBeLessThan(most + MARGIN_MS);
  });

  test("answers 429 without retry-after, it is called five times at most, within the deadline", async (context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault(source, { kind: "429" });
    const answer = await bff.ask(QUERY);
    expect(answer.errors).toMatchObject([{ path: [FIELDS[source]], extensions: { source } }]);
    expect(["UPSTREAM_RATE_LIMITED", "UPSTREAM_TIMEOUT"]).toContain(answer.errors[0]!.extensions.code);
    expectIntact(answer, source);
    const { total } = await stand.statsOf(source);
    expect(total).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(5);
    expect(answer.ms).toBeLessThan(DEADLINE_MS + MARGIN_MS);
  });

  test.for<[string, object, number]>([
    ["429 once", { kind: "429", retryAfter: 0, times: 1 }, 1],
    ["429 once, without retry-after", { kind: "429", times: 1 }, 1],
    ["a little late", { kind: "delay", ms: 300 }, 0],
  ])("answers %s, the visitor notices nothing", async ([, fault, extraCalls], context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault(source, fault);
    const answer = await bff.ask(QUERY);
    expect(answer.errors).toEqual([]);
    expectIntact(answer);
    await stand.expectCalls(source, CALLS[source] + extraCalls);
    expect(answer.ms).toBeLessThan(DEADLINE_MS + MARGIN_MS);
  });
});
