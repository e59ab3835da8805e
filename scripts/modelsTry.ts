import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { LaunchFailure } from "./lib/launchFailure";
import { failedIn, toText } from "./models/toText";
import { tryModels } from "./models/tryModels";

const USAGE = `Usage: npm run models:try -- FOLDER... [--json]

Tries the models of other projects in a copy of this one. A FOLDER has \`customtypes\` and slice libraries, as Slice Machine writes them.
Prints the types and slices of the graph, what codegen refuses and why, which fields get another name in operations, and what the query of a
page has of the BFF's limits. Documents at FOLDER/documents/LANGUAGE/TYPE/NAME.json, as \`npm run content:pull\` writes them, are served by
the stand-in of Prismic and by the BFF, and asked for one by one. Ends with 1 if models are refused or a document is answered with errors.

  --json   for other programs: a line for each folder, with each document as it was sent and as it was answered
  --help   prints this`;

const { values, positionals } = readCommandLine({ usage: USAGE, options: { json: { type: "boolean" } }, allowPositionals: true });
if (positionals.length === 0) refuseCommandLine("Name a folder.", USAGE);

for (const folder of positionals) {
  try {
    const trial = await tryModels(root, folder);
    console.log(values.json ? JSON.stringify({ folder, ...trial }) : `${folder}: ${toText(trial)}\n`);
    if (trial.refused.length + failedIn(trial).length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
