import type { StripDesignFragment } from "../../site/bff/__generated__/operations";

const USUAL = 6;
const MOST = 12;

/** Returns gray keys, as many as the editor's limit, as placeholders for live designs in the simulator. */
export function examplesOf(limit: number | null): StripDesignFragment[] {
  const length = Math.min(MOST, Math.max(1, Math.floor(limit || USUAL)));
  return Array.from({ length }, (_, index) => ({ designId: `example-${index}`, name: null, skuId: null, image: null }));
}
