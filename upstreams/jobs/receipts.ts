import { randomInt } from "node:crypto";

// Without characters that are easily confused, such as 0 and O.
const letters = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** Creates the register of receipts. Requests with the same `Idempotency-Key` get the same receipt. */
export function createReceipts() {
  const names = new Map<string, string>();
  return {
    /** Returns the receipt of an idempotency key that was used before. */
    find: (key: string | undefined) => (key === undefined ? undefined : names.get(key)),
    issue(key: string | undefined): string {
      const name = Array.from({ length: 12 }, () => letters[randomInt(letters.length)])
        .join("")
        .replaceAll(/(.{4})(?=.)/g, "$1-");
      if (key !== undefined) names.set(key, name);
      return name;
    },
    clear: () => names.clear(),
  };
}
