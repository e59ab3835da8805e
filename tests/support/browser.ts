import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { findChromium } from "#scripts/lib/chromium.ts";
import { type ContextOptions, giveContextBack, takeContext } from "./contexts";
import { describeFailure } from "./describeFailure";
import { ownStack } from "./ownStack";
import { DISABLED_FEATURES } from "./disabledFeatures";

interface PageOptions extends BrowserContextOptions {
  /** Address of a site other than the worker's shared one. */
  siteUrl?: string;
  /** Console errors that the test provokes. */
  expectedErrors?: readonly RegExp[];
  /** Other origins to which the page may send requests. */
  otherOrigins?: readonly string[];
  /** Whether the browser can draw maps. It does so in software, which is slow; without WebGL, a page shows only its list. */
  hasWebGl?: boolean;
  /** Whether to use a new context: for a first visit with empty caches, and for tests that replace the clock. */
  isFresh?: boolean;
}

// Our list of disabled features replaces Playwright's; these are the ones we need of that list.
const DISABLED_BY_PLAYWRIGHT =
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding," +
  "ThirdPartyStoragePartitioning,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,LensOverlay,MediaRouter," +
  "NetworkTimeServiceQuerying,OptimizationHints,PreconnectToSearch";
/** Test pages are open for a second, so V8's optimizing compilers and threads cost more than they save. */
const SHORT_LIVES = "--js-flags=--no-opt,--no-maglev,--no-flush-bytecode,--single-threaded";
/*
 * With these flags or without, Debian's Chromium 156 has a fault that can fail a test: on a machine with four times as many busy processes
 * as cores, one in a hundred first loads of a long page is never drawn again. Its scripts run, but there is no animation frame and no
 * screenshot. By its trace ("Not activating because pending tree not ready"), the compositor waits for tiles that no thread makes.
 */
const ARGS = [
  "--no-sandbox",
  SHORT_LIVES,
  "--disable-background-networking",
  "--process-per-site",
  `--disable-features=${DISABLED_BY_PLAYWRIGHT},${DISABLED_FEATURES}`,
];
/** Only the map itself is drawn by WebGL in software: a page that is put together by it as well takes twice the time. */
const WEBGL = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--in-process-gpu",
  "--disable-gpu-compositing",
  "--disable-gpu-rasterization",
];
const WITHOUT_WEBGL = ["--disable-gpu", "--disable-3d-apis", "--in-process-gpu"];

/** One browser with WebGL and one without, shared by all files of a worker. */
const browsers = new Map<boolean, Promise<Browser>>();

/** The pending requests of each context. */
const unanswered = new WeakMap<BrowserContext, Set<Request>>();

/**
 * Opens a page in a browser context that no other test uses at the moment. The test fails if the page logs or throws an error, or sends
 * a request to another origin than the site's.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { siteUrl = ownStack().siteUrl, expectedErrors = [], otherOrigins = [], hasWebGl = false, isFresh = false, ...rest } = options;
  const browser = await (browsers.get(hasWebGl) ?? launch(hasWebGl));
  const contextOptions = { baseURL: siteUrl, viewport: { width: 1440, height: 900 }, ...rest };
  const { context, page } = isFresh ? await openFresh(browser, contextOptions) : await takeContext(browser, contextOptions);
  const faults = watchFaults(context, { allowed: [siteUrl, ...otherOrigins], expectedErrors });
  watchRequests(context);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await describeFailure(context, task.name, unanswered.get(context)!);
    await (isFresh ? context.close() : giveContextBack(browser, contextOptions, context));
    expect(faults).toEqual([]);
  });
  return page;
}

/** Opens a path and waits until React has hydrated the page, so that a click on a link navigates on the client. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** Waits until React has hydrated a page; before that, links and history do not navigate on the client. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
}

/** Longer than the timeout of the site's idle callbacks, since Chromium may not be idle for minutes on a busy machine. */
const IDLE_MS = 2_500;

/** Waits until a page's idle callbacks have run, and all its requests are answered. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  do
    await page.evaluate(
      (timeout) =>
        new Promise((resolve) =>
          requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout })), { timeout }),
        ),
      IDLE_MS,
    );
  while (unanswered.get(page.context())!.size > 0);
}

/** Waits until a page has drawn its changes; by then, scroll listeners have been called. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function openFresh(browser: Browser, options: ContextOptions): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
}

/** Collects errors and requests to other origins on all pages of a context. */
function watchFaults(
  context: BrowserContext,
  { allowed, expectedErrors }: { allowed: readonly string[]; expectedErrors: readonly RegExp[] },
): string[] {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expectedErrors.some((expected) => expected.test(fault))) faults.push(fault);
  };
  context.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(`thrown: ${error.error().stack}`));
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !allowed.includes(origin)) note(`request: ${request.url()}`);
  });
  return faults;
}

function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  unanswered.set(context, requests);
  const settle = (request: Request) => requests.delete(request);
  context.on("request", (request) => requests.add(request));
  context.on("requestfinished", settle);
  context.on("requestfailed", settle);
}

function launch(hasWebGl: boolean): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chrome or Chromium. `npm test -- browser` installs one, or set CHROMIUM_PATH.");
  const browser = chromium.launch({ executablePath, args: [...ARGS, ...(hasWebGl ? WEBGL : WITHOUT_WEBGL)] });
  browsers.set(hasWebGl, browser);
  return browser;
}
