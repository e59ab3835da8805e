import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { SOURCE_LIFETIMES } from "#shared/config/lifetimes.ts";
import { createMetrics } from "./metrics";
import { createMetricsServer } from "./metricsServer";
import { post, startWatched } from "./testing";

/** Returns the samples of a registry as Prometheus reads them: `name{labels} value`. */
const samplesOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.registry.metrics()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));

const kiosk = (id: string) => ({ query: "query KiosksById($ids: [ID!]!) { kiosks(ids: $ids) { name } }", variables: { ids: [id] } });

test("operations are counted by outcome, and only our own by name", async () => {
  const { url, metrics } = await startWatched();
  await post(url, kiosk("1"));
  await post(url, { query: "query InventedByAVisitor { ok }" });
  await post(url, { query: "{ nothing }" });
  await vi.waitFor(async () => {
    expect(await samplesOf(metrics)).toEqual(
      expect.arrayContaining([
        'bff_operation_duration_seconds_count{operation="KiosksById",outcome="ok"} 1',
        'bff_operation_duration_seconds_count{operation="other",outcome="ok"} 1',
        'bff_operation_duration_seconds_count{operation="other",outcome="refused"} 1',
        'bff_operations_refused_total{code="GRAPHQL_VALIDATION_FAILED"} 1',
      ]),
    );
  });
  expect((await samplesOf(metrics)).join("\n")).not.toContain("Invented");
});

test("points are counted for executed operations only", async () => {
  const { url, metrics } = await startWatched();
  await post(url, { query: "{ a: ok b: ok c: ok }" });
  await post(url, { query: "{ nothing }" });
  expect(await samplesOf(metrics)).toContain("bff_operation_cost_points_total 3");
});

test("upstream calls are counted by source and outcome, and so are retries", async () => {
  const { url, metrics } = await startWatched({ backendStatuses: [429, 200, 502] });
  await post(url, kiosk("1"));
  await post(url, kiosk("2"));
  expect(await samplesOf(metrics)).toEqual(
    expect.arrayContaining([
      'bff_upstream_request_duration_seconds_count{source="kiosks",outcome="2xx"} 1',
      'bff_upstream_request_duration_seconds_count{source="kiosks",outcome="4xx"} 1',
      'bff_upstream_request_duration_seconds_count{source="kiosks",outcome="5xx"} 1',
      'bff_upstream_retries_total{source="kiosks"} 1',
    ]),
  );
});

test("a circuit is reported as open after five outages in a row, until a call succeeds", async () => {
  const { url, fakes, metrics } = await startWatched({ backendStatuses: [502, 502, 502, 502, 502] });
  const circuit = async () => (await samplesOf(metrics)).filter((line) => line.startsWith("bff_circuit_open"));
  expect(await circuit()).toEqual([]);
  for (const id of ["1", "2", "3", "4"]) await post(url, kiosk(id));
  expect(await circuit()).toEqual(['bff_circuit_open{circuit="kiosks"} 0']);
  await post(url, kiosk("5"));
  expect(await circuit()).toEqual(['bff_circuit_open{circuit="kiosks"} 1']);
  fakes.clock.now += 2000;
  await post(url, kiosk("6"));
  expect(await circuit()).toEqual(['bff_circuit_open{circuit="kiosks"} 0']);
});

test("cache reads are counted by source and outcome, and caches report their size", async () => {
  const { url, fakes, metrics } = await startWatched({ backendStatuses: [200, 502] });
  for (const [name, cache] of Object.entries(fakes.deps.caches)) metrics.watchCache(name, cache.size);
  await post(url, kiosk("1"));
  await post(url, kiosk("1"));
  fakes.clock.now += SOURCE_LIFETIMES.kiosks.ttlMs;
  await post(url, kiosk("1"));
  expect(await samplesOf(metrics)).toEqual(
    expect.arrayContaining([
      'bff_cache_reads_total{source="kiosks",outcome="hit"} 1',
      'bff_cache_reads_total{source="kiosks",outcome="miss"} 2',
      'bff_cache_reads_total{source="kiosks",outcome="stale"} 1',
      'bff_cache_entries{cache="backend"} 1',
      'bff_cache_bytes{cache="backend"} 0',
      'bff_cache_bytes{cache="shared"} Nan',
    ]),
  );
});

test("reads of the answer cache are counted, and it reports its size", async () => {
  const { url, metrics } = await startWatched();
  // An answer is cached on its second request.
  for (let times = 0; times < 3; times++) await post(url, kiosk("1"));
  expect(await samplesOf(metrics)).toEqual(
    expect.arrayContaining([
      'bff_answer_cache_reads_total{outcome="hit"} 1',
      'bff_answer_cache_reads_total{outcome="miss"} 2',
      'bff_cache_entries{cache="answers"} 1',
    ]),
  );
});

test("/metrics also has the metrics of the process and its event loop, and is the only path", async () => {
  const server = createMetricsServer(createMetrics().registry);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  const text = await answer.text();
  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_cpu_seconds_total", "bff_operation_cost_points_total 0"])
    expect(text).toContain(name);
  const statusOf = (path: string, method = "GET") =>
    new Promise((resolve) => request(`${url}${path}`, { method, agent: false }, (response) => resolve(response.resume().statusCode)).end());
  expect(await Promise.all([statusOf("/"), statusOf("/graphql"), statusOf("/metrics", "POST")])).toEqual([404, 404, 404]);
});

test("kiosks whose points make no sense are counted at each scrape, once they are known", async () => {
  const metrics = createMetrics({ ofProcess: false });
  let count: number | undefined;
  metrics.watchMisplaced(() => count);
  expect(await samplesOf(metrics)).toContain("bff_kiosks_misplaced Nan");
  count = 3;
  expect(await samplesOf(metrics)).toContain("bff_kiosks_misplaced 3");
});
