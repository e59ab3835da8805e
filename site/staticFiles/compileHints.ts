import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** What V8 reads, on the first line of a script alone: https://v8.dev/blog/explicit-compile-hints. To all others it is a comment. */
export const HINT = "//# allFunctionsCalledOnLoad\n";

const buildManifest = z.object({ rootMainFiles: z.array(z.string()).nonempty() });

/**
 * Asks the browser to compile all of the scripts that every page starts with, React and Next, while they arrive and beside the page.
 * Unasked, it compiles each function when it is first called, which kept a slow phone from answering for twice as long.
 */
export function addCompileHints(buildFolder: string): void {
  const manifest = buildManifest.parse(JSON.parse(readFileSync(path.join(buildFolder, "build-manifest.json"), "utf8")));
  for (const file of manifest.rootMainFiles) {
    const script = readFileSync(path.join(buildFolder, file), "utf8");
    // A build leaves a file alone that it would write again as it is.
    if (!script.startsWith(HINT)) writeFileSync(path.join(buildFolder, file), HINT + script);
  }
}
