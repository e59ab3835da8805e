import { chromium } from "playwright-core";
import { buildIfStale, generateIfStale } from "../../scripts/lib/artifacts";
import { ensureChromium } from "../../scripts/lib/installChromium";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { listScripts, type Script, sumGzipBytes } from "./lib/scripts";
import { addresses, startStack } from "./lib/stack";
import { templates } from "./templates";

const bar = 1.05;

/** How much JavaScript a browser loads for content pages, as a multiple of what any Next page costs. */
export async function measureWeight(bench: Bench): Promise<void> {
  const { processes, env, options, report } = bench;
  const executablePath = await ensureChromium(processes, env);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const bare = await startBareNextPage(processes, env);
  const stack = await startStack(processes, env);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking"],
    // The launcher stops everything in good order; the browser dies with this process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

  const bareScripts = await listScripts(browser, `${bare.url}/`);
  const against = { name: bareNextPage, value: toKb(bareScripts) };
  if (options.details) printScripts("The bare page", bareScripts, []);
  for (const { name, path } of templates) {
    const scripts = await listScripts(browser, addresses(env).site + path);
    report({ name: `JavaScript, gzip: ${name}`, value: toKb(scripts), unit: "kB", against, bar });
    if (options.details) printScripts(path, scripts, bareScripts);
  }
  await browser.close();
  await stack.stop();
  await bare.stop();
}

function toKb(scripts: readonly Script[]): number {
  return sumGzipBytes(scripts) / 1000;
}

function printScripts(title: string, scripts: readonly Script[], bareScripts: readonly Script[]): void {
  const known = new Set(bareScripts.map(({ hash }) => hash));
  console.log(`${title} loads ${scripts.length} scripts:`);
  for (const { path, gzipBytes, hash } of scripts) {
    console.log(`  ${String(gzipBytes).padStart(8)} bytes  ${path}${known.has(hash) ? "  (the bare page loads it too)" : ""}`);
  }
}
