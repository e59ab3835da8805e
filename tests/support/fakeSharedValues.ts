import type { SharedValues } from "../../redis/values";

/** Shared values in this process's memory, by key; `now` is the clock by which they age. */
export function createFakeSharedValues(now: () => number): SharedValues & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  const storedAt = new Map<string, number>();
  return {
    kept,
    async find(keys) {
      const there = keys.filter((key) => kept.has(key));
      return new Map(there.map((key) => [key, { value: structuredClone(kept.get(key)), ageMs: now() - storedAt.get(key)! }]));
    },
    keep(key, value) {
      kept.set(key, value);
      storedAt.set(key, now());
    },
    claim: async () => () => {},
  };
}
