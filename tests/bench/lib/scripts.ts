import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

export interface Script {
  path: string;
  gzipBytes: number;
  /** Tells the same script in two builds, whose names differ. */
  hash: string;
}

/** Every script that a browser fetches for a page until the network is quiet: no polyfills for old browsers. */
export async function listScripts(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") urls.add(request.url());
  });
  const response = await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
  const scripts = await Promise.all([...urls].map(toScript));
  return scripts.sort((a, b) => b.gzipBytes - a.gzipBytes);
}

export function sumGzipBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

// Asked again without a browser, whose answer may be compressed one way or another.
async function toScript(url: string): Promise<Script> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    path: new URL(url).pathname,
    gzipBytes: gzipSync(bytes, { level: 9 }).byteLength,
    hash: createHash("sha256").update(bytes).digest("hex"),
  };
}
