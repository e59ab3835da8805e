import { root } from "./lib/commands";
import { readToolEnvironment } from "./content/arguments";
import { reportContent } from "./content/report/run";
import { runTool } from "./content/runTool";

process.exitCode = await runTool(async () => {
  const env = readToolEnvironment(root, process.env);
  const code = await reportContent({ root, argv: process.argv.slice(2), env, print: (text) => process.stdout.write(`${text}\n`) });
  process.exitCode = code;
}, console.error);
