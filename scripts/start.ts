import { readCommandLine } from "#shared/config/commandLine.ts";
import { buildIfStale, compileIfStale, generateIfStale } from "./lib/artifacts";
import { runLauncher } from "./lib/launcher";
import { prepare, readyLine } from "./lib/prepare";
import { serve } from "./lib/serve";
import { describeServices } from "./lib/services";

const USAGE = `Usage: npm start -- [options]

Builds everything that has changed, and starts site, BFF and the stand-ins of the upstreams that are not configured.
Variables are in .env.example.

  --kiosks N            how many kiosks the stand-in has (default: 7500)
  --repository FOLDER   a second repository of content, which can be written to
  --help                prints this`;

const args = process.argv.slice(2);
readCommandLine({ usage: USAGE, options: { kiosks: { type: "string" }, repository: { type: "string" } } });

await runLauncher(async (processes) => {
  const env = await prepare(args);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  await compileIfStale(processes, env);
  return serve(processes, describeServices("production", env, args), { onReady: () => console.log(readyLine(env)) });
});
