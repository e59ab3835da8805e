import { readCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { readToolEnvironment } from "./content/arguments";
import { checkSchema } from "./release/checkSchema";

const USAGE = `Usage: npm run schema:check -- [--against REF]

Lists what the schema breaks for clients of the last release, and what changed models take from the published documents of PRISMIC_ENDPOINT,
or from the embedded ones, with their number. Exits with 1 if there is any of these.

  --against REF   a tag, branch or commit in place of the newest tag v*
  --help          prints this`;

const { values } = readCommandLine({ usage: USAGE, options: { against: { type: "string" } } });
process.exitCode = await checkSchema({ root, ref: values.against, env: readToolEnvironment(root, process.env), terminal: console });
