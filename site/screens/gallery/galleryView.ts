import type { DesignCardFragment, GalleryFilterFragment } from "../../bff/__generated__/operations";
import type { GalleryState } from "../../parts/gallery/galleryState";

export type Filter = GalleryFilterFragment;
export type SubFilter = Filter["subFilters"][number];

/** What of the gallery an address asks for. */
export interface GallerySelection {
  /** Null: every design. */
  filter: Filter | null;
  sub: SubFilter | null;
  /** Codes of the groups to show; null for the default ones, around a place for all that is in stock. */
  groups: readonly string[] | null;
}

/** What the kiosks around a place have of one group. */
export interface Stock {
  code: string;
  skuIds: readonly number[];
}

/**
 * The filter and narrower filter that an address names by their codes; what no filter offers is every design. Where nobody could say which
 * filters there are, its codes are taken as they are.
 */
export function toSelection(filters: readonly Filter[] | null, { group, sub }: Pick<GalleryState, "group" | "sub">): GallerySelection {
  if (!filters) return { filter: null, sub: null, groups: sub ?? group ?? null };
  const filter = filters.find(({ query }) => isSame(query, group)) ?? null;
  const narrower = filter?.subFilters.find(({ query }) => isSame(query, sub)) ?? null;
  return { filter, sub: narrower, groups: (narrower ?? filter)?.query ?? null };
}

/** A selection around a place, and what of it had to be cleared. */
export interface Narrowed extends GallerySelection {
  cleared: Filter | SubFilter | null;
}

/** What is left of a selection around a place: a filter, or narrower filter, none of whose groups is in stock is cleared. */
export function narrow({ filter, sub, groups }: GallerySelection, stock: readonly Stock[]): Narrowed {
  const codes = stock.map(({ code }) => code);
  const inStock = (query: readonly string[]) => query.filter((code) => codes.includes(code));
  if (!filter) return { filter, sub, groups: groups && inStock(groups), cleared: null };
  if (inStock(filter.query).length === 0) return { filter: null, sub: null, groups: null, cleared: filter };
  if (!sub || inStock(sub.query).length === 0) return { filter, sub: null, groups: inStock(filter.query), cleared: sub };
  return { filter, sub, groups: inStock(sub.query), cleared: null };
}

/** How many designs of a filter are in stock. */
export function countStock({ query }: Pick<Filter, "query">, stock: readonly Stock[]): number {
  return new Set(stock.filter(({ code }) => query.includes(code)).flatMap(({ skuIds }) => skuIds)).size;
}

/** The codes of a selection as an address names them. */
export function toCodes({ filter, sub }: Pick<GallerySelection, "filter" | "sub">): Pick<GalleryState, "group" | "sub"> {
  return { group: filter?.query, sub: filter ? sub?.query : undefined };
}

/** Designs of one group under what the gallery's filters call it; null where none of them does. */
export interface DesignGroup {
  code: string;
  label: string | null;
  designs: DesignCardFragment[];
}

/** Designs by group, in the order of the filters; a design with neither a name nor a picture cannot be shown. */
export function byGroup(designs: readonly DesignCardFragment[], filters: readonly Filter[]): DesignGroup[] {
  const own = new Map<string, DesignCardFragment[]>();
  for (const design of designs.filter(isShown)) {
    const others = own.get(design.designGroup);
    if (others) others.push(design);
    else own.set(design.designGroup, [design]);
  }
  const named = filters.flatMap(({ query }) => (query.length === 1 ? query : []));
  const codes = [...new Set([...named, ...own.keys()])].filter((code) => own.has(code));
  return codes.map((code) => ({ code, label: labelOf(code, filters), designs: own.get(code)! }));
}

/** As many designs as one page shows: more than the catalogue had for years, and few enough for a phone. */
export const PAGE_SIZE = 120;

/** A group with as many of its designs as are shown. */
export interface ShownGroup extends DesignGroup {
  total: number;
  /** How many designs stand before it. */
  before: number;
}

/** The pages of a list from its first one: groups in their order, the last of them maybe cut. */
export function takePages(groups: readonly DesignGroup[], page: number): ShownGroup[] {
  let before = 0;
  return groups.flatMap(({ designs, ...group }) => {
    const shown = designs.slice(0, page * PAGE_SIZE - before);
    before += shown.length;
    return shown.length > 0 ? [{ ...group, designs: shown, total: designs.length, before: before - shown.length }] : [];
  });
}

/** What the gallery calls a group: a filter of this group alone says best what it is; then a narrower filter. */
export function labelOf(code: string, filters: readonly Filter[]): string | null {
  const all = [...filters, ...filters.flatMap(({ subFilters }) => subFilters)];
  return all.find(({ query, label }) => label && isSame(query, [code]))?.label ?? null;
}

function isShown({ name, image }: DesignCardFragment): boolean {
  return Boolean(name || image);
}

function isSame(codes: readonly string[], others: readonly string[] | undefined): boolean {
  return codes.length > 0 && codes.join() === others?.join();
}
