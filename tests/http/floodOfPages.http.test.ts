import { expect, it, onTestFinished } from "vitest";
import { ownStack } from "../support/ownStack";

/** More than may be rendered at once and wait (site/pageCache/renderInTurn.ts). */
const MANY = 600;

/** Requests the home page in a frame, which bypasses the page cache, and returns its status. */
async function renderHome(visitor: string, signal?: AbortSignal): Promise<number> {
  const headers = { "sec-fetch-dest": "iframe", "x-forwarded-for": visitor };
  const response = await fetch(ownStack().siteUrl, { headers, signal });
  await response.arrayBuffer();
  return response.status;
}

it("one visitor's many requests that bypass the page cache do not delay those of others, and those beyond the queue get 503", async () => {
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const statuses: number[] = [];
  const ask = async () => {
    const status = await renderHome("203.0.113.7", left.signal).catch(() => null);
    if (status !== null) statuses.push(status);
  };
  // Not awaited: Node's fetch leaves some of many requests pending when they are aborted together.
  for (let asked = 0; asked < MANY; asked++) void ask();
  await expect.poll(() => statuses).toContain(503);
  const renderedBefore = statuses.filter((status) => status === 200).length;
  expect(await renderHome("203.0.113.8")).toBe(200);
  const renderedMeanwhile = statuses.filter((status) => status === 200).length - renderedBefore;
  // Those that were under way already, and as many as had a turn meanwhile.
  expect(renderedMeanwhile).toBeLessThan(40);
});
