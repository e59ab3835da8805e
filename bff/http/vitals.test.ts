import { expect, test } from "vitest";
import { createMetrics } from "../observe/metrics";
import { createVitals } from "../observe/vitals";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { createServer } from "../server";
import { createVitalsHandler } from "./vitals";

const REPORT = { template: "city", lang: "fr-ca", connection: "4g", LCP: 1200, INP: 80, CLS: 0.02, TTFB: 90 };

async function start() {
  const { registry } = createMetrics({ ofProcess: false });
  const vitals = createVitalsHandler({ observe: createVitals(registry), proxies: { hops: 0 } });
  const fakes = createFakes();
  const bff = await startBff(fakes, (deps) => createServer(deps, { vitals }));
  return {
    fakes,
    samples: async () => (await registry.metrics()).split("\n").filter((line) => line.startsWith("site_")),
    async send(body: unknown, headers: Record<string, string> = {}) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return (await fetch(new URL("/vitals", bff.url), { method: "POST", body: text, headers })).status;
    },
  };
}

test("a report is counted in seconds by template, language and connection", async () => {
  const { send, samples } = await start();
  expect(await send(REPORT)).toBe(204);
  expect(await send({ ...REPORT, CLS: undefined }, { "sec-fetch-site": "same-origin" })).toBe(204);
  const labels = 'template="city",lang="fr-ca",connection="4g"';
  expect(await samples()).toEqual(
    expect.arrayContaining([
      `site_largest_contentful_paint_seconds_sum{${labels}} 2.4`,
      `site_interaction_to_next_paint_seconds_bucket{le="0.1",${labels}} 2`,
      `site_time_to_first_byte_seconds_count{${labels}} 2`,
      `site_cumulative_layout_shift_count{${labels}} 1`,
    ]),
  );
});

test.each([
  ["no JSON", "<script>", 400],
  ["nothing", "", 400],
  ["a list", [REPORT], 400],
  ["of an invented template", { ...REPORT, template: "evil" }, 400],
  ["of a template that every object has", { ...REPORT, template: "constructor" }, 400],
  ["with a further label", { ...REPORT, visitor: "me" }, 400],
  ["without a language", { ...REPORT, lang: undefined }, 400],
  ["of a wait that nobody has", { ...REPORT, LCP: 1e9 }, 400],
  ["of a wait below zero", { ...REPORT, TTFB: -1 }, 400],
  ["of words", { ...REPORT, CLS: "0.1" }, 400],
  ["over 500 bytes", JSON.stringify(REPORT).padEnd(501), 413],
])("a report that is %s is refused and counts nothing", async (_, body, status) => {
  const { send, samples, fakes } = await start();
  expect([await send(body), await samples()]).toEqual([status, []]);
  expect(fakes.log).toEqual([]);
});

test("a page of another site reports nothing", async () => {
  const { send, samples } = await start();
  expect([await send(REPORT, { "sec-fetch-site": "cross-site" }), await samples()]).toEqual([403, []]);
});

test("of a thousand reports from one address in a minute, broken ones included, thirty are read", async () => {
  const { send, samples } = await start();
  const statuses: number[] = [await send(REPORT)];
  for (let times = 0; times < 10; times++)
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, () => send({ ...REPORT, lang: "xx" })))));
  statuses.push(await send(REPORT));
  expect(statuses.filter((status) => status === 400)).toHaveLength(29);
  expect(statuses.filter((status) => status === 429)).toHaveLength(972);
  expect((await samples()).filter((line) => line.includes("_count{")).map((line) => line.split(" ").at(-1))).toEqual(["1", "1", "1", "1"]);
});

test("without metrics there is no such address", async () => {
  const bff = await startBff(createFakes(), (deps) => createServer(deps));
  expect((await fetch(new URL("/vitals", bff.url), { method: "POST", body: JSON.stringify(REPORT) })).status).toBe(404);
});
