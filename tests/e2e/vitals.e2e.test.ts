import type { Page } from "playwright-core";
import { freePort } from "#scripts/lib/freePort.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openPage, untilQuiet, visit } from "../support/browser";
import { ownStack } from "../support/ownStack";
import { type RunningServer, startBff, startSite } from "../support/servers";

let bff: RunningServer;
let site: RunningServer;
let metricsUrl: string;
beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  bff = await startBff({ upstreamsUrl: ownStack().upstreamsUrl, env: { METRICS_PORT } });
  site = await startSite({ bffUrl: bff.url, env: { METRICS_PORT, VITALS_SAMPLE: "1" } });
});
afterAll(async () => {
  await site?.stop();
  await bff?.stop();
});

const samples = async () => (await (await fetch(metricsUrl)).text()).split("\n").filter((line) => line.startsWith("site_"));

/** Visits a page until its late scripts have loaded, and leaves. Returns the number of scripts that it requested. */
async function stay(page: Page, path: string): Promise<number> {
  let scripts = 0;
  page.on("request", (request) => void (request.url().endsWith(".js") && scripts++));
  await visit(page, path);
  await untilQuiet(page);
  await page.goto("about:blank");
  return scripts;
}

it("a visit reports once how long it waited, by template and language", async () => {
  const page = await openPage({ siteUrl: site.url });
  await stay(page, "/fr-ca/products/");
  await vi.waitFor(async () => {
    const counts = (await samples()).filter((line) => line.includes("_count{"));
    for (const name of ["largest_contentful_paint_seconds", "time_to_first_byte_seconds", "cumulative_layout_shift"])
      expect(counts).toContainEqual(
        expect.stringMatching(new RegExp(`^site_${name}_count\\{template="products",lang="fr-ca",connection="\\w+"\\} 1$`)),
      );
  });
});

it("a broken report is refused on its way through the site, and adds no label", async () => {
  const before = await samples();
  const body = JSON.stringify({ template: "evil", lang: "en-us", connection: "4g", LCP: 1 });
  expect((await fetch(`${site.url}/vitals`, { method: "POST", body })).status).toBe(400);
  expect(await samples()).toEqual(before);
});

it("without metrics, the script that reports is not loaded", async () => {
  const without = await stay(await openPage(), "/products/");
  expect(await stay(await openPage({ siteUrl: site.url }), "/products/")).toBe(without + 1);
});
