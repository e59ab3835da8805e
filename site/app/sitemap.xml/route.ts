import { siteConfig } from "../../config";
import { loadParts } from "../../features/seo/loadSitemap";
import { toSitemapIndexXml } from "../../features/seo/sitemapXml";
import { xmlAnswer } from "../../features/seo/xmlAnswer";

// Made when it is asked for: a build knows neither the content nor the site's address.
export const dynamic = "force-dynamic";

/** Names the files that list all pages. */
export function GET(): Promise<Response> {
  return xmlAnswer(async () => toSitemapIndexXml(await loadParts(), siteConfig().siteUrl));
}
