import type { StripDesignFragment } from "#site/bff/__generated__/operations.ts";

const NAMES = [
  "Sunset Ridge",
  "Red Fox",
  "Harlequin",
  "Bunting",
  "Night Owl",
  "Wildflowers",
  "Checkers",
  "Lighthouse",
  "Maple Leaf",
  "Blue Heron",
  "Polka Dots",
  "Pine Forest",
];
/** How many designs the BFF returns if the editor sets no limit. */
const USUAL = 6;

/** Returns as many designs as the editor's limit. Their pictures would come from the backend: blank keys stand in. */
export function designExamples(limit: number | null): StripDesignFragment[] {
  const length = Math.max(1, Math.floor(limit || USUAL));
  return NAMES.slice(0, length).map((name, index) => ({ designId: `example-${index}`, name, skuId: null, image: null }));
}
