import type { Page, Request } from "playwright-core";

const QUIET_MS = 100;

/** Scrolls through a page and waits until its fonts, pictures and lazy parts have loaded. */
export async function settle(page: Page): Promise<void> {
  const untilQuiet = watchRequests(page);
  // Named functions are not possible here: tsx adds a helper to them that does not exist in the browser.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  // Pictures at the far end of a scrollable row would not load otherwise.
  await page.evaluate(() => document.querySelectorAll("img").forEach((image) => (image.loading = "eager")));
  await untilQuiet();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Watches a page's requests. The returned function waits until there has been none for a moment. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let busyAt = performance.now();
  const begin = (request: Request) => void open.add(request);
  const end = (request: Request) => {
    open.delete(request);
    busyAt = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  return async () => {
    while (open.size > 0 || performance.now() - busyAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 4);
    page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  };
}
