import { describe, expect, test } from "vitest";
import { AT_ONCE, CALLS, DEADLINE_MS, MARGIN_MS, QUERY, SOURCES } from "../support/faultCases";
import { expectFailed, expectIntact, useUpstreams } from "../support/faultBench";
import { startUpstreams } from "../support/faultyBff";
import { canMeasureMemory, readPeakMemory, resetPeakMemory } from "../support/peakMemory";
import { startBff } from "../support/servers";

/* Faults that only one source knows, visitors who leave, and what a flood costs. */

const takeBench = useUpstreams();

describe("what only content does", () => {
  test.for(["stale-ref", "expired-ref"])("%s once is made good with the ref that it names", async (kind, context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault("content", { kind, path: "/api/v2/documents", times: 1 });
    const answer = await bff.ask(QUERY);
    expect(answer.errors).toEqual([]);
    expectIntact(answer);
    await stand.expectCalls("content", CALLS.content + 1);
  });

  test.for(["stale-ref", "expired-ref"])("%s for ever is a failure after a few calls", async (kind, context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault("content", { kind, path: "/api/v2/documents" });
    const answer = await bff.ask(QUERY);
    expectFailed(answer, "content", "UPSTREAM_BAD_PAYLOAD");
    expectIntact(answer, "content");
    // The root, and two pages three times each.
    expect((await stand.statsOf("content")).total).toBeLessThanOrEqual(7);
    expect(answer.ms).toBeLessThan(AT_ONCE + MARGIN_MS);
  });

  test("a preview that has expired says so, and costs the published page nothing", async (context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault("content", { kind: "expired-preview", path: "/api/v2/documents", times: 1 });
    const draft = await bff.ask(QUERY, { cookie: "io.prismic.preview=https%3A%2F%2Fkeyway.prismic.io%2Fpreviews%2Fx%3A1" });
    expectFailed(draft, "content", "PREVIEW_EXPIRED");
    expectIntact(draft, "content");
    const published = await bff.ask(QUERY);
    expect(published.errors).toEqual([]);
    expectIntact(published);
  });
});

describe("what only Places does", () => {
  test.for<[string, object, string, number]>([
    ["a quota per day is not asked again", { kind: "quota", per: "day" }, "UPSTREAM_RATE_LIMITED", 1],
    ["a quota per minute is asked three times at most", { kind: "quota", per: "minute" }, "UPSTREAM_RATE_LIMITED", 3],
    ["a key that is denied is not asked again", { kind: "denied" }, "UPSTREAM_STATUS", 1],
  ])("%s", async ([, fault, code, calls], context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault("places", fault);
    const answer = await bff.ask(QUERY);
    expectFailed(answer, "places", code);
    expectIntact(answer, "places");
    await stand.expectCalls("places", calls);
    expect(answer.ms).toBeLessThan(DEADLINE_MS + MARGIN_MS);
  });

  test("an id that has gone stale is no place, and no failure", async (context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    const { data } = await bff.ask('{ predictions(input: "Spring") { place_id } }');
    const { place_id } = (data.predictions as { place_id: string }[])[0]!;
    await stand.reset();
    await stand.switchFault("places", { kind: "stale-place" });
    const answer = await bff.ask(`{ ok placeDetails(placeId: ${JSON.stringify(place_id)}) { name } }`);
    expect(answer).toMatchObject({ data: { ok: true, placeDetails: null }, errors: [] });
    expect((await stand.statsOf("places")).total).toBe(1);
  });
});

describe("a visitor who leaves", () => {
  test.for(SOURCES)("has the call to %s aborted, long before its time-out", async (source, context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault(source, { kind: "hang" });
    const left = new AbortController();
    const asking = bff.ask(QUERY, { signal: left.signal }).catch((error: Error) => error.name);
    await until(async () => (await stand.statsOf(source)).total > 0);
    expect((await stand.statsOf(source)).aborted).toBe(0);
    const leftAt = performance.now();
    left.abort();
    await until(async () => (await stand.statsOf(source)).aborted > 0);
    expect(performance.now() - leftAt).toBeLessThan(1000);
    expect(await asking).toBe("AbortError");
  });
});

describe("a flood", () => {
  test.runIf(canMeasureMemory)("of 64 MB from every source at once does not fill the process", async () => {
    const upstreams = await startUpstreams();
    const bff = await startBff({ upstreamsUrl: upstreams.url });
    try {
      const ask = () =>
        fetch(`${bff.url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ query: QUERY }),
        });
      await (await ask()).json();
      for (const source of SOURCES) await upstreams.switchFault(source, { kind: "huge" });
      resetPeakMemory(bff.pid);
      const before = readPeakMemory(bff.pid);
      const answers = await Promise.all(Array.from({ length: 5 }, async () => (await (await ask()).json()) as { data: { ok: boolean } }));
      expect(answers.every(({ data }) => data.ok)).toBe(true);
      expect(readPeakMemory(bff.pid) - before).toBeLessThan(64 * 1024 * 1024);
    } finally {
      await bff.stop();
      await upstreams.close();
    }
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const start = performance.now(); performance.now() - start < 3000; await new Promise((resolve) => setTimeout(resolve, 5))) {
    if (await isSo()) return;
  }
  throw new Error("it never came to that");
}
