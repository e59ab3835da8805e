import type { DesignCardFragment, GalleryFilterFragment } from "../../bff/__generated__/operations";
import type { PageQuery } from "../../routing/params";

type Filter = GalleryFilterFragment;
type SubFilter = Filter["subFilters"][number];

/** What of the gallery an address asks for. */
export interface GallerySelection {
  /** Null: every design. */
  filter: Filter | null;
  sub: SubFilter | null;
  /** Codes of the groups to show; null for the default ones. */
  groups: readonly string[] | null;
}

/** The filter and narrower filter that an address names by their codes; what no filter offers is every design. */
export function toSelection(filters: readonly Filter[], { group, sub }: PageQuery): GallerySelection {
  const filter = filters.find(({ query }) => isSame(query, group)) ?? null;
  const narrower = filter?.subFilters.find(({ query }) => isSame(query, sub)) ?? null;
  return { filter, sub: narrower, groups: (narrower ?? filter)?.query ?? null };
}

/** The address of a filter, or of one of its narrower filters. */
export function filterHref(galleryUrl: string, filter?: Filter | null, sub?: SubFilter | null): string {
  if (!filter) return galleryUrl;
  const codes = (query: readonly string[]) => query.map(encodeURIComponent).join(",");
  return `${galleryUrl}?group=${codes(filter.query)}${sub ? `&sub=${codes(sub.query)}` : ""}`;
}

/** Designs of one group under what the gallery's filters call it; null where none of them does. */
export interface DesignGroup {
  code: string;
  label: string | null;
  designs: DesignCardFragment[];
}

/** Designs by group, in the order of the filters; a design with neither a name nor a picture cannot be shown. */
export function byGroup(designs: readonly DesignCardFragment[], filters: readonly Filter[]): DesignGroup[] {
  const shown = designs.filter(isShown);
  const named = filters.flatMap(({ query }) => (query.length === 1 ? query : []));
  const others = shown.map(({ designGroup }) => designGroup);
  const codes = [...new Set([...named, ...others])].filter((code) => others.includes(code));
  return codes.map((code) => ({ code, label: labelOf(code, filters), designs: shown.filter(({ designGroup }) => designGroup === code) }));
}

function isShown({ name, image }: DesignCardFragment): boolean {
  return Boolean(name || image);
}

/** A filter of this group alone says best what it is; then a narrower filter. */
function labelOf(code: string, filters: readonly Filter[]): string | null {
  const all = [...filters, ...filters.flatMap(({ subFilters }) => subFilters)];
  return all.find(({ query, label }) => label && isSame(query, [code]))?.label ?? null;
}

function isSame(codes: readonly string[], others: readonly string[] | undefined): boolean {
  return codes.length > 0 && codes.join() === others?.join();
}
