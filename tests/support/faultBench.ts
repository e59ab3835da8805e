import { afterAll, beforeAll, expect, type TestContext } from "vitest";
import { CALLS, FIELDS, QUERY, SOURCES } from "./faultCases";
import { type FaultySource, startColdBff, startUpstreams, type TimedAnswer } from "./faultyBff";

type Upstreams = Awaited<ReturnType<typeof startUpstreams>>;
type Bench = Upstreams & ReturnType<typeof benchOver>;

const INTACT: Record<FaultySource, unknown> = {
  content: { data: { meta_title: expect.any(String) } },
  kiosks: { name: expect.any(String) },
  places: expect.arrayContaining([{ place_id: expect.any(String) }]),
};

/**
 * Stand-ins for the tests of a file, as many as Vitest runs of its concurrent tests at once. A test takes one and has it for
 * itself until it ends, without faults and with its counts at nothing.
 */
export function useUpstreams({ atOnce = 1 } = {}) {
  const all: Upstreams[] = [];
  const free: Upstreams[] = [];
  beforeAll(async () => {
    all.push(...(await Promise.all(Array.from({ length: atOnce }, startWarmUpstreams))));
    free.push(...all);
  });
  afterAll(() => Promise.all(all.map((upstreams) => upstreams.close())));

  return async function takeBench({ onTestFinished }: Pick<TestContext, "onTestFinished">): Promise<Bench> {
    const upstreams = free.pop();
    if (!upstreams) throw new Error(`More than ${atOnce} tests want stand-ins at once`);
    onTestFinished(() => void free.push(upstreams));
    await upstreams.reset();
    return { ...upstreams, ...benchOver(upstreams, onTestFinished) };
  };
}

/** Builds the network and the gazetteer, so that no later figure holds that. */
async function startWarmUpstreams(): Promise<Upstreams> {
  const upstreams = await startUpstreams();
  const bff = await startColdBff(upstreams.url);
  await bff.ask(QUERY);
  await bff.close();
  return upstreams;
}

function benchOver(upstreams: Upstreams, onTestFinished: TestContext["onTestFinished"]) {
  return {
    async startCold() {
      const bff = await startColdBff(upstreams.url);
      onTestFinished(bff.close);
      return bff;
    },
    /** The failing source was asked so often, and each other one as often as for any answer. */
    async expectCalls(failing: FaultySource | undefined, calls: number): Promise<void> {
      const counted = await Promise.all(SOURCES.map(async (source) => [source, (await upstreams.statsOf(source)).total]));
      expect(Object.fromEntries(counted)).toEqual({ ...CALLS, ...(failing && { [failing]: calls }) });
    },
  };
}

/** All that the failing source has no part in is there, whole. */
export function expectIntact(answer: TimedAnswer, failing?: FaultySource): void {
  expect(answer.data.ok).toBe(true);
  for (const source of SOURCES.filter((one) => one !== failing)) expect(answer.data[FIELDS[source]]).toEqual(INTACT[source]);
}

/** Null, of predictions an empty list, with an error of its own, which says what and who, and nothing that only the upstream knows. */
export function expectFailed(answer: TimedAnswer, source: FaultySource, code: string): void {
  expect(answer.data[FIELDS[source]]).toEqual(source === "places" ? [] : null);
  // Where an upstream says when to ask again, whoever asked may know.
  const known = answer.errors.map(({ path, extensions }) => ({ path, extensions: { ...extensions, retryAfter: undefined } }));
  expect(known).toEqual([{ path: [FIELDS[source]], extensions: { code, source } }]);
  for (const secret of ["127.0.0.1", "/api/v2", "Unexpected status", "Bad gateway", "padding", "retry-after", "embedded", "node_modules"]) {
    expect(answer.text).not.toContain(secret);
  }
}
