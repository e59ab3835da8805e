import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findChromium } from "#scripts/lib/chromium.ts";
import { writePage } from "../support/pageFile";
import { hero } from "../support/publish";
import { copyProject } from "./projectCopy";
import { startSite } from "./startProject";

let copy: ReturnType<typeof copyProject>;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
beforeAll(async () => {
  copy = copyProject();
  write("Before");
  site = await startSite(copy.folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  copy?.remove();
});

const write = (title: string) =>
  writePage(path.join(copy.folder, "upstreams/content"), { id: "Zreload0en", uid: "reload", data: { slices: [hero(title)] } });

it.each(["localhost", "127.0.0.1"])("an edited slice and edited content are on the page within five seconds at %s", async (name) => {
  const page = await browser.newPage();
  await page.goto(`http://${name}:${site.port}/reload/`);
  // The first request compiles the page; Next's client then waits for changes.
  await page.waitForLoadState("networkidle");
  const file = path.join(copy.folder, "slices/Hero/index.tsx");
  const component = readFileSync(file, "utf8");
  writeFileSync(file, component.replace("<Section", `<Section data-edited="${name}"`));
  await expect.poll(() => page.locator(`[data-edited="${name}"]`).count(), { timeout: 5_000 }).toBe(1);
  write(`Written for ${name}`);
  await expect.poll(() => page.getByRole("heading", { name: `Written for ${name}` }).isVisible(), { timeout: 5_000 }).toBe(true);
  writeFileSync(file, component);
  await page.close();
});
