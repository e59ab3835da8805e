import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** A site's storage in the browser besides cookies and the HTTP cache. */
const STORAGE_TYPES = "local_storage,indexeddb,cache_storage,service_workers";

export type ContextOptions = BrowserContextOptions & { baseURL: string };

/** Contexts that no test uses at the moment, by their options. */
const idle = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/**
 * Returns a browser context and a page in it, without cookies, storage and routes. If an earlier test of this file has used the context,
 * the site's scripts and style sheets are in its cache, and compiled.
 */
export async function takeContext(browser: Browser, options: ContextOptions): Promise<{ context: BrowserContext; page: Page }> {
  const used = idleContexts(browser, options).pop();
  const context = used ?? (await createContext(browser, options));
  const page = await context.newPage();
  if (used) await clearStorage(page, options.baseURL);
  return { context, page };
}

/** Takes a context back from a test. It must have no init script and no replaced clock, which would last as long as the context. */
export async function giveContextBack(browser: Browser, options: ContextOptions, context: BrowserContext): Promise<void> {
  const [, ...pagesOfTest] = context.pages();
  await Promise.all(pagesOfTest.map((page) => page.close()));
  // Not for all events: Playwright itself listens for the end of the context.
  for (const event of ["console", "weberror", "request", "requestfinished", "requestfailed"] as const) context.removeAllListeners(event);
  await Promise.all([
    context.clearCookies(),
    context.unrouteAll({ behavior: "ignoreErrors" }),
    context.setOffline(options.offline ?? false),
    context.setGeolocation(options.geolocation ?? null),
    context.clearPermissions().then(() => context.grantPermissions(options.permissions ?? [])),
  ]);
  idleContexts(browser, options).push(context);
}

/** Creates a context with a page that stays open; without one, the browser would end the process that has the scripts compiled. */
async function createContext(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto("/health");
  return context;
}

/** Clears the storage of the previous test. Done late, since a page may store something when it is closed. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORAGE_TYPES });
  await session.detach();
}

function idleContexts(browser: Browser, options: ContextOptions): BrowserContext[] {
  const byOptions = idle.get(browser) ?? new Map<string, BrowserContext[]>();
  idle.set(browser, byOptions);
  const key = JSON.stringify(options);
  const contexts = byOptions.get(key) ?? [];
  byOptions.set(key, contexts);
  return contexts;
}
