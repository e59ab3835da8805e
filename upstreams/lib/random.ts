/** Pseudo-random numbers that are the same on every machine and in every run. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** Creates a sequence for one facet of one item, so that a change of one facet leaves the others as they are. */
export function createRandom(seed: number, facet: string): Random {
  let state = seed >>> 0;
  for (let i = 0; i < facet.length; i += 1) state = mix(state ^ facet.charCodeAt(i));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mix(state) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    chance: (probability) => next() < probability,
  };
}

// The finalizer of MurmurHash3: every input bit affects every output bit.
function mix(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
