import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns the environment variable by which Next starts with the configuration of its build, as its own standalone server does. Otherwise
 * it compiles next.config.ts at each start, with compilers that a package of the servers does not contain.
 */
export function builtConfig(buildFolder: string): Record<string, string> {
  const { config } = JSON.parse(readFileSync(path.join(buildFolder, "required-server-files.json"), "utf8")) as { config: object };
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) };
}
