import { buildIfStale, compileIfStale, generateIfStale } from "../../scripts/lib/artifacts";
import { ensureChromium } from "../../scripts/lib/installChromium";
import { runLauncher } from "../../scripts/lib/launcher";
import { LaunchFailure } from "../../scripts/lib/launchFailure";
import { createBenchEnvironment } from "../bench/lib/environment";
import { examplesOf } from "../support/sliceExamples";
import { listSlices } from "../support/sliceMock";
import { servePages } from "./servePages";
import { takeScreenshots } from "./takeScreenshots";
import { untilWhole } from "./untilWhole";

// `npm run slices:screenshots`: a picture of every variation of every slice, or of those that are named.
await runLauncher(
  async (processes) => {
    const named = process.argv.slice(2);
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
      for (const { path, lang } of examples) await untilWhole(site.bffUrl, path, lang);
      await takeScreenshots(chromium, site.url, examples);
    } finally {
      await site.stop();
    }
    return 0;
  },
  { codeWhenStopped: 130 },
);
