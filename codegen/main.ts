import { readCommandLine } from "#shared/config/commandLine.ts";
import { runCodegen } from "./run";

const USAGE = `Usage: npm run codegen
       npm run codegen:check

Generates the schema, fragments, types and documents from Slice Machine's models, the BFF's SDL and the site's operations
(codegen/README.md). codegen:check writes nothing: it lists what is stale, missing or broken, and exits with 1.

  --root FOLDER   the project (default: this one)
  --help          prints this`;

const { values } = readCommandLine({
  usage: USAGE,
  options: { check: { type: "boolean" }, root: { type: "string", default: process.cwd() } },
});
process.exitCode = await runCodegen({ root: values.root, isCheck: values.check }, console);
