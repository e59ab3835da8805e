import { siteConfig } from "../../config";

// Made when it is asked for: a build does not know the site's address.
export const dynamic = "force-dynamic";

/** Everything may be read but what is no page. */
export function GET(): Response {
  const lines = ["User-agent: *", "Disallow: /graphql", "Disallow: /preview", "Disallow: /slice-simulator", "", `Sitemap: ${siteConfig().siteUrl}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
