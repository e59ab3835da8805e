import { DEFAULT_LANG, isLang, type Lang } from "../i18n/languages";
import { type ExperimentChoice, isExperimentChoice } from "./contentCookies";

/**
 * What a page is rendered for, as the first segment of its internal URL: `fr-ca`; `en-us.for-fr-ca` if a French visitor is shown the
 * English page because there is no French one; `en-us.x-G1-1` for a variation of an experiment; `en-us.draft` for an editor's draft. Only
 * the proxy sets editions, so that pages read no cookie or header for this.
 */
export interface Edition {
  /** Language of content and `<html lang>`. */
  lang: Lang;
  /** The requested language, if it is another: that of header and footer. */
  requestedLang?: Lang;
  /** The variation of an experiment that the visitor is shown. */
  experiment?: ExperimentChoice;
  /** An editor's draft: it must not be cached. */
  isDraft?: true;
}

/** Returns the path segment of an edition. */
export function formatEdition({ lang, requestedLang, experiment, isDraft }: Edition): string {
  const parts: string[] = [lang];
  if (requestedLang && requestedLang !== lang) parts.push(`for-${requestedLang}`);
  if (isDraft) parts.push("draft");
  else if (experiment) parts.push(`x-${experiment.googleId}-${experiment.index}`);
  return parts.join(".");
}

/** Parses the segment; null if the proxy would not have created it. */
export function parseEdition(segment: string): Edition | null {
  const [, lang = "", requestedLang, draft, googleId, index] =
    /^([a-z-]+)(?:\.for-([a-z-]+))?(?:\.(draft)|\.x-([\w-]+)-(\d+))?$/.exec(segment) ?? [];
  if (!isLang(lang) || (requestedLang !== undefined && !isLang(requestedLang))) return null;
  const experiment = googleId === undefined ? undefined : { googleId, index: Number(index) };
  if (experiment && !isExperimentChoice(experiment)) return null;
  const edition: Edition = {
    lang,
    ...(requestedLang && { requestedLang }),
    ...(experiment && { experiment }),
    ...(draft && { isDraft: true }),
  };
  // Only one spelling is valid.
  return formatEdition(edition) === segment ? edition : null;
}

/** Splits a public path into its language prefix, if it has one, and the path without it. */
export function splitLang(pathname: string): { prefix: string | null; path: string } {
  const match = /^\/([a-z]{2}-[a-z]{2})(\/.*)?$/i.exec(pathname);
  return match ? { prefix: match[1]!.toLowerCase(), path: match[2] ?? "" } : { prefix: null, path: pathname };
}

/** Returns the site's language for a prefix; en-us for unsupported ones. */
export function toLang(prefix: string | null): Lang {
  return prefix && isLang(prefix) ? prefix : DEFAULT_LANG;
}
