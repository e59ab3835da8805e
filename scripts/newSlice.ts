import { runCodegen } from "#codegen/run.ts";
import { root } from "./lib/commands";
import { LaunchFailure } from "./lib/launchFailure";
import { createSlice } from "./lib/newSlice";

const [name] = process.argv.slice(2);

try {
  console.log(`Wrote ${(await createSlice(root, name)).join(", ")}`);
  process.exitCode = await runCodegen(["--root", root], console);
  console.log(
    `Next: give the slice its fields in Slice Machine or model.json, change component, mocks and test, and run \`npm run codegen\`.\n` +
      `Then \`npm run slices:screenshots -- ${name}\` takes the screenshots that editors see.`,
  );
} catch (error) {
  if (!(error instanceof LaunchFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
