import type { StripDesignFragment } from "../../site/bff/__generated__/operations";

const USUAL = 6;
const MOST = 12;

/** Gray keys, as many as the editor asked for: what stands in the simulator in place of live designs. */
export function examplesOf(limit: number | null): StripDesignFragment[] {
  const length = Math.min(MOST, Math.max(1, Math.floor(limit || USUAL)));
  return Array.from({ length }, (_, index) => ({ designId: `example-${index}`, name: null, skuId: null, image: null }));
}
