import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";

export interface Script {
  path: string;
  gzipBytes: number;
  /** Identifies the same script in two builds, in which file names differ. */
  hash: string;
}

/** The scripts that a page loads. */
export interface PageScripts {
  /** Scripts that its HTML references: a visitor waits for these. */
  first: Script[];
  /** Scripts that load later without user input: when something is in view, or the browser is idle. */
  late: Script[];
}

/** Lists the scripts that a browser fetches for a page until the network is idle, without user input. */
export async function listScripts(browser: Browser, url: string): Promise<PageScripts> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") urls.add(request.url());
  });
  const response = await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
  const named = namedIn(await (await fetch(url)).text(), url);
  const scripts = (await Promise.all([...urls].map(toScript))).sort((a, b) => b.gzipBytes - a.gzipBytes);
  return { first: scripts.filter(({ path }) => named.has(path)), late: scripts.filter(({ path }) => !named.has(path)) };
}

// Next references a page's scripts in elements and preloads; ours are in a list at its end
// (site/htmlRewrite/scriptsAfterPaint).
function namedIn(html: string, url: string): Set<string> {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
  const listed = JSON.parse(/\((\[[^\]]*\])\)<\/script><\/body>/.exec(html)?.[1] ?? "[]") as string[];
  const addresses = [...listed, ...tags.flatMap((tag) => /\b(?:src|href)="([^"]+\.js[^"]*)"/.exec(tag)?.[1] ?? [])];
  if (addresses.length === 0) throw new Error(`${url} references no scripts: nothing can be measured.`);
  return new Set(addresses.map((address) => new URL(address, url).pathname));
}

export function sumGzipBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

// Fetched again without a browser, because the encoding of the browser's response may vary.
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
