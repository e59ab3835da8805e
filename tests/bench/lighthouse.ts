import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIfStale, generateIfStale } from "../../scripts/lib/artifacts";
import type { Command } from "../../scripts/lib/commands";
import { ensureChromium } from "../../scripts/lib/installChromium";
import { LaunchFailure } from "../../scripts/lib/launchFailure";
import type { Bench } from "./benchmark";
import { bareNextPage, startBareNextPage } from "./lib/bareNextPage";
import { addresses, startStack } from "./lib/stack";
import { median } from "./lib/statistics";
import { templates } from "./templates";

// Not among the packages of this project: its dependencies conflict with ours.
const lighthouse = "lighthouse@12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const runs = 3;

interface Measured {
  /** Of 100. */
  scores: Record<(typeof categories)[number], number>;
  /** When the largest thing in view was painted. */
  lcpMs: number;
  /** How far things moved after they were painted. */
  cls: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse's mobile scores of some kinds of page in both languages, beside the barest page; the median of three runs each. */
export async function measureLighthouse(bench: Bench): Promise<void> {
  const { processes, env } = bench;
  const chromium = await ensureChromium(processes, env);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const bare = await startBareNextPage(processes, env);
  const stack = await startStack(processes, env);
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-lighthouse-"));

  const measureOnce = async (url: string): Promise<Measured> => {
    const file = path.join(folder, "report.json");
    const flags = ["--output=json", `--output-path=${file}`, "--quiet", `--only-categories=${categories.join()}`];
    const args = ["--yes", lighthouse, url, ...flags, "--chrome-flags=--headless=new --no-sandbox --disable-background-networking"];
    const command: Command = { file: "npx", args, env: { ...env, CHROME_PATH: chromium } };
    const { ok, output } = await processes.run(command);
    if (!ok) throw new LaunchFailure(`Lighthouse did not measure ${url}:\n${output}`);
    return toMeasured(JSON.parse(readFileSync(file, "utf8")) as Report);
  };
  const measure = async (url: string): Promise<Measured> => {
    const all: Measured[] = [];
    while (all.length < runs) all.push(await measureOnce(url));
    return medianOf(all);
  };

  const bareMeasured = await measure(`${bare.url}/`);
  for (const { name, path: page } of templates.filter(({ isForLighthouse }) => isForLighthouse)) {
    reportPage(bench, name, await measure(addresses(env).site + page), bareMeasured);
  }
  rmSync(folder, { recursive: true });
  await stack.stop();
  await bare.stop();
}

function reportPage({ report }: Bench, name: string, measured: Measured, bare: Measured): void {
  const against = (value: number) => ({ name: bareNextPage, value });
  for (const category of categories) {
    report({ name: `Lighthouse mobile, ${name}, ${category}`, value: measured.scores[category], unit: "points", against: against(bare.scores[category]) });
  }
  report({ name: `Lighthouse mobile, ${name}, largest paint`, value: measured.lcpMs, unit: "ms", against: against(bare.lcpMs) });
  // The bare page moves nothing, so there is no ratio.
  report({ name: `Lighthouse mobile, ${name}, layout shift`, value: measured.cls, unit: "shift" });
}

function toMeasured({ categories: scored, audits }: Report): Measured {
  const scores = Object.fromEntries(categories.map((name) => [name, (scored[name]?.score ?? NaN) * 100])) as Measured["scores"];
  return { scores, lcpMs: audits["largest-contentful-paint"]?.numericValue ?? NaN, cls: audits["cumulative-layout-shift"]?.numericValue ?? NaN };
}

function medianOf(all: readonly Measured[]): Measured {
  const scores = Object.fromEntries(categories.map((name) => [name, median(all.map((one) => one.scores[name]))])) as Measured["scores"];
  return { scores, lcpMs: median(all.map(({ lcpMs }) => lcpMs)), cls: median(all.map(({ cls }) => cls)) };
}
