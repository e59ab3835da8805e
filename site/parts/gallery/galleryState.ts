import { z } from "zod";
import { EMPTY_STATE, type Point, printState } from "../locator/locatorState";
import { parseLocatorState } from "../locator/parseLocatorState";

/** What the gallery's address says: the screen is made of nothing else. */
export interface GalleryState {
  /** Codes of the design groups of a filter. */
  group?: readonly string[];
  /** Those of one of its narrower filters. */
  sub?: readonly string[];
  /** The place whose stock is looked at, as the visitor typed or picked it. */
  q?: string;
  /** The point that it stands for; without words, the visitor's own. */
  at?: Point;
  /** Google's id of the place. */
  place?: string;
  /** Pages of the list, from the first one to this. */
  page: number;
  /** A blank of the design that is open, as it was written. */
  sku?: string;
}

// Whatever an editor may have typed as codes: as many as the graph takes. A name that comes twice says two things, and so none.
const codes = z
  .string()
  .regex(/^[^,\p{Cc}]{1,40}(,[^,\p{Cc}]{1,40}){0,49}$/u)
  .transform((text) => text.split(","));

/** Anybody may write anything into an address, so what does not fit is as if it were not there. */
const schema = z.object({
  group: codes.optional().catch(undefined),
  sub: codes.optional().catch(undefined),
  // Not only numbers: a visitor who follows a link that was cut is told that there is no such design.
  sku: z.string().trim().min(1).max(40).optional().catch(undefined),
});

/** Reads what the gallery's address asks for. Never fails. */
export function parseGallery(searchParams: unknown): GalleryState {
  const { group, sub, sku } = schema.parse(searchParams ?? {});
  const { q, at, place, page } = parseLocatorState(searchParams);
  return {
    page,
    ...(group && { group }),
    ...(sub && { sub }),
    ...(q && { q }),
    ...(at && { at }),
    ...(place && { place }),
    ...(sku && { sku }),
  };
}

/** The address of a state, always in the same order, so that one view has one address. */
export function galleryHref(galleryUrl: string, { group, sub, sku, ...place }: GalleryState): string {
  const list = (name: string, query: readonly string[] | undefined) =>
    query ? [`${name}=${query.map(encodeURIComponent).join(",")}`] : [];
  const searched = printState({ ...EMPTY_STATE, ...place }).slice(1);
  const parts = [
    ...list("group", group),
    ...list("sub", sub),
    ...(searched ? [searched] : []),
    ...(sku ? [`sku=${encodeURIComponent(sku)}`] : []),
  ];
  return parts.length > 0 ? `${galleryUrl}?${parts.join("&")}` : galleryUrl;
}

/** The same without a place. */
export function withoutPlace({ group, sub, sku }: GalleryState): GalleryState {
  return { group, sub, sku, page: 1 };
}

/** The same with no design open. */
export function closed(state: GalleryState): GalleryState {
  return { ...state, sku: undefined };
}

/** The largest number that the graph takes. */
const MOST = 2 ** 31 - 1;

/** The blank that an address names; null where that can be none. */
export function toSkuId(sku: string): number | null {
  return /^\d{1,10}$/.test(sku) && Number(sku) <= MOST ? Number(sku) : null;
}
