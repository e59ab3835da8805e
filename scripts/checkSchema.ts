import { readCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { checkSchema } from "./release/checkSchema";

const USAGE = `Usage: npm run schema:check -- [--against REF]

Lists what the schema breaks for clients of the last release, and exits with 1 if it breaks anything.

  --against REF   a tag, branch or commit in place of the newest tag v*
  --help          prints this`;

const { values } = readCommandLine({ usage: USAGE, options: { against: { type: "string" } } });
process.exitCode = checkSchema(root, values.against, console);
