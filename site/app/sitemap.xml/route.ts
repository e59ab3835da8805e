import { SitemapDocument } from "../../bff/__generated__/operations";
import { queryBff } from "../../bff/query";
import { siteConfig } from "../../config";
import { toSitemapXml } from "../../features/seo/sitemapXml";

// Made when it is asked for: a build knows neither the content nor the site's address.
export const dynamic = "force-dynamic";

/** Every page of content. A list that cannot be had is no empty list: search engines come back later. */
export async function GET(): Promise<Response> {
  const sitemap = await loadSitemap();
  if (!sitemap) return new Response("The sitemap is not available right now.", { status: 503, headers: { "retry-after": "300" } });
  return new Response(toSitemapXml(sitemap, siteConfig().siteUrl), { headers: { "content-type": "application/xml; charset=utf-8" } });
}

async function loadSitemap() {
  try {
    return (await queryBff(SitemapDocument, {})).data.sitemap;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
