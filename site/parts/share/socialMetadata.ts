import { type ImageField, isFilled } from "@prismicio/client";
import type { Metadata } from "next";
import { isLang, toBcp47 } from "../../i18n/languages";
import { isDrawing, sizedPath } from "../../ui/ContentImage/imageSizes";
import { SHARE_SIZE, shareImagePath } from "./shareImagePath";

interface SharedPage {
  lang: string;
  title: string;
  description: string;
  /** URL of the page, with language prefix. */
  url: string | null;
  /** Other languages of the page. */
  otherLangs: readonly string[];
  /** Name of the business. */
  brand: string;
  /** Path of the page whose share image is drawn, without language prefix. */
  imagePath: string | null;
  /** The editor's share image. */
  image?: ImageField | null;
}

/** Returns the Open Graph and Twitter metadata of a page: texts, languages and a picture. */
export function socialMetadata(page: SharedPage): Pick<Metadata, "openGraph" | "twitter"> {
  const { lang, title, description, url, otherLangs, brand } = page;
  const images = pictureOf(page);
  return {
    openGraph: {
      type: "website",
      siteName: brand,
      title,
      description,
      url: url ?? undefined,
      locale: toOpenGraph(lang),
      alternateLocale: otherLangs.map(toOpenGraph),
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

// Networks do not show SVG.
function pictureOf({ lang, title, imagePath, image }: SharedPage) {
  if (isFilled.image(image) && !isDrawing(image.url)) {
    return [{ url: sizedPath(image, SHARE_SIZE.width), ...sharedSize(image.dimensions), alt: image.alt || title }];
  }
  if (imagePath === null || !isLang(lang)) return [];
  return [{ url: shareImagePath(imagePath, lang), ...SHARE_SIZE, type: "image/png", alt: title }];
}

/** Returns the size of the editor's picture at the shared width; empty when migrated content has no dimensions. */
function sharedSize(dimensions: { width: number; height: number } | null | undefined) {
  if (!dimensions) return {};
  const width = Math.min(SHARE_SIZE.width, dimensions.width);
  return { width, height: Math.round((width * dimensions.height) / dimensions.width) };
}

/** Returns a language in Open Graph's format: `fr-ca` -> `fr_CA`. */
function toOpenGraph(lang: string): string {
  return toBcp47(lang).replace("-", "_");
}
