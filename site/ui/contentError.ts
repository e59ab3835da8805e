const reported = new Set<string>();

/**
 * Says that content breaks a rule of the specification. In development and in tests that is an error; visitors get the
 * page without the value, and the log says once what has to be mended.
 */
export function reportContentError(message: string): void {
  if (process.env.NODE_ENV !== "production") throw new Error(message);
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}

/** The value if it is one of those allowed, undefined where there is none; anything else is a fault, treated as none. */
export function oneOf<const T extends string>(what: string, allowed: readonly T[], value: unknown): T | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  const found = allowed.find((one) => one === value);
  if (!found) reportContentError(`${what} must be ${allowed.join(", ")} or empty, not ${JSON.stringify(value)}.`);
  return found;
}
