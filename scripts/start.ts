import { buildIfStale, compileIfStale, generateIfStale } from "./lib/artifacts";
import { runLauncher } from "./lib/launcher";
import { prepare, readyLine } from "./lib/prepare";
import { serve } from "./lib/serve";
import { describeServices } from "./lib/services";

const args = process.argv.slice(2);

await runLauncher(async (processes) => {
  const env = await prepare(args);
  await generateIfStale(processes, env);
  await buildIfStale(processes, env);
  await compileIfStale(processes, env);
  return serve(processes, describeServices("production", env, args), { onReady: () => console.log(readyLine(env)) });
});
