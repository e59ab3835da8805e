import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Machines, startMachines } from "../support/machines";
import { startVisitors, type Visitors } from "../support/visitors";

/** The last ones are rendered for each request. */
const PAGES = ["/", "/fr-ca/", "/key-gallery/", "/key-services/?q=columbus", "/key-services/?q=boston"];

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines({ bffs: 2, sites: 1 });
});
afterAll(() => machines?.stop());

/** Visitors of the site, until the test ends. */
async function startTraffic(): Promise<Visitors> {
  let next = 0;
  const visitors = startVisitors({ nextUrl: () => `${machines.sites[0]!.url}${PAGES[next++ % PAGES.length]}` });
  onTestFinished(visitors.stop);
  await expect.poll(visitors.count).toBeGreaterThan(20);
  return visitors;
}

/** Waits until visitors have got some more pages. */
async function untilServed(visitors: Visitors): Promise<void> {
  const before = visitors.count();
  await expect.poll(visitors.count).toBeGreaterThan(before + 20);
}

it("BFFs that are restarted one after the other lose no request", async () => {
  const visitors = await startTraffic();
  for (const bff of machines.bffs) {
    await bff.stop();
    await untilServed(visitors);
    await machines.restart(bff);
    await untilServed(visitors);
  }
  await visitors.stop();
  expect(visitors.failures).toEqual([]);
});

it("Redis that dies under load loses no request, nor when it comes back", async () => {
  const visitors = await startTraffic();
  await machines.redis.kill();
  await untilServed(visitors);
  await machines.redis.start();
  await untilServed(visitors);
  await visitors.stop();
  expect(visitors.failures).toEqual([]);
});
