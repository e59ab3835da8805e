import type { SitemapQuery } from "../../bff/__generated__/operations";
import { DEFAULT_LANG, toBcp47 } from "../../i18n/languages";

type Entry = NonNullable<SitemapQuery["sitemap"]>[number];

/** Pages as search engines read them (sitemaps.org), each with its translations; English is for everybody else. */
export function toSitemapXml(entries: readonly Entry[], siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((entry) => toUrl(entry, siteUrl)),
    "</urlset>",
    "",
  ].join("\n");
}

function toUrl({ url, lang, lastModified, alternates }: Entry, siteUrl: string): string {
  const address = (path: string) => escapeXml(`${siteUrl}${path}`);
  const translations = alternates.length > 0 ? [{ url, lang }, ...alternates] : [];
  const links = translations.map((page) => alternate(toBcp47(page.lang), address(page.url)));
  const inDefault = translations.find((page) => page.lang === DEFAULT_LANG);
  if (inDefault) links.push(alternate("x-default", address(inDefault.url)));
  return `<url><loc>${address(url)}</loc>${lastModifiedTag(lastModified)}${links.join("")}</url>`;
}

function alternate(hrefLang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`;
}

// Prismic leaves the colon out of the zone (+0000), which is no date to a sitemap.
function lastModifiedTag(text: string | null): string {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? "" : `<lastmod>${date.toISOString()}</lastmod>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
