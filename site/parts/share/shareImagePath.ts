import { isLang, type Lang } from "../../i18n/languages";

const ROOT = "/share-image/";
const FILE = "image.png";

/** The size that networks crop least. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Returns the path of a page's share image. `path` is the page's, without language prefix. */
export function shareImagePath(path: string, lang: Lang): string {
  return `${ROOT}${lang}${path}${FILE}`;
}

/** Returns the page of a share image from the path segments below `/share-image/`; null for a path that shareImagePath does not make. */
export function pageOfImage(segments: readonly string[]): { lang: Lang; path: string } | null {
  const [lang = "", ...rest] = segments;
  if (!isLang(lang) || rest.pop() !== FILE || rest.length > MAX_PARTS || rest.some((part) => part.length > 500)) return null;
  return { lang, path: rest.length === 0 ? "/" : `/${rest.join("/")}/` };
}

const MAX_PARTS = 8;
