import { randomInt } from "node:crypto";

// Without characters that are easily confused, such as 0 and O.
const letters = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** Creates the register of receipts. Requests with the same `Idempotency-Key` get the same receipt. */
export function createReceipts() {
  const known = new Map<string, string>();
  return {
    /** Returns the receipt of an idempotency key that was used before. */
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
