import type { Metadata } from "next";
import type { Lang, LanguagePaths } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { GalleryPage } from "../../parts/content/pageTypes";
import { type GalleryState, galleryHref, parseGallery } from "../../parts/galleryState/galleryState";
import { loadDesign } from "./loadGallery";

/**
 * Returns the metadata of a view of the gallery. Every view has the gallery's canonical URL: filters show a part of it, and a design has no
 * text of its own but a name. An open design has its own title and address where it is shared.
 */
export async function galleryMetadata(metadata: Metadata, page: GalleryPage, lang: Lang, query: unknown): Promise<Metadata> {
  const state = parseGallery(query);
  const isOfPlace = state.q !== undefined || state.at !== undefined;
  if (!state.sku) return isOfPlace ? { ...metadata, robots: HIDDEN } : metadata;
  const design = await loadDesign(state.sku, lang);
  if (!design || design === "unknown") return { ...metadata, robots: HIDDEN };
  const title = `${design.name || messagesOf(lang).keyDesign} | ${page.data.title || messagesOf(lang).keyGallery}`;
  return {
    ...metadata,
    title,
    ...(isOfPlace && { robots: HIDDEN }),
    openGraph: openGraphOf(metadata, title, page, state),
    twitter: { ...metadata.twitter, title },
  };
}

const HIDDEN = { index: false, follow: true };

function openGraphOf({ openGraph }: Metadata, title: string, { url }: GalleryPage, { sku }: GalleryState): Metadata["openGraph"] {
  return { ...openGraph, title, ...(url && { url: galleryHref(url, { page: 1, sku }) }) };
}

/** Returns the URL of the same view of the gallery in every language; its parameters are the same in each. */
export function galleryLanguagePaths(paths: LanguagePaths, query: unknown): LanguagePaths {
  const state = parseGallery(query);
  return Object.fromEntries(Object.entries(paths).map(([lang, path]) => [lang, galleryHref(path, state)]));
}
