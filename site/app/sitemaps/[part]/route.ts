import { siteConfig } from "../../../config";
import { loadPart } from "../../../screens/sitemap/loadSitemap";
import { parsePartName } from "../../../screens/sitemap/sitemapParts";
import { toSitemapXml } from "../../../screens/sitemap/sitemapXml";
import { xmlResponse } from "../../../screens/sitemap/xmlResponse";

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
