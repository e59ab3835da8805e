import path from "node:path";
import type { NextConfig } from "next";

// The slices are outside of this folder, so Next's root is the repository.
const root = path.resolve(import.meta.dirname, "..");

const config: NextConfig = {
  outputFileTracingRoot: root,
  turbopack: { root },
  experimental: {
    // In development: with it, a route that is opened for the first time after a change is rendered by the code before that change.
    turbopackServerFastRefresh: false,
  },
  // `npm test` checks the types of the whole repository, so the build does not.
  typescript: { tsconfigPath: "../tsconfig.json", ignoreBuildErrors: true },
  // URLs end in a slash; the proxy corrects those that do not by one 301 together with all other corrections.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // server.ts compresses pages after it has rewritten them.
  compress: false,
  // Next caches nothing: site/pageCache caches rendered pages.
  cacheMaxMemorySize: 0,
  // Every page is rendered whole, with title and description in its head, for browsers as for crawlers.
  htmlLimitedBots: /./,
  // No preload headers: they would name style sheets that are inlined in the page.
  reactMaxHeadersLength: 0,
  // Disables Next's image optimizer: no page uses it, and it would scale pictures for any request.
  images: { unoptimized: true },
};

export default config;
