import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Reads a file of Next's build; throws an error that says what Next no longer writes. */
function read<T>(buildFolder: string, file: string, parse: (text: string) => T, what: string): T {
  try {
    return parse(readFileSync(path.join(buildFolder, file), "utf8"));
  } catch (cause) {
    throw new Error(`Next no longer writes ${what} into ${file} of its build (nextInternals/build).`, { cause });
  }
}

const serverFiles = z.object({ config: z.looseObject({ distDir: z.string() }) });

/**
 * Returns the environment variable by which Next starts with the configuration of its build, as its own standalone server does. Otherwise
 * it compiles next.config.ts at each start, with compilers that a package of the servers does not contain.
 */
export function builtConfig(buildFolder: string): Record<string, string> {
  const parse = (text: string) => serverFiles.parse(JSON.parse(text)).config;
  const config = read(buildFolder, "required-server-files.json", parse, "its configuration");
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) };
}

/** Returns the id of a build. */
export function buildIdOf(buildFolder: string): string {
  return read(buildFolder, "BUILD_ID", (text) => z.string().min(1).parse(text.trim()), "its id");
}

const manifest = z.object({ rootMainFiles: z.array(z.string()).nonempty() });

/** Returns the scripts that every page starts with (React and Next), as paths below the build's folder. */
export function startScriptsOf(buildFolder: string): string[] {
  const parse = (text: string) => manifest.parse(JSON.parse(text)).rootMainFiles;
  return read(buildFolder, "build-manifest.json", parse, "the scripts of every page (rootMainFiles)");
}
