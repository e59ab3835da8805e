import { siteConfig } from "#site/config.ts";
import { loadPart } from "#site/screens/sitemap/loadSitemap.ts";
import { parsePartName } from "#site/screens/sitemap/sitemapParts.ts";
import { toSitemapXml } from "#site/screens/sitemap/sitemapXml.ts";
import { xmlResponse } from "#site/screens/sitemap/xmlResponse.ts";

// Rendered per request: the build knows neither the content nor the site's URL.
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ part: string }> };

/** Returns one sitemap file: content pages of a language, or the kiosks, cities and page of a state. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const name = parsePartName((await params).part);
  return xmlResponse(async () => {
    const entries = name && (await loadPart(name));
    return entries && toSitemapXml(entries, siteConfig().siteUrl);
  });
}
