import { root } from "./lib/commands";
import { readPushArguments, readToolEnvironment } from "./content/arguments";
import { pushContent } from "./content/push";
import { runTool } from "./content/runTool";

process.exitCode = await runTool(async () => {
  const env = readToolEnvironment(root, process.env);
  await pushContent(readPushArguments(root, process.argv.slice(2), env, (line) => console.log(line)));
}, console.error);
