import { runCodegen } from "#codegen/run.ts";
import { readCommandLine, refuseCommandLine } from "#shared/config/commandLine.ts";
import { root } from "./lib/commands";
import { LaunchFailure } from "./lib/launchFailure";
import { createSlice } from "./lib/newSlice";

const USAGE = `Usage: npm run new:slice -- Name

Writes a slice with a title and a description: model, component, test and mocks in each language, and allows it on pages. Name is the name
of its component, such as OpeningHours.`;

const { positionals } = readCommandLine({ usage: USAGE, options: {}, allowPositionals: true });
const [name] = positionals;
if (!name || positionals.length > 1) refuseCommandLine("Name one slice.", USAGE);

try {
  console.log(`Wrote ${(await createSlice(root, name)).join(", ")}`);
  process.exitCode = await runCodegen({ root }, console);
  console.log(
    `Next: give the slice its fields in Slice Machine or model.json, change component, mocks and test, and run \`npm run codegen\`.\n` +
      `Then \`npm run slices:screenshots -- ${name}\` takes the screenshots that editors see.`,
  );
} catch (error) {
  if (!(error instanceof LaunchFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
