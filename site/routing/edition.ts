import { DEFAULT_LANG, isLang, type Lang } from "../i18n/languages";

/**
 * What a page is rendered for, as the first segment of its internal address: `fr-ca`, or `en-us.for-fr-ca` where a
 * French visitor is shown the English page because there is no French one. Only the proxy makes editions, so that
 * pages never read a cookie or header to know them.
 */
export interface Edition {
  /** Language of content, chrome and `<html lang>`. */
  lang: Lang;
  /** The language that was asked for, where it is another. */
  askedFor?: Lang;
}

export function formatEdition({ lang, askedFor }: Edition): string {
  return askedFor && askedFor !== lang ? `${lang}.for-${askedFor}` : lang;
}

/** Reads the segment; anything the proxy would not have made is null. */
export function parseEdition(segment: string): Edition | null {
  const [lang = "", askedFor] = segment.split(".for-");
  if (!isLang(lang)) return null;
  if (askedFor === undefined) return { lang };
  return isLang(askedFor) && askedFor !== lang ? { lang, askedFor } : null;
}

/** Splits a public path into its language prefix, if it has one, and the path without it. */
export function splitLang(pathname: string): { prefix: string | null; path: string } {
  const match = /^\/([a-z]{2}-[a-z]{2})(\/.*)?$/i.exec(pathname);
  return match ? { prefix: match[1]!.toLowerCase(), path: match[2] ?? "" } : { prefix: null, path: pathname };
}

/** The site's language for a prefix: what it does not speak is en-us. */
export function toLang(prefix: string | null): Lang {
  return prefix && isLang(prefix) ? prefix : DEFAULT_LANG;
}
