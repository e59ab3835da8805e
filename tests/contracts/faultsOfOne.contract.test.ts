import { describe, expect, test } from "vitest";
import { AT_ONCE, CALLS, DEADLINE_MS, MARGIN_MS, QUERY, SOURCES } from "../support/faultCases";
import { expectFailed, expectIntact, useUpstreams } from "../support/faultBench";
import { startUpstreams } from "../support/separateUpstreams";
import { canMeasureMemory, readPeakMemory, resetPeakMemory } from "../support/peakMemory";
import { startBff } from "../support/servers";

/* Faults that only one source has, visitors who disconnect, and huge responses. */

const takeBench = useUpstreams();

describe("faults of content", () => {
  test.for(["stale-ref", "expired-ref"])("%s once is retried with the ref in the error", async (kind, context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    await stand.switchFault("content", { kind, path: "/api/v2/documents", times: 1 });
    const answer = await bff.ask(QUERY);
    expect(answer.errors).toEqual([]);
    expectIntact(answer);
    await stand.expectCalls("content", CALLS.content + 1);
  });

  test.for(["stale-ref", "expired-ref"])("%s permanently fails after a few calls", async (kind, context) => {
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

  test("an expired preview is reported, and the published page is not affected", async (context) => {
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

describe("faults of Places", () => {
  test.for<[string, object, string, number]>([
    ["an exceeded quota per day is not retried", { kind: "quota", per: "day" }, "UPSTREAM_RATE_LIMITED", 1],
    ["an exceeded quota per minute is retried twice", { kind: "quota", per: "minute" }, "UPSTREAM_RATE_LIMITED", 3],
    ["a denied key is not retried", { kind: "denied" }, "UPSTREAM_STATUS", 1],
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

  test("a stale id returns null without an error", async (context) => {
    const stand = await takeBench(context);
    const bff = await stand.startCold();
    const { data } = await bff.ask('{ predictions(input: "Spring") { placeId } }');
    const { placeId } = (data.predictions as { placeId: string }[])[0]!;
    await stand.reset();
    await stand.switchFault("places", { kind: "stale-place" });
    const answer = await bff.ask(`{ ok placeDetails(placeId: ${JSON.stringify(placeId)}) { name } }`);
    expect(answer).toMatchObject({ data: { ok: true, placeDetails: null }, errors: [] });
    expect((await stand.statsOf("places")).total).toBe(1);
  });
});

describe("a visitor who disconnects", () => {
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

describe("huge responses", () => {
  test.runIf(canMeasureMemory)("of 64 MB from every source at once do not fill the memory", async () => {
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
  throw new Error("the condition was never met");
}
