import { networkInterfaces } from "node:os";
import path from "node:path";
import type { NextConfig } from "next";

// The slices are outside of this folder, so Next's root is the repository.
const root = path.resolve(import.meta.dirname, "..");

/** Addresses that mean all of the machine's. */
const ALL = new Set(["0.0.0.0", "::"]);

/**
 * Returns the hosts whose pages may load development's resources, hot reload among them: the loopback addresses and the address that the
 * site listens on, or all of the machine's own, so that a phone in the same network can follow changes. Other sites stay locked out. It
 * is here since Next loads this file alone.
 */
export function developmentOrigins(listensOn: string | undefined, interfaces = networkInterfaces()): string[] {
  const loopback = ["127.0.0.1", "[::1]"];
  const host = listensOn?.trim();
  if (!host) return loopback;
  const hostAddresses = ALL.has(host)
    ? Object.values(interfaces).flatMap((addresses) => addresses?.map(({ address }) => address) ?? [])
    : [host];
  return [
    ...new Set([...loopback, ...hostAddresses.map((address) => (address.includes(":") ? `[${address.replace(/%.*/, "")}]` : address))]),
  ];
}

const config: NextConfig = {
  // Routes for development only are in files such as page.dev.tsx, which a production build does not find (docs/decisions/090).
  pageExtensions: process.env.NODE_ENV === "development" ? ["tsx", "ts", "dev.tsx"] : ["tsx", "ts"],
  outputFileTracingRoot: root,
  // By default Next refuses hot reload at each address but "localhost". Not in a build, which is the same on each machine.
  ...(process.env.NODE_ENV === "development" && { allowedDevOrigins: developmentOrigins(process.env.HOST) }),
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
  // No preload headers: they would name style sheets that are inlined in the page. Each is longer than a character; React warns of zero.
  reactMaxHeadersLength: 1,
  // Disables Next's image optimizer: no page uses it, and it would scale pictures for any request.
  images: { unoptimized: true },
};

export default config;
