import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from "vitest";
import { CALLS, FIELDS, QUERY, SOURCES } from "./faultCases";
import { type FaultySource, startColdBff, startUpstreams, type TimedAnswer } from "./faultyBff";

const INTACT: Record<FaultySource, unknown> = {
  content: { data: { meta_title: expect.any(String) } },
  kiosks: { name: expect.any(String) },
  places: expect.arrayContaining([{ place_id: expect.any(String) }]),
};

/** Stand-ins for all tests of a file, without faults and with their counts at nothing before each. */
export function useUpstreams() {
  let upstreams: Awaited<ReturnType<typeof startUpstreams>>;
  beforeAll(async () => {
    upstreams = await startUpstreams();
    // Builds the network and the gazetteer, so that no later figure holds that.
    const bff = await startColdBff(upstreams.url);
    await bff.ask(QUERY);
    await bff.close();
  });
  afterAll(() => upstreams.close());
  beforeEach(() => upstreams.reset());

  return {
    async startCold() {
      const bff = await startColdBff(upstreams.url);
      onTestFinished(bff.close);
      return bff;
    },
    switchFault: (source: FaultySource, fault: object) => upstreams.switchFault(source, fault),
    statsOf: (source: FaultySource) => upstreams.statsOf(source),
    reset: () => upstreams.reset(),
    /** The failing source was asked so often, and each other one as often as for any answer. */
    async expectCalls(failing: FaultySource | undefined, calls: number): Promise<void> {
      for (const source of SOURCES) {
        expect.soft({ source, calls: (await upstreams.statsOf(source)).total }).toEqual({ source, calls: source === failing ? calls : CALLS[source] });
      }
    },
  };
}

/** All that the failing source has no part in is there, whole. */
export function expectIntact(answer: TimedAnswer, failing?: FaultySource): void {
  expect(answer.data.ok).toBe(true);
  for (const source of SOURCES.filter((one) => one !== failing)) expect(answer.data[FIELDS[source]]).toEqual(INTACT[source]);
}

/** Null with an error of its own, which says what and who, and nothing that only the upstream knows. */
export function expectFailed(answer: TimedAnswer, source: FaultySource, code: string): void {
  expect(answer.data[FIELDS[source]]).toBeNull();
  // Where an upstream says when to ask again, whoever asked may know.
  const known = answer.errors.map(({ path, extensions }) => ({ path, extensions: { ...extensions, retryAfter: undefined } }));
  expect(known).toEqual([{ path: [FIELDS[source]], extensions: { code, source } }]);
  for (const secret of ["127.0.0.1", "/api/v2", "Unexpected status", "Bad gateway", "padding", "retry-after", "embedded", "node_modules"]) {
    expect(answer.text).not.toContain(secret);
  }
}
