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
import { templates } from "./templates";

// Not among the packages of this project: its dependencies conflict with ours.
const lighthouse = "lighthouse@12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse's mobile scores of one page of each kind, beside the barest page in the same run. */
export async function measureLighthouse(bench: Bench): Promise<void> {
  const { processes, env, report } = bench;
  const chromium = await ensureChromium(processes, env);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  const bare = await startBareNextPage(processes, env);
  const stack = await startStack(processes, env);
  const folder = mkdtempSync(path.join(tmpdir(), "keyway-lighthouse-"));

  const scoresOf = async (url: string): Promise<Scores> => {
    const file = path.join(folder, "report.json");
    const flags = ["--output=json", `--output-path=${file}`, "--quiet", `--only-categories=${categories.join()}`];
    const args = ["--yes", lighthouse, url, ...flags, "--chrome-flags=--headless=new --no-sandbox --disable-background-networking"];
    const command: Command = { file: "npx", args, env: { ...env, CHROME_PATH: chromium } };
    const { ok, output } = await processes.run(command);
    if (!ok) throw new LaunchFailure(`Lighthouse did not measure ${url}:\n${output}`);
    const measured = JSON.parse(readFileSync(file, "utf8")) as { categories: Record<string, { score: number }> };
    return Object.fromEntries(categories.map((name) => [name, measured.categories[name]!.score * 100])) as Scores;
  };

  const bareScores = await scoresOf(`${bare.url}/`);
  for (const template of templates) {
    const scores = await scoresOf(addresses(env).site + template.path);
    for (const name of categories) {
      report({ name: `Lighthouse mobile, ${template.name}, ${name}`, value: scores[name], unit: "points", against: { name: bareNextPage, value: bareScores[name] } });
    }
  }
  rmSync(folder, { recursive: true });
  await stack.stop();
  await bare.stop();
}
