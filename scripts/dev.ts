import { generateIfStale, regenerate } from "./lib/artifacts";
import { root } from "./lib/commands";
import { codegenInputs } from "./lib/fileSet";
import { runLauncher } from "./lib/launcher";
import { createReadableLog } from "./lib/readableLine";
import { prepare, readyLine } from "./lib/prepare";
import { serve } from "./lib/serve";
import { describeServices } from "./lib/services";
import { watchFiles } from "./lib/watch";

const args = process.argv.slice(2);

await runLauncher(async (processes) => {
  const env = await prepare(args);
  await generateIfStale(processes, env);
  watchFiles(root, codegenInputs, () => regenerate(processes, env));
  return serve(processes, describeServices("development", env, args), {
    onReady: () => console.log(readyLine(env)),
    createLog: createReadableLog,
  });
});
