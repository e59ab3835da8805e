import { afterAll, beforeAll, expect, type TestContext } from "vitest";
import { CALLS, FIELDS, QUERY, SOURCES } from "./faultCases";
import { startColdBff, type TimedAnswer } from "./coldBff";
import { type FaultySource, startUpstreams } from "./separateUpstreams";

type Upstreams = Awaited<ReturnType<typeof startUpstreams>>;
type Bench = Upstreams & ReturnType<typeof benchOver>;

const INTACT: Record<FaultySource, unknown> = {
  content: { data: { meta_title: expect.any(String) } },
  kiosks: { name: expect.any(String) },
  places: expect.arrayContaining([{ placeId: expect.any(String) }]),
};

/**
 * Starts stand-ins for the tests of a file, `atOnce` for concurrent tests. Each test takes one for itself until it ends, without faults
 * and with reset counters.
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

/** Starts stand-ins with the network and the gazetteer built, so that no measured time includes that. */
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
      const bff = await startColdBff(upstreams.url, { isTimed: true });
      onTestFinished(bff.close);
      return bff;
    },
    /** Expects `calls` calls of the failing source, and the usual number of calls of the others. */
    async expectCalls(failing: FaultySource | undefined, calls: number): Promise<void> {
      const counted = await Promise.all(SOURCES.map(async (source) => [source, (await upstreams.statsOf(source)).total]));
      expect(Object.fromEntries(counted)).toEqual({ ...CALLS, ...(failing && { [failing]: calls }) });
    },
  };
}

/** Expects the fields of all other sources to be complete. */
export function expectIntact(answer: TimedAnswer, failing?: FaultySource): void {
  expect(answer.data.ok).toBe(true);
  for (const source of SOURCES.filter((one) => one !== failing)) expect(answer.data[FIELDS[source]]).toEqual(INTACT[source]);
}

/** Expects null (for predictions an empty list) and an error with code and source, but without details of the upstream. */
export function expectFailed(answer: TimedAnswer, source: FaultySource, code: string): void {
  expect(answer.data[FIELDS[source]]).toEqual(source === "places" ? [] : null);
  // An upstream's retry-after may be passed on to the client.
  const errors = answer.errors.map(({ path, extensions }) => ({ path, extensions: { ...extensions, retryAfter: undefined } }));
  expect(errors).toEqual([{ path: [FIELDS[source]], extensions: { code, source } }]);
  for (const secret of ["127.0.0.1", "/api/v2", "Unexpected status", "Bad gateway", "padding", "retry-after", "embedded", "node_modules"]) {
    expect(answer.text).not.toContain(secret);
  }
}
