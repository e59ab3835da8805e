import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";
import { afterAll, expect, onTestFinished } from "vitest";
import { findChromium } from "../../scripts/lib/chromium";
import { ownStack } from "./ownStack";
import { UNSEEN_PAGES } from "./unseenPages";

interface PageOptions extends BrowserContextOptions {
  /** Another site than the one that all tests share. */
  siteUrl?: string;
  /** Console errors that the test provokes. */
  expectedErrors?: readonly RegExp[];
  /** Other origins that the page may ask. */
  otherOrigins?: readonly string[];
  /** Whether the browser can draw a map of its own: in software, which the other tests need not wait for. */
  hasWebGl?: boolean;
}

// A list of our own replaces Playwright's; this is what we need of that one.
const DISABLED_BY_PLAYWRIGHT =
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,ThirdPartyStoragePartitioning," +
  "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PreconnectToSearch";
const ARGS = ["--no-sandbox", "--disable-background-networking", `--disable-features=${DISABLED_BY_PLAYWRIGHT},${UNSEEN_PAGES}`];
const WEBGL = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const browsers = new Map<boolean, Promise<Browser>>();

// One browser a file: each file has a module of its own.
afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

/**
 * A page of a new browser context. The test fails when the page logs an error, throws one, or asks any other origin
 * than the site's for anything.
 */
export async function openPage({ siteUrl = ownStack().siteUrl, expectedErrors = [], otherOrigins = [], hasWebGl = false, ...options }: PageOptions = {}): Promise<Page> {
  const browser = browsers.get(hasWebGl) ?? launch(hasWebGl);
  browsers.set(hasWebGl, browser);
  const context = await (await browser).newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
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
    if (/^(https?|wss?):$/.test(protocol) && origin !== siteUrl && !otherOrigins.includes(origin)) note(`request: ${request.url()}`);
  });
  const unanswered = new Set<Request>();
  const settle = (request: Request) => unanswered.delete(request);
  context.on("request", (request) => unanswered.add(request));
  context.on("requestfinished", settle);
  context.on("requestfailed", settle);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") console.error(`“${task.name}” ended at ${await describePages(context)}, waiting for ${[...unanswered].map((request) => request.url()).join() || "nothing"}`);
    await context.close();
    expect(faults).toEqual([]);
  });
  return page;
}

/** Goes to a path and waits until React has taken the page over, so that a click is handled on the client. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // React goes through the page from its beginning, so the last is the one to wait for; then it has still to commit.
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll("a, button")].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Where each page is and how what it shows begins, for whoever asks why a test failed once. */
async function describePages(context: BrowserContext): Promise<string> {
  const described = context.pages().map(async (page) => `${page.url()} (“${(await page.innerText("body", { timeout: 1000 }).catch(String)).slice(0, 300)}”)`);
  return (await Promise.all(described)).join(" and ");
}

function launch(hasWebGl: boolean): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chrome or Chromium. `npm test -- browser` installs one, or set CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: [...ARGS, ...(hasWebGl ? WEBGL : [])] });
}
