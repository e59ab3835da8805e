import { DEFAULT_LANG, toBcp47 } from "../../i18n/languages";

/** A page of the sitemap. */
export interface SitemapEntry {
  /** Path with language prefix. */
  url: string;
  lang: string;
  lastModified: string | null;
  /** The same page in other languages. */
  alternates: readonly { url: string; lang: string }[];
}

/** A sitemap file in the index. */
export interface SitemapPart {
  path: string;
  lastModified: string | null;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns a sitemap (sitemaps.org): pages, each with its translations and itself, as in its head; English is x-default. */
export function toSitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  return toDocument(
    "urlset",
    `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`,
    entries.map((entry) => toUrl(entry, siteUrl)),
  );
}

/** Where the parts of the sitemap are. */
export function toSitemapIndexXml(parts: readonly SitemapPart[], siteUrl: string): string {
  const lines = parts.map(
    ({ path, lastModified }) => `<sitemap><loc>${escapeXml(`${siteUrl}${path}`)}</loc>${lastModifiedTag(lastModified)}</sitemap>`,
  );
  return toDocument("sitemapindex", NAMESPACE, lines);
}

function toDocument(root: string, namespaces: string, lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${namespaces}>`, ...lines, `</${root}>`, ""].join("\n");
}

function toUrl({ url, lang, lastModified, alternates }: SitemapEntry, siteUrl: string): string {
  const address = (path: string) => escapeXml(`${siteUrl}${path}`);
  const translations = [{ url, lang }, ...alternates];
  const links = translations.map((page) => alternate(toBcp47(page.lang), address(page.url)));
  const inDefault = translations.find((page) => page.lang === DEFAULT_LANG);
  if (inDefault) links.push(alternate("x-default", address(inDefault.url)));
  return `<url><loc>${address(url)}</loc>${lastModifiedTag(lastModified)}${links.join("")}</url>`;
}

function alternate(hrefLang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(hrefLang)}" href="${href}"/>`;
}

// Prismic omits the colon in the time zone (+0000), which sitemaps do not allow.
function lastModifiedTag(text: string | null): string {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? "" : `<lastmod>${date.toISOString()}</lastmod>`;
}

/** Removes characters that XML does not allow and escapes the others. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
