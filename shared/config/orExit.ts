import { ConfigError } from "./parseEnv";

/** Returns what `parse` returns. If the configuration is faulty, prints the list of its faults, and ends the process with 1. */
export function orExit<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
