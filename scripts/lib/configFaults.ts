/** Runs every parser and returns the faults of all of them, each once. */
export function collectFaults(parsers: readonly (() => unknown)[]): string[] {
  return [...new Set(parsers.flatMap(faultsOf))];
}

function faultsOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (isConfigError(error)) return error.faults;
    throw error;
  }
}

// Compares the name instead of the class: the stand-ins share no code with BFF and site, so each defines its own ConfigError.
function isConfigError(error: unknown): error is Error & { faults: string[] } {
  return error instanceof Error && error.name === "ConfigError" && "faults" in error;
}
