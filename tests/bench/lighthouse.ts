import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { buildIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import type { Command } from "#scripts/lib/commands.ts";
import { ensureChromium } from "#scripts/lib/installChromium.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import { DISABLED_FEATURES } from "../support/disabledFeatures";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { addresses, startStack } from "./lib/stack";
import { median } from "./lib/statistics";
import { templates } from "./templates";

// Not a dependency of this project, since its dependencies conflict with ours.
const lighthouse = "lighthouse@12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

// A run may be off by a third of a second when another process takes a processor; of three runs, two may be.
const runs = 5;
/** Time for the servers to render a page in the background, which they do once a minute. */
const SETTLE_MS = 2000;

// Our list replaces that of Lighthouse's launcher, of which we keep the first two flags.
const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  `--disable-features=Translate,OptimizationHints,${DISABLED_FEATURES}`,
].join(" ");

interface Measured {
  /** From 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Largest contentful paint. */
  lcpMs: number;
  /** Total blocking time. */
  blockingMs: number;
  /** Cumulative layout shift. */
  cls: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Measures Lighthouse's mobile scores of some kinds of page in both languages, against a bare page: medians of five runs each. */
export async function measureLighthouse(bench: Bench): Promise<void> {
  const { processes, env, options } = bench;
  const chromium = await ensureChromium(processes, env);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const bare = await startBareNextPage(processes, env);
  const stack = await startStack(processes, env);
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-lighthouse-"));

  // Waits for background work of the servers, which share the browser's processors here, but not a phone's.
  const measure = async (url: string): Promise<Measured> => {
    await (await fetch(url)).text();
    await setTimeout(SETTLE_MS);
    return measureOnce(url);
  };
  const measureOnce = async (url: string, attempts = 3): Promise<Measured> => {
    const file = path.join(folder, "report.json");
    const flags = ["--output=json", `--output-path=${file}`, "--quiet", `--only-categories=${categories.join()}`];
    const args = ["--yes", lighthouse, url, ...flags, `--chrome-flags=${chromeFlags}`];
    const command: Command = { file: "npx", args, env: { ...env, CHROME_PATH: chromium } };
    const { ok, output } = await processes.run(command);
    if (ok) return toMeasured(JSON.parse(readFileSync(file, "utf8")) as Report);
    // Lighthouse's recording sometimes fails.
    if (attempts > 1) return measureOnce(url, attempts - 1);
    throw new LaunchFailure(`Lighthouse did not measure ${url}:\n${output}`);
  };

  const pagesToMeasure = templates
    .filter(({ name, isForLighthouse }) => (options.pages ? options.pages.includes(name) : isForLighthouse))
    .map(({ name, path: page }) => ({ name, url: addresses(env).site + page }));
  if (pagesToMeasure.length === 0) throw new LaunchFailure(`--pages: names ${templates.map(({ name }) => name).join(", ")}.`);
  const bareUrl = `${bare.url}/`;
  // Warm-up: servers are slow directly after their start.
  for (const url of [pagesToMeasure[0]!.url, bareUrl]) await measure(url);

  for (const { name, url } of pagesToMeasure) {
    const pages: Measured[] = [];
    const bares: Measured[] = [];
    // Alternating, because the speed of a machine varies. The order changes each turn, so that a page is measured twice within the
    // minute for which it is cached and then not until that minute is over; otherwise it could be rendered again during a run.
    for (let turn = 0; turn < runs; turn++) {
      const order = [
        { at: bareUrl, into: bares },
        { at: url, into: pages },
      ];
      if (turn % 2) order.reverse();
      for (const { at, into } of order) into.push(await measure(at));
    }
    reportPage(bench, name, medianOf(pages), medianOf(bares));
  }
  rmSync(folder, { recursive: true });
  await stack.stop();
  await bare.stop();
}

function reportPage({ report }: Bench, name: string, measured: Measured, bare: Measured): void {
  const against = (value: number) => ({ name: bareNextPage, value });
  for (const category of categories) {
    report({
      name: `Lighthouse mobile, ${name}, ${category}`,
      value: measured.scores[category],
      unit: "points",
      against: against(bare.scores[category]),
    });
  }
  report({ name: `Lighthouse mobile, ${name}, largest paint`, value: measured.lcpMs, unit: "ms", against: against(bare.lcpMs) });
  report({ name: `Lighthouse mobile, ${name}, blocking time`, value: measured.blockingMs, unit: "ms", against: against(bare.blockingMs) });
  // The bare page has no layout shift, so there is no ratio.
  report({ name: `Lighthouse mobile, ${name}, layout shift`, value: measured.cls, unit: "shift" });
}

function toMeasured({ categories: scored, audits }: Report): Measured {
  const scores = Object.fromEntries(categories.map((name) => [name, (scored[name]?.score ?? NaN) * 100])) as Measured["scores"];
  const audit = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    scores,
    lcpMs: audit("largest-contentful-paint"),
    blockingMs: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
  };
}

function medianOf(all: readonly Measured[]): Measured {
  const of = (take: (one: Measured) => number) => median(all.map(take));
  const scores = Object.fromEntries(categories.map((name) => [name, of((one) => one.scores[name])])) as Measured["scores"];
  return { scores, lcpMs: of(({ lcpMs }) => lcpMs), blockingMs: of(({ blockingMs }) => blockingMs), cls: of(({ cls }) => cls) };
}
