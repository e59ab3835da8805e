import { siteConfig } from "../../config";

// Rendered per request: the build does not know the site's URL.
export const dynamic = "force-dynamic";

/** Routes that are not pages. Drafts have the URLs of their pages; a header keeps them out of search engines. */
const NO_PAGES = ["/graphql", "/preview", "/exit-preview", "/revalidate", "/slice-simulator"];

/** Returns robots.txt: everything is allowed except routes that are not pages. */
export function GET(): Response {
  // Whole segments: a page's path may begin like one of them.
  const closed = NO_PAGES.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]);
  const lines = ["User-agent: *", ...closed, "", `Sitemap: ${siteConfig().siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
