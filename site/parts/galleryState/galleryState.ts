import { z } from "zod";
import { EMPTY_STATE, type Point, printState } from "../locator/locatorState";
import { parseLocatorState } from "../locator/parseLocatorState";

/** State of the gallery, all of it in its URL. */
export interface GalleryState {
  /** Codes of the design groups of a filter. */
  group?: readonly string[];
  /** Codes of a sub-filter. */
  sub?: readonly string[];
  /** The place whose stock is shown, as the visitor typed or picked it. */
  q?: string;
  /** Point of the place. Without `q` it is the visitor's position. */
  at?: Point;
  /** Google's place id. */
  place?: string;
  /** Words that the designs' names or groups contain. */
  find?: string;
  /** Pages of the list: all from the first to this one are shown. */
  page: number;
  /** Blank of the open design, as the URL has it. */
  sku?: string;
}

// Codes are free text of editors; their number is limited as in the schema. A parameter that comes twice is ambiguous and ignored.
const codes = z
  .string()
  .regex(/^[^,\p{Cc}]{1,40}(,[^,\p{Cc}]{1,40}){0,49}$/u)
  .transform((text) => text.split(","));

/** The URL is untrusted input: values that do not fit are ignored. */
const schema = z.object({
  group: codes.optional().catch(undefined),
  sub: codes.optional().catch(undefined),
  find: z.string().trim().min(1).max(60).optional().catch(undefined),
  // Any text, not only digits: after following a truncated link, the visitor reads that there is no such design.
  sku: z.string().trim().min(1).max(40).optional().catch(undefined),
});

/** Parses the gallery's state from the query. Never throws. */
export function parseGallery(searchParams: unknown): GalleryState {
  const { group, sub, find, sku } = schema.parse(searchParams ?? {});
  const { q, at, place, page } = parseLocatorState(searchParams);
  return {
    page,
    ...(group && { group }),
    ...(sub && { sub }),
    ...(find && { find }),
    ...(q && { q }),
    ...(at && { at }),
    ...(place && { place }),
    ...(sku && { sku }),
  };
}

/** Returns the URL of a state. Parameters have a fixed order, so that a view has one URL. */
export function galleryHref(galleryUrl: string, { group, sub, find, sku, ...place }: GalleryState): string {
  const list = (name: string, query: readonly string[] | undefined) =>
    query ? [`${name}=${query.map(encodeURIComponent).join(",")}`] : [];
  const searched = printState({ ...EMPTY_STATE, ...place }).slice(1);
  const parts = [
    ...list("group", group),
    ...list("sub", sub),
    ...(find ? [`find=${encodeURIComponent(find).replaceAll("%20", "+")}`] : []),
    ...(searched ? [searched] : []),
    ...(sku ? [`sku=${encodeURIComponent(sku)}`] : []),
  ];
  return parts.length > 0 ? `${galleryUrl}?${parts.join("&")}` : galleryUrl;
}

/** Returns the state without its place. */
export function withoutPlace({ group, sub, find, sku }: GalleryState): GalleryState {
  return { group, sub, find, sku, page: 1 };
}

/** Returns the state without an open design. */
export function closed(state: GalleryState): GalleryState {
  return { ...state, sku: undefined };
}

/** Largest GraphQL Int. */
const MOST = 2 ** 31 - 1;

/** Returns the blank's id from the URL; null when the text cannot be one. */
export function toSkuId(sku: string): number | null {
  return /^\d{1,10}$/.test(sku) && Number(sku) <= MOST ? Number(sku) : null;
}
