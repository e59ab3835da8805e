import { afterAll, beforeAll, expect, it } from "vitest";
import { type Machines, startMachines } from "../support/machines";
import { writePage } from "../support/pageFile";
import { hero } from "../support/publish";
import { rawGet } from "../support/rawRequest";

let machines: Machines;
beforeAll(async () => {
  machines = await startMachines({ bffs: 3, sites: 2 });
});
afterAll(() => machines?.stop());

const publish = (title: string) =>
  writePage(machines.contentDir, { id: "Zmachines", uid: "machines", data: { meta_title: title, slices: [hero(title)] } });

/** The title that each process shows. */
async function titles(): Promise<unknown[]> {
  const query = '{ page(path: "/machines/", lang: "en-us") { ... on PageDocument { data { meta_title } } } }';
  const body = JSON.stringify({ query });
  const ofBffs = machines.bffs.map(async ({ url }) => {
    const answer = await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body });
    return ((await answer.json()) as { data: { page: { data: { meta_title: string } } | null } }).data.page?.data.meta_title;
  });
  const ofSites = machines.sites.map(async ({ url }) => /<title>([^<|]*)/.exec((await rawGet(url, "/machines/")).body)?.[1]?.trim());
  return Promise.all([...ofBffs, ...ofSites]);
}

/** The calls that the stand-ins have received, by path. */
async function upstreamCalls(): Promise<Record<string, number>> {
  const stats = await Promise.all(
    ["content", "backend"].map(async (name) => (await fetch(`${machines.upstreamsUrl}/${name}/__stats`)).json()),
  );
  return Object.assign({}, ...stats.map(({ byPath }: { byPath: Record<string, number> }) => byPath)) as Record<string, number>;
}

it("a publish whose webhook reaches one site is shown by all processes, and by none again as it was", async () => {
  publish("First");
  await expect.poll(titles).toEqual(Array(5).fill("First"));
  for (const title of ["Second", "Third"]) {
    publish(title);
    await expect.poll(titles, { interval: 20 }).toEqual(Array(5).fill(title));
    for (let again = 0; again < 5; again++) expect(await titles()).toEqual(Array(5).fill(title));
  }
});

it("three BFFs call the upstreams for a publish as often as one", async () => {
  publish("Counted");
  await expect.poll(titles).toEqual(Array(5).fill("Counted"));
  const before = await upstreamCalls();
  publish("Counted again");
  await expect.poll(titles).toEqual(Array(5).fill("Counted again"));
  const after = await upstreamCalls();
  const searches = (calls: Record<string, number>) => calls["/api/v2/documents/search"] ?? 0;
  // The whole repository is read in three pages, or two.
  expect(searches(after) - searches(before)).toBeLessThanOrEqual(3);
});
