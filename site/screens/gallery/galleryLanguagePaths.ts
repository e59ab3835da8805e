import type { LanguagePaths } from "../../i18n/languagePaths";
import { galleryHref, parseGallery } from "../../parts/galleryState/galleryState";

/** Returns the URL of the same view of the gallery in every language; its parameters are the same in each. */
export function galleryLanguagePaths(paths: LanguagePaths, query: unknown): LanguagePaths {
  const state = parseGallery(query);
  return Object.fromEntries(Object.entries(paths).map(([lang, path]) => [lang, galleryHref(path, state)]));
}
