import { type ImageField, isFilled } from "@prismicio/client";
import type { Metadata } from "next";
import { isLang, toBcp47 } from "../../i18n/languages";
import { isDrawing, sizedPath } from "../../ui/ContentImage/imageSizes";
import { SHARE_SIZE, shareImagePath } from "./shareImagePath";

interface SharedPage {
  lang: string;
  title: string;
  description: string;
  /** Address of the page, language prefix included. */
  url: string | null;
  /** Other languages in which it exists. */
  otherLangs: readonly string[];
  /** Name of the business. */
  brand: string;
  /** Whose picture is drawn: its path, without language prefix. */
  imagePath: string | null;
  /** The editor's own picture. */
  image?: ImageField | null;
}

/** What networks show where a page is shared: words, languages, and a picture of the size that they cut the least from. */
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

// Networks show no drawing that is one (SVG).
function pictureOf({ lang, title, imagePath, image }: SharedPage) {
  if (isFilled.image(image) && !isDrawing(image.url)) {
    return [{ url: sizedPath(image, SHARE_SIZE.width), ...sharedSize(image.dimensions), alt: image.alt || title }];
  }
  if (imagePath === null || !isLang(lang)) return [];
  return [{ url: shareImagePath(imagePath, lang), ...SHARE_SIZE, type: "image/png", alt: title }];
}

/** How large a picture is in the width that it is shared in; what a migration wrote may not tell. */
function sharedSize(dimensions: { width: number; height: number } | null | undefined) {
  if (!dimensions) return {};
  const width = Math.min(SHARE_SIZE.width, dimensions.width);
  return { width, height: Math.round((width * dimensions.height) / dimensions.width) };
}

/** The language as Open Graph writes it: `fr-ca` -> `fr_CA`. */
function toOpenGraph(lang: string): string {
  return toBcp47(lang).replace("-", "_");
}
