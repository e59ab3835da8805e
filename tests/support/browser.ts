import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, expect, onTestFinished } from "vitest";
import { findChromium } from "../../scripts/lib/chromium";
import { ownStack } from "./ownStack";

interface PageOptions extends BrowserContextOptions {
  /** Another site than the one that all tests share. */
  siteUrl?: string;
  /** Console errors that the test provokes. */
  expectedErrors?: readonly RegExp[];
}

let browser: Promise<Browser> | undefined;

// One browser a file: each file has a module of its own.
afterAll(async () => {
  await (await browser)?.close();
});

/**
 * A page of a new browser context. The test fails when the page logs an error, throws one, or asks any other origin
 * than the site's for anything.
 */
export async function openPage({ siteUrl = ownStack().siteUrl, expectedErrors = [], ...options }: PageOptions = {}): Promise<Page> {
  const context = await (await (browser ??= launch())).newContext({ baseURL: siteUrl, viewport: { width: 1440, height: 900 }, ...options });
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
    if (/^(https?|wss?):$/.test(protocol) && origin !== siteUrl) note(`request: ${request.url()}`);
  });
  onTestFinished(async () => {
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

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chrome or Chromium. `npm test -- browser` installs one, or set CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
}
