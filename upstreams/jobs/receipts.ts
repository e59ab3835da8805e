import { randomInt } from "node:crypto";

// Without those that are read for one another.
const letters = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** Names what was taken, and the same thing again where its `Idempotency-Key` is one that was used already. */
export function createReceipts() {
  const known = new Map<string, string>();
  return {
    /** The name under which a key was taken. */
    find: (key: string | undefined) => (key === undefined ? undefined : known.get(key)),
    issue(key: string | undefined): string {
      const name = Array.from({ length: 12 }, () => letters[randomInt(letters.length)])
        .join("")
        .replaceAll(/(.{4})(?=.)/g, "$1-");
      if (key !== undefined) known.set(key, name);
      return name;
    },
    clear: () => known.clear(),
  };
}
