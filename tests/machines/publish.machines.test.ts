import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Edge, startEdge } from "../support/edge";
import type { Machines } from "../support/machines";
import { writePage } from "../support/pageFile";
import { hero } from "../support/publish";
import { rawGet } from "../support/rawRequest";
import { startVisitors } from "../support/visitors";

let edge: Edge;
let machines: Machines;
beforeAll(async () => {
  edge = await startEdge({ bffs: 3, sites: 2 });
  ({ machines } = edge);
});
afterAll(() => edge?.stop());

const publish = (title: string) =>
  writePage(machines.contentDir, { id: "Zmachines", uid: "machines", data: { meta_title: title, slices: [hero(title)] } });

const titleIn = (body: string): string | undefined => /<title>([^<|]*)/.exec(body)?.[1]?.trim();

/** The title that each process and the edge show. */
async function titles(): Promise<unknown[]> {
  const query = '{ page(path: "/machines/", lang: "en-us") { ... on PageDocument { data { meta_title } } } }';
  const body = JSON.stringify({ query });
  const ofBffs = machines.bffs.map(async ({ url }) => {
    const answer = await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
    return ((await answer.json()) as { data: { page: { data: { meta_title: string } } | null } }).data.page?.data.meta_title;
  });
  const ofSites = [...machines.sites, edge].map(async ({ url }) => titleIn((await rawGet(url, "/machines/")).body));
  return Promise.all([...ofBffs, ...ofSites]);
}

/** The calls that the stand-ins have received, by path. */
async function upstreamCalls(): Promise<Record<string, number>> {
  const stats = await Promise.all(
    ["content", "backend"].map(async (name) => (await fetch(`${machines.upstreamsUrl}/${name}/__stats`)).json()),
  );
  return Object.assign({}, ...stats.map(({ byPath }: { byPath: Record<string, number> }) => byPath)) as Record<string, number>;
}

it("a publish whose webhook reaches one site is shown by all processes and the edge, and by none again as it was", async () => {
  publish("First");
  await expect.poll(titles).toEqual(Array(6).fill("First"));
  for (const title of ["Second", "Third"]) {
    publish(title);
    await expect.poll(titles, { interval: 20 }).toEqual(Array(6).fill(title));
    for (let again = 0; again < 5; again++) expect(await titles()).toEqual(Array(6).fill(title));
  }
});

it("twenty publishes under load give no visitor an error or a mixed page, and the last one is what all show", async () => {
  const faults: string[] = [];
  const visitors = startVisitors({
    nextPath: () => "/machines/",
    sites: () => [edge.url],
    onBody: (body) => {
      const shown = [titleIn(body), /<h1[^>]*>([^<]*)/.exec(body)?.[1]];
      if (shown[0] !== shown[1]) faults.push(shown.join(" and "));
    },
  });
  onTestFinished(visitors.stop);
  for (let number = 1; number <= 20; number++) {
    publish(`Number ${number}`);
    await expect.poll(async () => titleIn((await rawGet(edge.url, "/machines/")).body), { interval: 20 }).toBe(`Number ${number}`);
  }
  await expect.poll(titles, { interval: 20 }).toEqual(Array(6).fill("Number 20"));
  const before = visitors.count();
  await expect.poll(visitors.count).toBeGreaterThan(before + 200);
  expect(await titles()).toEqual(Array(6).fill("Number 20"));
  await visitors.stop();
  expect([faults, visitors.failures]).toEqual([[], []]);
});

it("three BFFs call the upstreams for a publish as often as one", async () => {
  publish("Counted");
  await expect.poll(titles).toEqual(Array(6).fill("Counted"));
  const before = await upstreamCalls();
  publish("Counted again");
  await expect.poll(titles).toEqual(Array(6).fill("Counted again"));
  const after = await upstreamCalls();
  const searches = (calls: Record<string, number>) => calls["/api/v2/documents/search"] ?? 0;
  // The whole repository is read in three pages, or two.
  expect(searches(after) - searches(before)).toBeLessThanOrEqual(3);
});
