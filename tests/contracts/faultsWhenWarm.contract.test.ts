import { describe, expect, test, vi } from "vitest";
import { AT_ONCE, FAULTS, MARGIN_MS, QUERY } from "../support/faultCases";
import { expectIntact, useUpstreams } from "../support/faultBench";

/* Every fault of the sources whose last good values may stand in: the visitor gets those, marked as what they are. */

const takeBench = useUpstreams({ atOnce: 5 });

// They wait for time-outs, which they may do together.
describe.concurrent.each(["content", "kiosks"] as const)("with a last good value, %s", (source) => {
  test.for(FAULTS)("that $name goes on answering, marked stale", async ({ switch: fault, calls, most }, context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    // On a busy machine the first answer may come too late.
    const isWhole = async () => {
      // Past the rest that a source is left after a failure.
      bff.clock.now += 2000;
      expect((await bff.ask(QUERY)).errors).toEqual([]);
    };
    await vi.waitFor(isWhole, { timeout: 30_000 });
    await stand.reset();
    await stand.switchFault(source, fault);
    // Past the 5 s of the API root and the 5 min of kiosks, well within what may stand in.
    bff.clock.now += 301_000;
    const answer = await bff.ask(QUERY);
    expect(answer.errors).toEqual([]);
    expect(answer.extensions.stale).toEqual([source]);
    expectIntact(answer);
    expect((await stand.statsOf(source)).total).toBe(calls);
    expect(answer.ms).toBeLessThan(most + MARGIN_MS);

    // It is left alone for a while, and the next visitor does not wait.
    const next = await bff.ask(QUERY);
    expect(next.extensions.stale).toEqual([source]);
    expect((await stand.statsOf(source)).total).toBe(calls);
    expect(next.ms).toBeLessThan(AT_ONCE + MARGIN_MS);
  });
});
