import type { Lang } from "../../i18n/languages";
import { findDirectoryPath } from "../../parts/directory/findDirectoryPath";
import type { Point } from "../../parts/locator/locatorState";
import { loadCity } from "../../parts/directory/loadDirectory";
import { findPoint } from "../../parts/locator/findPoint";
import type { GalleryState } from "../../parts/gallery/galleryState";

/** The place whose stock is shown. */
export type GalleryPlace =
  | { kind: "found"; at: Point; words?: string }
  /** No place was found for the text; `isSilent` when the query failed. */
  | { kind: "nowhere"; words: string; isSilent: boolean };

/**
 * Returns the point of a city of the directory, taken from its first kiosk: the fallback when Places knows no point or does not answer.
 * Null when there is none.
 */
async function findCity(words: string, lang: Lang): Promise<Point | null> {
  const [, state, city] = /^\/key-services\/([^/]+)\/([^/]+)\/$/.exec((await findDirectoryPath(words, lang)) ?? "") ?? [];
  if (!state || !city) return null;
  return (await loadCity(lang, state, city, [], 1, 0))?.kiosksInState?.nodes?.[0]?.geoLocation ?? null;
}

/**
 * Finds the place of the gallery's URL, and returns the state with its point, so that links need no further search. The place is null when
 * the URL has none.
 */
export async function findGalleryPlace(state: GalleryState, lang: Lang): Promise<{ place: GalleryPlace | null; state: GalleryState }> {
  const { q, at } = state;
  if (at) return { place: { kind: "found", at, words: q }, state };
  if (!q) return { place: null, state };
  const found = await findPoint(q, lang);
  if (typeof found === "object") return { place: { kind: "found", at: found.at, words: q }, state: { ...state, ...found } };
  const inCity = await findCity(q, lang);
  if (inCity) return { place: { kind: "found", at: inCity, words: q }, state: { ...state, at: inCity } };
  // Links leave out a text that was not found.
  const { q: _, ...others } = state;
  return { place: { kind: "nowhere", words: q, isSilent: found === "unknown" }, state: others };
}
