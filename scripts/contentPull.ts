import { root } from "./lib/commands";
import { readPullArguments, readToolEnvironment } from "./content/arguments";
import { pullContent } from "./content/pull";
import { runTool } from "./content/runTool";

process.exitCode = await runTool(async () => {
  const env = readToolEnvironment(root, process.env);
  await pullContent(readPullArguments(root, process.argv.slice(2), env, (line) => console.log(line)));
}, console.error);
