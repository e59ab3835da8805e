import type { Page, Route } from "playwright-core";

type Pattern = Parameters<Page["route"]>[0];
type Handler = (route: Route) => unknown;

const PROBE = "**/health";
const SEEN = "intercepted";

/**
 * Intercepts a page's requests like `page.route`, also on a loaded page. There, Chromium lets requests pass for a moment after
 * interception was enabled, so this function sends probe requests from the page until one is intercepted.
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
