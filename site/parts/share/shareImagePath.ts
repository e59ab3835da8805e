import { isLang, type Lang } from "../../i18n/languages";

const ROOT = "/share-image/";
const FILE = "image.png";

/** Size that every network cuts the least from. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Where the picture of a page is that is shown where the page is shared. `path` is the page's, without language prefix. */
export function shareImagePath(path: string, lang: Lang): string {
  return `${ROOT}${lang}${path}${FILE}`;
}

/** The page that a picture's address belongs to, by the segments below `/share-image/`; null for what we would not have made. */
export function pageOfImage(segments: readonly string[]): { lang: Lang; path: string } | null {
  const [lang = "", ...rest] = segments;
  if (!isLang(lang) || rest.pop() !== FILE || rest.length > MAX_PARTS || rest.some((part) => part.length > 500)) return null;
  return { lang, path: rest.length === 0 ? "/" : `/${rest.join("/")}/` };
}

const MAX_PARTS = 8;
