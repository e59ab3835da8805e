import { siteConfig } from "../../config";
import { loadParts } from "../../screens/sitemap/loadSitemap";
import { toSitemapIndexXml } from "../../screens/sitemap/sitemapXml";
import { xmlResponse } from "../../screens/sitemap/xmlResponse";

// Rendered per request: the build knows neither the content nor the site's URL.
export const dynamic = "force-dynamic";

/** Returns the sitemap index. */
export function GET(): Promise<Response> {
  return xmlResponse(async () => toSitemapIndexXml(await loadParts(), siteConfig().siteUrl));
}
