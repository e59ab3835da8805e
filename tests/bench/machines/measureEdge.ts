import { freePort } from "#scripts/lib/freePort.ts";
import { startVarnish } from "../../support/varnish";
import type { Bench } from "../benchmark";
import type { Request } from "../load/compare";
import type { Figure } from "../lib/figure";
import { shareLoad } from "./shareLoad";
import { type Group, startGroup } from "./startGroups";
import { NEVER_CACHED } from "../renderedPage";

/** Measures two sites directly and through a Varnish that keeps their pages: requests, and the sites' processor time. */
export async function measureEdge(bench: Bench, env: Record<string, string>): Promise<void> {
  const port = await freePort();
  const bff = await startGroup(bench, { service: "bff", size: 1, env: { ...env, PAGE_CDN: "varnish" } });
  const ofSites = { ...env, BFF_URL: bff.urls.join(), PAGE_CDN: "varnish", PAGE_CDN_PURGE_URL: `http://127.0.0.1:${port}` };
  const sites = await startGroup(bench, { service: "site", size: 2, env: ofSites });
  const varnish = await startVarnish({ port, siteUrls: sites.urls });
  const groups = [sites, { ...sites, urls: [varnish.url] }];
  try {
    await compare(bench, "home page, kept", groups, {});
    await compare(bench, "home page, rendered each time", groups, NEVER_CACHED);
  } finally {
    await varnish.stop();
  }
  await Promise.all([sites, bff].map((group) => group.stop()));
}

async function compare(bench: Bench, what: string, groups: readonly Group[], headers: Record<string, string>): Promise<void> {
  // Varnish knows no brotli.
  const visit = (url: string): Request => ({
    url: `${url}/`,
    method: "GET",
    headers: { accept: "text/html", "accept-encoding": "gzip", ...headers },
    body: "",
  });
  const [direct, throughEdge] = await shareLoad(bench, groups, visit);
  const figure = (name: string, unit: Figure["unit"], read: (work: NonNullable<typeof direct>) => number) =>
    bench.report({ name, value: read(throughEdge!), unit, against: { name: "directly", value: read(direct!) } });
  figure(`Two sites through Varnish, ${what}`, "requests/s", ({ requestsPerSecond }) => requestsPerSecond);
  figure(`Two sites through Varnish, ${what}, processor time of the sites`, "µs", ({ cpuMicros }) => cpuMicros);
}
