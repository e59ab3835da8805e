import { describe, expect, it, onTestFinished } from "vitest";
import type { RunningServer } from "../../support/servers";
import { startVisitors } from "../../support/visitors";
import { edge } from "./sharedEdge";

/** The last ones are rendered for each request. */
const PAGES = ["/", "/fr-ca/", "/key-gallery/", "/key-services/?q=columbus", "/key-services/?q=boston"];
const VISITORS = 2;

/** Visitors of the sites: some through Varnish, and some without it, which hides from its visitors that a site is gone. */
interface Traffic {
  /** Waits until all have got some more pages. */
  served(): Promise<void>;
  /** Lets requests under way end, and returns what visitors have missed. */
  stop(): Promise<string[]>;
}

/** Starts visitors, until the test ends. */
async function startTraffic(): Promise<Traffic> {
  let next = 0;
  const nextPath = () => PAGES[next++ % PAGES.length]!;
  const groups = [() => [edge.url], () => edge.machines.sites.map(({ url }) => url)].map((sites) =>
    startVisitors({ nextPath, sites, visitors: VISITORS, pauseMs: 10 }),
  );
  const served = async () => {
    await Promise.all(
      groups.map(async ({ count }) => {
        const before = count();
        await expect.poll(count).toBeGreaterThan(before + PAGES.length);
      }),
    );
  };
  const stop = async () => {
    await Promise.all(groups.map((group) => group.stop()));
    return groups.flatMap(({ failures }) => failures);
  };
  onTestFinished(() => void stop());
  await served();
  return { served, stop };
}

/** Ends a server, lets visitors go on without it, and starts it again. */
async function replace(traffic: Traffic, server: RunningServer, end: (server: RunningServer) => Promise<unknown>): Promise<void> {
  await end(server);
  await traffic.served();
  await edge.machines.restart(server);
  await traffic.served();
}
const stop = (server: RunningServer) => server.stop();
const kill = (server: RunningServer) => server.end("SIGKILL");

/** Before a site is ended, Varnish must know that the other one is there again. */
async function untilAllHealthy(): Promise<void> {
  await expect.poll(edge.healthySites).toBe(edge.machines.sites.length);
}

describe("under load, no page is lost", () => {
  it("when all sites and BFFs are restarted one after the other", async () => {
    const { sites, bffs } = edge.machines;
    const traffic = await startTraffic();
    for (const server of [sites[0]!, ...bffs, sites[1]!]) {
      if (sites.includes(server)) await untilAllHealthy();
      await replace(traffic, server, stop);
    }
    expect(await traffic.stop()).toEqual([]);
  });

  it("when a BFF is killed: its sites ask another one", async () => {
    const traffic = await startTraffic();
    // The first BFF is killed, which the first site uses: in the test before, that site changed to the next BFF in the list each time that
    // its own was stopped, and from the last one to the first. The second site was started after that, and uses any of them.
    await replace(traffic, edge.machines.bffs[0]!, kill);
    expect(await traffic.stop()).toEqual([]);
  });

  it("when Redis dies, nor when it comes back", async () => {
    const traffic = await startTraffic();
    await edge.machines.redis.kill();
    await traffic.served();
    await edge.machines.redis.start();
    await traffic.served();
    expect(await traffic.stop()).toEqual([]);
  });
});

it("a site that is killed under load loses nothing but pages that it had begun to send", async () => {
  await untilAllHealthy();
  const traffic = await startTraffic();
  await replace(traffic, edge.machines.sites[0]!, kill);
  const failures = await traffic.stop();
  // Each visitor has one page under way at most.
  expect(failures.length).toBeLessThanOrEqual(2 * VISITORS);
  expect(failures.filter((failure) => !/aborted/.test(failure))).toEqual([]);
});
