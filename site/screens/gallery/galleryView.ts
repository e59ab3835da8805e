import type { DesignCardFragment, GalleryFilterFragment } from "../../bff/__generated__/operations";
import type { GalleryState } from "../../parts/galleryState/galleryState";

export type Filter = GalleryFilterFragment;
export type SubFilter = Filter["subFilters"][number];

/** What a URL selects in the gallery. */
export interface GallerySelection {
  /** Null: every design. */
  filter: Filter | null;
  sub: SubFilter | null;
  /** Codes of the groups to show; null for the default groups, or at a place for all that are in stock. */
  groups: readonly string[] | null;
}

/** Stock of one group at the kiosks around a place. */
export interface Stock {
  code: string;
  skuIds: readonly number[];
}

/**
 * Returns the filter and sub-filter for the codes of a URL; unknown codes select every design. When the filters failed to load, the codes
 * are used as group codes.
 */
export function toSelection(filters: readonly Filter[] | null, { group, sub }: Pick<GalleryState, "group" | "sub">): GallerySelection {
  if (!filters) return { filter: null, sub: null, groups: sub ?? group ?? null };
  const filter = filters.find(({ query }) => isSame(query, group)) ?? null;
  const narrower = filter?.subFilters.find(({ query }) => isSame(query, sub)) ?? null;
  return { filter, sub: narrower, groups: (narrower ?? filter)?.query ?? null };
}

/** A selection at a place, and the filter that was cleared because it has no stock. */
export interface Narrowed extends GallerySelection {
  cleared: Filter | SubFilter | null;
}

/** Narrows a selection to the stock of a place. A filter or sub-filter without any group in stock is cleared. */
export function narrow({ filter, sub, groups }: GallerySelection, stock: readonly Stock[]): Narrowed {
  const codes = stock.map(({ code }) => code);
  const inStock = (query: readonly string[]) => query.filter((code) => codes.includes(code));
  if (!filter) return { filter, sub, groups: groups && inStock(groups), cleared: null };
  if (inStock(filter.query).length === 0) return { filter: null, sub: null, groups: null, cleared: filter };
  if (!sub || inStock(sub.query).length === 0) return { filter, sub: null, groups: inStock(filter.query), cleared: sub };
  return { filter, sub, groups: inStock(sub.query), cleared: null };
}

/** Returns the number of a filter's designs in stock. */
export function countStock({ query }: Pick<Filter, "query">, stock: readonly Stock[]): number {
  return new Set(stock.filter(({ code }) => query.includes(code)).flatMap(({ skuIds }) => skuIds)).size;
}

/** Returns the codes of a selection for the URL. */
export function toCodes({ filter, sub }: Pick<GallerySelection, "filter" | "sub">): Pick<GalleryState, "group" | "sub"> {
  return { group: filter?.query, sub: filter ? sub?.query : undefined };
}

/**
 * Returns the designs that the gallery shows: those of a group together, groups in the order of the filters. Designs without a name and a
 * picture are left out, and with words to find, those whose name and group together do not contain each of the words.
 */
export function toShown(designs: readonly DesignCardFragment[], filters: readonly Filter[], find = ""): DesignCardFragment[] {
  const words = fold(find).split(/\s+/).filter(Boolean);
  const byGroup = new Map<string, DesignCardFragment[]>();
  for (const design of designs) {
    if (!design.name && !design.image) continue;
    const text = words.length > 0 ? fold([design.name, ...labelsOf(design.designGroup, filters)].join(" ")) : "";
    if (!words.every((word) => text.includes(word))) continue;
    const others = byGroup.get(design.designGroup);
    if (others) others.push(design);
    else byGroup.set(design.designGroup, [design]);
  }
  const named = filters.flatMap(({ query }) => (query.length === 1 ? query : []));
  return [...new Set([...named, ...byGroup.keys()])].flatMap((code) => byGroup.get(code) ?? []);
}

/** Returns a text for comparison: lower case, without accents. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns the labels of all filters that contain a group. */
function labelsOf(code: string, filters: readonly Filter[]): (string | null)[] {
  return [...filters, ...filters.flatMap(({ subFilters }) => subFilters)]
    .filter(({ query }) => query.includes(code))
    .map(({ label }) => label);
}

/** Designs per page: more than the catalogue had for years, and few enough for a phone. */
export const PAGE_SIZE = 120;

/** Returns the label of a group: of a filter with this group alone, else of such a sub-filter. */
export function labelOf(code: string, filters: readonly Filter[]): string | null {
  const all = [...filters, ...filters.flatMap(({ subFilters }) => subFilters)];
  return all.find(({ query, label }) => label && isSame(query, [code]))?.label ?? null;
}

function isSame(codes: readonly string[], others: readonly string[] | undefined): boolean {
  return codes.length > 0 && codes.join() === others?.join();
}
