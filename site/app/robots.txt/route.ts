import { siteConfig } from "../../config";

// Made when it is asked for: a build does not know the site's address.
export const dynamic = "force-dynamic";

/** Routes that are no pages. Drafts show at the addresses of their pages, with a header of their own that keeps them out. */
const NO_PAGES = ["/graphql", "/preview", "/exit-preview", "/revalidate", "/slice-simulator"];

/** Everything may be read but what is no page. */
export function GET(): Response {
  // Whole words: a page may well begin like one of them.
  const closed = NO_PAGES.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]);
  const lines = ["User-agent: *", ...closed, "", `Sitemap: ${siteConfig().siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
