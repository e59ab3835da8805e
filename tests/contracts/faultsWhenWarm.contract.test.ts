import { describe, expect, test, vi } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { AT_ONCE, FAULTS, MARGIN_MS, QUERY } from "../support/faultCases";
import { expectIntact, useUpstreams } from "../support/faultBench";

/* Faults of the sources whose stale values may be used, one of each way to fail: the visitor gets those values, marked as stale. */

const takeBench = useUpstreams({ atOnce: 5 });
const ONE_OF_EACH = FAULTS.filter(({ name }) => ["hangs", "resets the connection", "sends HTML", "answers 500"].includes(name));

// Concurrent, since the tests mostly wait for timeouts.
describe.concurrent.each(["content", "kiosks"] as const)("with a cached value, %s", (source) => {
  test.for(ONE_OF_EACH)("that $name returns it, marked as stale", async ({ switch: fault, calls, most }, context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    // On a busy machine the first call may time out.
    const isWhole = async () => {
      // Longer than the pause after a failure, in which a source is not called.
      bff.clock.now += 2000;
      expect((await bff.ask(QUERY)).errors).toEqual([]);
    };
    await vi.waitFor(isWhole, { timeout: 30_000 });
    await stand.reset();
    await stand.switchFault(source, fault);
    // Longer than the lifetimes of the API root and of kiosks, shorter than stale values are allowed.
    bff.clock.now += SOURCE_LIFETIMES.kiosks.ttlMs + 1000;
    const answer = await bff.ask(QUERY);
    expect(answer.errors).toEqual([]);
    expect(answer.extensions.stale).toEqual([source]);
    expectIntact(answer);
    expect((await stand.statsOf(source)).total).toBe(calls);
    expect(answer.ms).toBeLessThan(most + MARGIN_MS);

    // After the failure the source is not called for a while, so the next visitor does not wait.
    const next = await bff.ask(QUERY);
    expect(next.extensions.stale).toEqual([source]);
    expect((await stand.statsOf(source)).total).toBe(calls);
    expect(next.ms).toBeLessThan(AT_ONCE + MARGIN_MS);
  });
});
