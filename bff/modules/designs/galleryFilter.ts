import type { PrismicDocument } from "@prismicio/client";

/** A filter of the key gallery, as the editor arranged it. */
export interface GalleryFilter {
  id: string;
  displayOrder: number | null;
  imageUrl: string | null;
  label: string | null;
  /** Codes of design groups. */
  query: string[];
  subFilters: GallerySubFilter[];
}

interface GallerySubFilter {
  label: string | null;
  query: string[];
}

/** Returns the documents of type `key_gallery_filter` as filters, by their display order; those without one come last. */
export function toGalleryFilters(documents: readonly PrismicDocument[]): GalleryFilter[] {
  // Infinity minus Infinity is NaN, which is falsy and so keeps the order.
  const rank = ({ displayOrder }: GalleryFilter) => displayOrder ?? Infinity;
  return documents.map(toGalleryFilter).sort((one, other) => rank(one) - rank(other) || 0);
}

function toGalleryFilter({ id, data }: PrismicDocument): GalleryFilter {
  const { display_order, image, label, query, sub_filters } = data as Record<string, unknown>;
  const rows = Array.isArray(sub_filters) ? (sub_filters as Record<string, unknown>[]) : [];
  return {
    id,
    displayOrder: typeof display_order === "number" ? display_order : null,
    imageUrl: toText((image as { url?: unknown } | null | undefined)?.url),
    label: toText(label),
    query: toCodes(query),
    subFilters: rows.map((row) => ({ label: toText(row.label), query: toCodes(row.query) })),
  };
}

function toText(value: unknown): string | null {
  return typeof value === "string" && value.trim() ? value.trim() : null;
}

/** Returns the codes of a list that an editor typed with commas. */
export function toCodes(value: unknown): string[] {
  return (toText(value) ?? "").split(",").flatMap((code) => toText(code) ?? []);
}
