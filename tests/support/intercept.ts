import type { Page, Route } from "playwright-core";

type Pattern = Parameters<Page["route"]>[0];
type Handler = (route: Route) => unknown;

const PROBE = "**/health";
const SEEN = "intercepted";

/**
 * Answers a page's requests in the place of the site, as `page.route` does, also on a page that is loaded already. There, Chromium lets
 * requests pass for a moment after interception was switched on: so the page sends requests of its own until one is intercepted.
 */
export async function intercept(page: Page, pattern: Pattern, handler: Handler, options?: { times?: number }): Promise<void> {
  await page.route(pattern, handler, options);
  if (page.url() === "about:blank") return;
  await page.route(PROBE, (route) => route.fulfill({ body: SEEN }));
  await page.evaluate(async (seen) => {
    while ((await (await fetch("/health")).text()) !== seen);
  }, SEEN);
  await page.unroute(PROBE);
}
