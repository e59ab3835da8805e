import { siteConfig } from "../../../config";
import { loadPart } from "../../../features/seo/loadSitemap";
import { parsePartName } from "../../../features/seo/sitemapParts";
import { toSitemapXml } from "../../../features/seo/sitemapXml";
import { xmlAnswer } from "../../../features/seo/xmlAnswer";

// Made when it is asked for: a build knows neither the content nor the site's address.
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ part: string }> };

/** One file of the sitemap: pages of content in one language, or kiosks of one state and the places above them. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const name = parsePartName((await params).part);
  return xmlAnswer(async () => {
    const entries = name && (await loadPart(name));
    return entries && toSitemapXml(entries, siteConfig().siteUrl);
  });
}
