import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { startColdBff } from "../support/coldBff";
import { type FaultySource, startUpstreams } from "../support/separateUpstreams";
import { indexSearches } from "../support/indexSearches";
import { pageWithKiosks } from "../support/pageWithKiosks";

/* The upstream calls of a page with twenty kiosks, each with a design, for one visitor and for many at once. */

const CONCURRENT = 50;
const PAGE = { "kiosks /kiosks": 1, "kiosks /kiosks/key-designs": 1 };
const COLD = { ...PAGE, "content /api/v2": 1, "content /api/v2/documents/search": indexSearches };

let upstreams: Awaited<ReturnType<typeof startUpstreams>>;
beforeAll(async () => {
  upstreams = await startUpstreams();
});
afterAll(() => upstreams.close());
beforeEach(() => upstreams.reset());

async function callsFor(work: () => Promise<unknown>): Promise<Record<string, number>> {
  await upstreams.reset();
  await work();
  const sources: FaultySource[] = ["content", "kiosks", "places"];
  const stats = await Promise.all(sources.map(async (source) => ({ source, ...(await upstreams.statsOf(source)) })));
  return Object.fromEntries(
    stats.flatMap(({ source, byPath }) => Object.entries(byPath).map(([path, count]) => [`${source} ${path}`, count])),
  );
}

async function startCold() {
  const bff = await startColdBff(upstreams.url);
  onTestFinished(bff.close);
  const ask = async () => {
    const { data, errors } = await bff.ask(pageWithKiosks.query);
    expect(errors).toEqual([]);
    const kiosks = data.kiosks as { keyDesigns: { name: string }[] }[];
    expect(kiosks).toHaveLength(20);
    expect(kiosks.filter(({ keyDesigns }) => keyDesigns.length > 0).length).toBeGreaterThan(10);
  };
  return { bff, ask, crowd: () => Promise.all(Array.from({ length: CONCURRENT }, ask)) };
}

describe("the upstreams are called", () => {
  test("a few times for the first visitor, and never for the next", async () => {
    const { ask } = await startCold();
    expect(await callsFor(ask)).toEqual(COLD);
    expect(await callsFor(ask)).toEqual({});
  });

  test("no more often for fifty first visitors at once", async () => {
    const { crowd } = await startCold();
    expect(await callsFor(crowd)).toEqual(COLD);
    expect(await callsFor(crowd)).toEqual({});
  });

  test("twice for the first request of a page after a publish: kiosks, designs", async () => {
    const { bff, crowd } = await startCold();
    await bff.ask('{ route(path: "/no/such/page/", language: EN_US) { status } }');
    expect(await callsFor(crowd)).toEqual(PAGE);
  });

  test("once, for the root, when it expires for fifty visitors at once", async () => {
    const { bff, ask, crowd } = await startCold();
    await ask();
    bff.clock.now += 5_000;
    expect(await callsFor(crowd)).toEqual({ "content /api/v2": 1 });
  });

  test("once for each value when everything expires for fifty visitors at once", async () => {
    const { bff, ask, crowd } = await startCold();
    await ask();
    bff.clock.now += 300_000;
    expect(await callsFor(crowd)).toEqual({ "content /api/v2": 1, "kiosks /kiosks": 1, "kiosks /kiosks/key-designs": 1 });
  });
});
