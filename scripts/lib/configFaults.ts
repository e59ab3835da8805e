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

// By name: the stand-ins share no code with the BFF and the site, so each has a class of its own.
function isConfigError(error: unknown): error is Error & { faults: string[] } {
  return error instanceof Error && error.name === "ConfigError" && "faults" in error;
}
