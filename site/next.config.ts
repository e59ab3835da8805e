import path from "node:path";
import type { NextConfig } from "next";

// The slices stand outside this folder, so Next must look at the whole repository.
const root = path.resolve(import.meta.dirname, "..");

const config: NextConfig = {
  outputFileTracingRoot: root,
  turbopack: {
    root,
    // Apollo Client's part of the browser, a fifth smaller: RxJS for browsers of today, and of graphql-js what the documents there need.
    resolveAlias: { graphql: { browser: "./bff/graphqlForBrowser.ts" }, rxjs: { browser: "../node_modules/rxjs/dist/esm/index.js" } },
  },
  experimental: {
    // In development: with it, a route that is opened for the first time after a change is rendered by the code before that change.
    turbopackServerFastRefresh: false,
  },
  // Types are checked once, over the whole repository, by `npm test`; a build need not wait for the tests' types.
  typescript: { tsconfigPath: "../tsconfig.json", ignoreBuildErrors: true },
  // Addresses end in a slash; the proxy corrects those that do not, with a 301 and in one hop with everything else.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // server.ts does it, after it has put the styles into the page.
  compress: false,
  // Next keeps nothing: pageCache keeps finished pages.
  cacheMaxMemorySize: 0,
  // A page is sent whole, with title and description in its head: for crawlers as for everybody else.
  htmlLimitedBots: /./,
  // What is to be fetched ahead stands in the page: a header would name style sheets that are in the page already.
  reactMaxHeadersLength: 0,
  // Nothing uses Next's image optimizer, which would scale a picture anew for whoever asks: this closes its address.
  images: { unoptimized: true },
};

export default config;
