/**
 * Returns a name as a part of an address: `St. John's` becomes `st-johns`, `Trois-Rivières` becomes `trois-rivieres`. A slug is its own
 * slug.
 */
export function toSlug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
