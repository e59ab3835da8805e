import { siteConfig } from "../../config";
import { loadParts } from "../../screens/sitemap/loadSitemap";
import { toSitemapIndexXml } from "../../screens/sitemap/sitemapXml";
import { xmlResponse } from "../../screens/sitemap/xmlResponse";

// Made when it is asked for: a build knows neither the content nor the site's address.
export const dynamic = "force-dynamic";

/** Names the files that list all pages. */
export function GET(): Promise<Response> {
  return xmlResponse(async () => toSitemapIndexXml(await loadParts(), siteConfig().siteUrl));
}
