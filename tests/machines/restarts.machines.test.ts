import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Machines, startMachines } from "../support/machines";
import type { RunningServer } from "../support/servers";
import { startVisitors, type Visitors } from "../support/visitors";

/** The last ones are rendered for each request. */
const PAGES = ["/", "/fr-ca/", "/key-gallery/", "/key-services/?q=columbus", "/key-services/?q=boston"];

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines({ bffs: 2, sites: 2 });
});
afterAll(() => machines?.stop());

/** Visitors of the sites, until the test ends. */
async function startTraffic(): Promise<Visitors> {
  let next = 0;
  const visitors = startVisitors({ nextPath: () => PAGES[next++ % PAGES.length]!, sites: () => machines.sites.map(({ url }) => url) });
  onTestFinished(visitors.stop);
  await expect.poll(visitors.count).toBeGreaterThan(20);
  return visitors;
}

/** Waits until visitors have got some more pages. */
async function untilServed(visitors: Visitors): Promise<void> {
  const before = visitors.count();
  await expect.poll(visitors.count).toBeGreaterThan(before + 20);
}

/** Ends each of some servers under load and starts it again; returns what visitors have missed. */
async function failuresWhile(servers: RunningServer[], end: (server: RunningServer) => Promise<unknown>): Promise<string[]> {
  const visitors = await startTraffic();
  for (const server of servers) {
    await end(server);
    await untilServed(visitors);
    await machines.restart(server);
    await untilServed(visitors);
  }
  await visitors.stop();
  return visitors.failures;
}

describe("under load, no page is lost", () => {
  it("when all BFFs and sites are restarted one after the other", async () => {
    expect(await failuresWhile([...machines.bffs, ...machines.sites], (server) => server.stop())).toEqual([]);
  });

  it("when a BFF is killed: its sites ask another one", async () => {
    expect(await failuresWhile([...machines.bffs], (server) => server.end("SIGKILL"))).toEqual([]);
  });

  it("when Redis dies, nor when it comes back", async () => {
    const visitors = await startTraffic();
    await machines.redis.kill();
    await untilServed(visitors);
    await machines.redis.start();
    await untilServed(visitors);
    await visitors.stop();
    expect(visitors.failures).toEqual([]);
  });
});

it("a site that is killed under load loses nothing but pages that it had begun to send", async () => {
  const failures = await failuresWhile([machines.sites[0]!], (server) => server.end("SIGKILL"));
  // Each of the four visitors has one page under way at most.
  expect(failures.length).toBeLessThanOrEqual(4);
  expect(failures.filter((failure) => !/aborted/.test(failure))).toEqual([]);
});
