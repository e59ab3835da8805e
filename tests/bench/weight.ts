import { chromium } from "playwright-core";
import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { ensureChromium } from "#scripts/lib/installChromium.ts";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { listScripts, type PageScripts, type Script, sumGzipBytes } from "./lib/scripts";
import { addresses, startStack } from "./lib/stack";
import { templates } from "./templates";

const bar = 1.1;

/**
 * Measures the JavaScript that a browser loads for each kind of page, as a multiple of that of a bare Next page: the initial scripts,
 * with a limit, and those that load later without user input, without a limit.
 */
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
    // The launcher stops everything on SIGINT; the browser ends with this process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

  const bareScripts = await listScripts(browser, `${bare.url}/`);
  const against = { name: bareNextPage, value: toKb(bareScripts.first) };
  if (options.details) printScripts("The bare page", bareScripts, []);
  for (const { name, path } of templates) {
    const scripts = await listScripts(browser, addresses(env).site + path);
    report({ name: `JavaScript at first, gzip: ${name}`, value: toKb(scripts.first), unit: "kB", against, bar });
    report({ name: `JavaScript later, gzip: ${name}`, value: toKb(scripts.late), unit: "kB" });
    if (options.details) printScripts(path, scripts, bareScripts.first);
  }
  await browser.close();
  await stack.stop();
  await bare.stop();
}

function toKb(scripts: readonly Script[]): number {
  return sumGzipBytes(scripts) / 1000;
}

function printScripts(title: string, { first, late }: PageScripts, bareScripts: readonly Script[]): void {
  const bareHashes = new Set(bareScripts.map(({ hash }) => hash));
  console.log(`${title} loads ${first.length} scripts at first and ${late.length} later:`);
  for (const script of [...first, ...late]) {
    const notes = [late.includes(script) && "later", bareHashes.has(script.hash) && "the bare page loads it too"].filter(Boolean);
    console.log(`  ${String(script.gzipBytes).padStart(8)} bytes  ${script.path}${notes.length > 0 ? `  (${notes.join("; ")})` : ""}`);
  }
}
