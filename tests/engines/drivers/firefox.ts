import { type ElementHandle, type KeyInput, launch, type Page } from "puppeteer-core";
import { findFirefox } from "#scripts/lib/installDrivers.ts";
import { type Engine, type EngineWindow, type Key, type Size, SIZES } from "./engine";
import { startScreen } from "./screen";

/** Scrollbars lie above the page, as on a phone; maps are drawn in software. */
const PREFERENCES = { "ui.useOverlayScrollbars": 1, "webgl.force-enabled": true };

/** Starts Firefox, which puppeteer drives by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const screen = await startScreen();
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("There is no Firefox. `npm test -- engines` installs one on Debian.");
  const options = { executablePath, headless: false, env: screen.env, extraPrefsFirefox: PREFERENCES };
  const browser = await launch({ browser: "firefox", ...options });
  const open = async (size: Size) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(SIZES[size]);
    return toWindow(page, () => context.close());
  };
  const close = async () => {
    await browser.close();
    await screen.stop();
  };
  return { open, close };
}

function toWindow(page: Page, close: () => Promise<void>): EngineWindow {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    close,
    // The navigation of the page before may be under way still, which aborts this one.
    go: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" }).catch(() => page.goto(url))),
    // Puppeteer's types resolve handles among the arguments, of which there are none.
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    async choose(selector, file) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await input!.uploadFile(file);
    },
    errors: () => errors,
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

async function press({ keyboard }: Page, key: Key): Promise<void> {
  // Puppeteer's names of keys contain all of ours.
  const names = key.split("+") as KeyInput[];
  for (const name of names) await keyboard.down(name);
  for (const name of names.toReversed()) await keyboard.up(name);
}
