import { readCommandLine } from "#shared/config/commandLine.ts";
import { generateIfStale, regenerate } from "./lib/artifacts";
import { root } from "./lib/commands";
import { codegenInputs } from "./lib/fileSet";
import { siteUrl } from "./lib/environment";
import { runLauncher } from "./lib/launcher";
import { createReadableLog } from "./lib/readableLine";
import { prepare, readyLine } from "./lib/prepare";
import { noteRunningSite } from "./lib/runningSite";
import { serve } from "./lib/serve";
import { describeServices } from "./lib/services";
import { watchFiles } from "./lib/watch";

const USAGE = `Usage: npm run dev -- [options]

Starts site, BFF and stand-ins with hot reload of code, models and content.
Variables are in .env.example.

  --kiosks N            how many kiosks the stand-in has (default: 7500)
  --repository FOLDER   a second repository of content, which can be written to
  --help                prints this`;

const args = process.argv.slice(2);
readCommandLine({ usage: USAGE, options: { kiosks: { type: "string" }, repository: { type: "string" } } });

await runLauncher(async (processes) => {
  const env = await prepare(args);
  await generateIfStale(processes, env);
  watchFiles(root, codegenInputs, () => regenerate(processes, env));
  return serve(processes, describeServices("development", env, args), {
    onReady() {
      noteRunningSite(root, siteUrl(env));
      console.log(readyLine(env));
    },
    // Next reloads the site's code by itself.
    createLog: ({ name }) => createReadableLog({ isWatched: name !== "site" }),
  });
});
