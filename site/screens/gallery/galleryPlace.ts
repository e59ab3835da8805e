import type { Lang } from "../../i18n/languages";
import type { Point } from "../../parts/locator/locatorState";
import { findPoint } from "../../parts/locator/findPoint";
import type { GalleryState } from "../../parts/galleryState/galleryState";

/** The place whose stock is shown. */
export type GalleryPlace =
  | { kind: "found"; at: Point; words?: string }
  /** No place was found for the text; `isSilent` when the query failed. */
  | { kind: "nowhere"; words: string; isSilent: boolean };

/**
 * Finds the place of the gallery's URL, and returns the state with its point, so that links need no further search. The place is null when
 * the URL has none.
 */
export async function findGalleryPlace(state: GalleryState, lang: Lang): Promise<{ place: GalleryPlace | null; state: GalleryState }> {
  const { q, at } = state;
  if (at) return { place: { kind: "found", at, words: q }, state };
  if (!q) return { place: null, state };
  const result = await findPoint(q, lang);
  if (typeof result === "object") {
    const named = { ...state, ...result };
    return { place: { kind: "found", at: result.at, words: named.q }, state: named };
  }
  // Links leave out a text that was not found.
  const { q: _, ...others } = state;
  return { place: { kind: "nowhere", words: q, isSilent: result === "unknown" }, state: others };
}
