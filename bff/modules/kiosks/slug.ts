import { toPlainWords } from "#shared/forms/placeName.ts";

/**
 * Returns a name as a part of an address: `St. John's` becomes `st-johns`, `Trois-Rivières` becomes `trois-rivieres`. A slug is its own
 * slug.
 */
export function toSlug(name: string): string {
  return toPlainWords(name).join("-");
}
