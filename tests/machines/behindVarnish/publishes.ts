import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { writePage } from "../../support/pageFile";
import { masterRef } from "../../support/publish";
import { rawGet } from "../../support/rawRequest";
import { WEBHOOK_SECRET } from "../../support/servers";
import { startVisitors } from "../../support/visitors";
import { edge, titledPage } from "./sharedEdge";

const UID = "machines";
const PATH = `/${UID}/`;
/** The name of the business, which the header of every page shows. */
let appBar: { id: string; data: { brand: string } };
let appBarFile: string;
beforeAll(() => {
  appBarFile = path.join(edge.machines.contentDir, "documents/en-us/app_bar/app_bar.json");
  appBar = JSON.parse(readFileSync(appBarFile, "utf8")) as typeof appBar;
});

/** Publishes two documents together: a page, and the name of the business. Both say the edition. */
function publish(number: number): void {
  const title = `Edition ${number}`;
  writePage(edge.machines.contentDir, titledPage(UID, title));
  writeFileSync(appBarFile, JSON.stringify({ ...appBar, data: { ...appBar.data, brand: title } }));
}

const editionsIn = (body: string): string[] => [...new Set(body.match(/Edition \d+/g))];

/** The editions that each BFF, each site and the edge show. */
async function shown(): Promise<string[][]> {
  const query = `{
    page(path: "${PATH}", language: EN_US) { ... on PageDocument { data { meta_title } } }
    appBar(language: EN_US) { data { brand } }
  }`;
  const ask = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query }) };
  const ofBffs = edge.machines.bffs.map(async ({ url }) => editionsIn(await (await fetch(`${url}/graphql`, ask)).text()));
  const ofSites = [...edge.machines.sites, edge].map(async ({ url }) => editionsIn((await rawGet(url, PATH)).body));
  return Promise.all([...ofBffs, ...ofSites]);
}
const allShow = (number: number): string[][] => Array.from({ length: 6 }, () => [`Edition ${number}`]);

/** Publishes, and resolves when the first site has answered the webhook. */
async function publishAndTell(number: number): Promise<void> {
  const ref = () => masterRef(edge.machines.upstreamsUrl);
  const before = await ref();
  publish(number);
  await expect.poll(ref, { interval: 5 }).not.toBe(before);
  // The stand-in sends the same: only the answer to this one can be seen.
  const body = JSON.stringify({ type: "api-update", documents: [titledPage(UID, "").id, appBar.id], secret: WEBHOOK_SECRET });
  const { status } = await fetch(`${edge.machines.sites[0]!.url}/revalidate`, { method: "POST", body });
  expect(status).toBe(200);
}

/**
 * Looks until all show an edition; returns how often somebody did not. One look takes 25 ms at least, and more on a busy machine, where all
 * that it waits for takes longer too.
 */
async function looksUntilShown(number: number): Promise<number> {
  for (let looks = 0; ; looks++) {
    const [now] = await Promise.all([shown(), delay(25)]);
    if (isDeepStrictEqual(now, allShow(number))) return looks;
    if (looks > 400) throw new Error(`Edition ${number} is not shown: ${JSON.stringify(now)}`);
  }
}

it("a publish of which one site learns is shown by all processes and the edge within a second, and by none again as it was", async () => {
  publish(1);
  await looksUntilShown(1);
  for (const number of [2, 3]) {
    await publishAndTell(number);
    // A second; without messages between the processes, it would take five.
    expect(await looksUntilShown(number)).toBeLessThanOrEqual(40);
    for (let again = 0; again < 5; again++) expect(await shown()).toEqual(allShow(number));
  }
});

it("twenty publishes under load give no visitor an error or a mixed page, and the last one is what all show", async () => {
  const mixed: string[] = [];
  const onBody = (body: string) => {
    const editions = editionsIn(body);
    if (editions.length !== 1) mixed.push(editions.join(" and "));
  };
  const throughVarnish = startVisitors({ nextPath: () => PATH, sites: () => [edge.url], onBody, visitors: 2, pauseMs: 10 });
  // For a frame, a site renders the page each time.
  const inFrames = startVisitors({
    nextPath: () => PATH,
    sites: () => edge.machines.sites.map(({ url }) => url),
    headers: { "sec-fetch-dest": "iframe" },
    onBody,
    visitors: 2,
    pauseMs: 10,
  });
  const all = [throughVarnish, inFrames];
  const stop = () => Promise.all(all.map((visitors) => visitors.stop()));
  onTestFinished(() => void stop());
  for (let number = 11; number <= 30; number++) {
    publish(number);
    await expect
      .poll(async () => editionsIn((await rawGet(edge.machines.sites[0]!.url, PATH)).body), { interval: 20 })
      .toEqual([`Edition ${number}`]);
  }
  await expect.poll(shown, { interval: 20 }).toEqual(allShow(30));
  const before = all.map(({ count }) => count());
  await expect.poll(() => Math.min(...all.map(({ count }, index) => count() - before[index]!))).toBeGreaterThan(20);
  expect(await shown()).toEqual(allShow(30));
  await stop();
  expect([mixed, ...all.map(({ failures }) => failures)]).toEqual([[], [], []]);
});
