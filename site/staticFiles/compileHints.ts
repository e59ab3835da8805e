import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startScriptsOf } from "../nextInternals/build";

/** V8's compile hint, for the first line of a script: https://v8.dev/blog/explicit-compile-hints. Other engines see a comment. */
export const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Adds the hint to the scripts that every page starts with (React and Next), so that V8 compiles them in the background while they load.
 * Without it V8 compiles each function on its first call, which blocked a slow phone for twice as long.
 */
export function addCompileHints(buildFolder: string): void {
  for (const file of startScriptsOf(buildFolder)) {
    const script = readFileSync(path.join(buildFolder, file), "utf8");
    // A build does not rewrite unchanged files, so a file may have the hint already.
    if (!script.startsWith(HINT)) writeFileSync(path.join(buildFolder, file), HINT + script);
  }
}
