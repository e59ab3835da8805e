import { readCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { readToolEnvironment } from "./content/arguments";
import { runDoctor } from "./doctor/run";

const USAGE = `Usage: npm run doctor

Asks each upstream that is configured, in the environment or in .env, one harmless question, says in words what is wrong, and exits with 1
if anything is (scripts/doctor/README.md).`;

readCommandLine({ usage: USAGE, options: {} });
process.exitCode = await runDoctor({ root, env: readToolEnvironment(root, process.env), print: (line) => console.log(line) });
