import type { Metadata } from "next";
import type { Lang } from "../../i18n/languages";
import { messagesOf } from "../../i18n/messages";
import type { GalleryPage } from "../../parts/content/pageTypes";
import { type GalleryState, galleryHref, parseGallery } from "../../parts/gallery/galleryState";
import { loadDesign } from "./loadGallery";

/** Returns the metadata of a view of the gallery. An open design has its own canonical URL; a filtered view has the gallery's. */
export async function galleryMetadata(metadata: Metadata, page: GalleryPage, lang: Lang, query: unknown): Promise<Metadata> {
  const state = parseGallery(query);
  const isOfPlace = state.q !== undefined || state.at !== undefined;
  if (!state.sku) return isOfPlace ? { ...metadata, robots: HIDDEN } : metadata;
  const design = await loadDesign(state.sku);
  if (!design || design === "unknown") return { ...metadata, robots: HIDDEN };
  const title = `${design.name || messagesOf(lang).keyDesign} | ${page.data.title || messagesOf(lang).keyGallery}`;
  return {
    ...withSku(metadata, { page: 1, sku: String(design.skuId ?? state.sku) }),
    title,
    ...(isOfPlace && { robots: HIDDEN }),
    openGraph: openGraphOf(metadata, title, page, state),
    twitter: { ...metadata.twitter, title },
  };
}

const HIDDEN = { index: false, follow: true };

function withSku(metadata: Metadata, only: GalleryState): Metadata {
  const { canonical, languages } = metadata.alternates ?? {};
  const at = (path: unknown) => galleryHref(String(path), only);
  return {
    ...metadata,
    alternates: {
      canonical: canonical ? at(canonical) : canonical,
      languages: Object.fromEntries(Object.entries(languages ?? {}).map(([lang, path]) => [lang, at(path)])),
    },
  };
}

function openGraphOf({ openGraph }: Metadata, title: string, { url }: GalleryPage, { sku }: GalleryState): Metadata["openGraph"] {
  return { ...openGraph, title, ...(url && { url: galleryHref(url, { page: 1, sku }) }) };
}
