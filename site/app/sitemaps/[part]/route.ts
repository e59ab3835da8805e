import { siteConfig } from "../../../config";
import { loadPart } from "../../../screens/sitemap/loadSitemap";
import { parsePartName } from "../../../screens/sitemap/sitemapParts";
import { toSitemapXml } from "../../../screens/sitemap/sitemapXml";
import { xmlResponse } from "../../../screens/sitemap/xmlResponse";

// Made when it is asked for: a build knows neither the content nor the site's address.
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ part: string }> };

/** One file of the sitemap: pages of content in one language, or kiosks of one state and the places above them. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const name = parsePartName((await params).part);
  return xmlResponse(async () => {
    const entries = name && (await loadPart(name));
    return entries && toSitemapXml(entries, siteConfig().siteUrl);
  });
}
