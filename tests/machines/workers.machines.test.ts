import { readFileSync } from "node:fs";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/lib/freePort";
import { childrenOf } from "../support/childrenOf";
import { type Machines, startMachines } from "../support/machines";
import type { RunningServer } from "../support/servers";

/* One BFF of two workers (BFF_WORKERS). */

let machines: Machines;
let bff: RunningServer;
let metricsUrl: string;
beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const env = { BFF_WORKERS: "2", LOG_LEVEL: "info", METRICS_PORT: String(metricsPort) };
  machines = await startMachines({ bffs: 1, sites: 0, env });
  bff = machines.bffs[0]!;
});
afterAll(() => machines?.stop());

/** Returns how many workers have begun to listen so far. */
const started = () => readFileSync(bff.log, "utf8").split("the BFF is ready").length - 1;

/** Sends a query over a connection of its own, which reaches either worker. Returns the status; 0 for an answer without data. */
function ask(query = '{ route(path: "/", language: EN_US) { status } }'): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers: { "content-type": "application/json" }, agent: false };
    request(`${bff.url}/graphql`, options, (response) => {
      text(response).then((body) => resolve("data" in JSON.parse(body) ? response.statusCode! : 0), reject);
    })
      .on("error", reject)
      .end(JSON.stringify({ query }));
  });
}

const askMany = (count: number) => Promise.all(Array.from({ length: count }, () => ask()));

it("counts what all workers do", async () => {
  await expect.poll(started).toBe(2);
  // Connections are handed out in turn, and each of these queries is executed.
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`{ a${index}: ok }`)));
  const answer = await fetch(metricsUrl);
  const counts = [...(await answer.text()).matchAll(/^bff_operation_duration_seconds_count\{.*\} (\d+)$/gm)].map(([, count]) =>
    Number(count),
  );
  expect([answer.status, counts.reduce((sum, count) => sum + count, 0)]).toEqual([200, 20]);
});

it("goes on when a worker dies, and replaces it", async () => {
  await expect.poll(started).toBe(2);
  const first = childrenOf(bff.pid);
  expect(first).toHaveLength(2);
  for (const [index, worker] of first.entries()) {
    process.kill(worker, "SIGKILL");
    await expect.poll(() => childrenOf(bff.pid)).not.toContain(worker);
    expect(await askMany(20)).toEqual(Array(20).fill(200));
    await expect.poll(started).toBe(3 + index);
  }
  const second = childrenOf(bff.pid);
  expect(second).toHaveLength(2);
  expect(second.filter((worker) => first.includes(worker))).toEqual([]);
});

it("answers what it has received when it is told to stop, and ends with its workers", async () => {
  const workers = childrenOf(bff.pid);
  await fetch(`${machines.upstreamsUrl}/backend/__reset`, { method: "POST" });
  await fetch(`${machines.upstreamsUrl}/backend/__faults`, { method: "POST", body: '{"kind":"delay","ms":800}' });
  const asked = Array.from({ length: 10 }, (_, index) => ask(`{ kiosks(ids: ["${100_001 + index}"]) { name } }`));
  await expect
    .poll(async () => ((await (await fetch(`${machines.upstreamsUrl}/backend/__stats`)).json()) as { total: number }).total)
    .toBe(10);
  // The signal reaches the process alone, as an orchestrator sends it, not its workers.
  const ended = bff.end("SIGTERM");
  expect(await Promise.all(asked)).toEqual(Array(10).fill(200));
  await ended;
  expect(workers.filter(isRunning)).toEqual([]);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
