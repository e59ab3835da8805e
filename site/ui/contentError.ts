const reported = new Set<string>();

/** Reports invalid content: throws in development and tests; in production it logs the message once, and the page omits the value. */
export function reportContentError(message: string): void {
  if (process.env.NODE_ENV !== "production") throw new Error(message);
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}

/** Returns the value if it is allowed, and undefined if it is empty. Reports any other value, and returns undefined. */
export function oneOf<const T extends string>(what: string, allowed: readonly T[], value: unknown): T | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  const match = allowed.find((one) => one === value);
  if (!match) reportContentError(`${what} must be ${allowed.join(", ")} or empty, not ${JSON.stringify(value)}.`);
  return match;
}
