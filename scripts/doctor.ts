import { root } from "./lib/commands";
import { readToolEnvironment } from "./content/arguments";
import { runDoctor } from "./doctor/run";

process.exitCode = await runDoctor({ root, env: readToolEnvironment(root, process.env), print: (line) => console.log(line) });
