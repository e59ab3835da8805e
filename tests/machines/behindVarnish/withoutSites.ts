import { expect, it } from "vitest";
import { isHit } from "../../support/edge";
import { rawGet } from "../../support/rawRequest";
import { WEBHOOK_SECRET } from "../../support/servers";
import { edge, newPages } from "./sharedEdge";

it("a site that stops sends the purges that it had left for later", async () => {
  const [site] = edge.machines.sites;
  const purgesNow = () => edge.purges.filter((keys) => keys.includes("d-Zpublished")).length;
  const body = JSON.stringify({ type: "api-update", documents: ["Zpublished"], secret: WEBHOOK_SECRET });
  // The first webhook since its start ends all pages, whichever documents it names.
  for (let times = 0; times < 2; times++) await fetch(`${site!.url}/revalidate`, { method: "POST", body });
  await expect.poll(purgesNow).toBeGreaterThan(0);
  const before = purgesNow();
  await site!.stop();
  expect(purgesNow()).toBeGreaterThan(before);
});

it("a page that is kept is sent while all sites are down", async () => {
  const path = `/${newPages.pop()}/`;
  await expect.poll(async () => isHit(await rawGet(edge.url, path)), { interval: 20 }).toBe(true);
  await Promise.all(edge.machines.sites.map((site) => site.stop()));
  expect(await rawGet(edge.url, path)).toMatchObject({ status: 200, body: expect.stringContaining("First") });
  expect((await rawGet(edge.url, "/never-requested/")).status).toBe(503);
});
