import type { Lang } from "../../i18n/languages";
import { findDirectoryPath } from "../../parts/directory/findDirectoryPath";
import type { Point } from "../../parts/locator/locatorState";
import { loadCity } from "../../parts/directory/loadDirectory";
import { findPoint } from "../../parts/locator/findPoint";
import type { GalleryState } from "../../parts/gallery/galleryState";

/** The place whose stock is looked at. */
export type GalleryPlace =
  | { kind: "found"; at: Point; words?: string }
  /** No place goes by those words; or, `silent`, there was no answer. */
  | { kind: "nowhere"; words: string; isSilent: boolean };

/**
 * Where a city of the directory is, by its first kiosk: as good as a point of Places, where that knows none or says nothing. Null where
 * there is none.
 */
async function findCity(words: string, lang: Lang): Promise<Point | null> {
  const [, state, city] = /^\/key-services\/([^/]+)\/([^/]+)\/$/.exec((await findDirectoryPath(words, lang)) ?? "") ?? [];
  if (!state || !city) return null;
  return (await loadCity(lang, state, city, [], 1, 0))?.kiosksByPlace?.kiosks?.[0]?.geoLocation ?? null;
}

/**
 * Finds the place that an address asks for, and the state with its point, so that links need not search for it again. Null where it asks
 * for none.
 */
export async function findGalleryPlace(state: GalleryState, lang: Lang): Promise<{ place: GalleryPlace | null; state: GalleryState }> {
  const { q, at } = state;
  if (at) return { place: { kind: "found", at, words: q }, state };
  if (!q) return { place: null, state };
  const found = await findPoint(q, lang);
  if (typeof found === "object") return { place: { kind: "found", at: found.at, words: q }, state: { ...state, ...found } };
  const inCity = await findCity(q, lang);
  if (inCity) return { place: { kind: "found", at: inCity, words: q }, state: { ...state, at: inCity } };
  // What leads nowhere is in no link.
  const { q: _, ...others } = state;
  return { place: { kind: "nowhere", words: q, isSilent: found === "unknown" }, state: others };
}
