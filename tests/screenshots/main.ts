import { readCommandLine } from "#shared/config/commandLine.ts";
import { buildIfStale, compileIfStale, generateIfStale } from "#scripts/lib/artifacts.ts";
import { ensureChromium } from "#scripts/lib/installChromium.ts";
import { runLauncher } from "#scripts/lib/launcher.ts";
import { LaunchFailure } from "#scripts/lib/launchFailure.ts";
import { createBenchEnvironment } from "../bench/lib/environment";
import { examplesOf } from "../support/sliceExamples";
import { listSlices } from "../support/sliceMock";
import { servePages } from "./servePages";
import { takeScreenshots } from "./takeScreenshots";
import { waitForCompletePage } from "./waitForCompletePage";

const USAGE = `Usage: npm run slices:screenshots -- [Name …]

Takes a screenshot of every variation of the named slices, or of all, for Slice Machine. Installs Chromium on Debian.`;

const { positionals: named } = readCommandLine({ usage: USAGE, options: {}, allowPositionals: true });

await runLauncher(
  async (processes) => {
    const unknown = named.filter((name) => !listSlices().includes(name));
    if (unknown.length > 0) throw new LaunchFailure(`There is no slice ${unknown.join(", ")} in slices/.`);

    const env = await createBenchEnvironment();
    const chromium = await ensureChromium(processes, env);
    await generateIfStale(processes, env);
    await buildIfStale(processes, env);
    await compileIfStale(processes, env);
    const examples = (named.length > 0 ? named : listSlices()).flatMap((folder) => examplesOf(folder, ["en-us"]));
    const site = await servePages(
      processes,
      env,
      examples.map(({ page }) => page),
    );
    try {
      for (const { path, lang } of examples) await waitForCompletePage(site.bffUrl, path, lang);
      await takeScreenshots(chromium, site.url, examples);
    } finally {
      await site.stop();
    }
    return 0;
  },
  { codeWhenStopped: 130 },
);
