import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DEVELOPMENT_PATHS, STATIC_PATH } from "../nextInternals/staticPaths";

/** A plain text response to a request that is rejected. */
export interface Rejection {
  status: 204 | 400 | 404 | 405 | 414 | 503;
  headers: Record<string, string>;
  text: string;
}

/** URLs of files. The proxy does not see these. */
const FILES = /^\/(_next|assets)(\/|$)/;
/** Folders whose files are served by routes of ours: neither they nor folders in /sitemaps are files. */
const FOLDERS = /^\/(?:share-image|sitemaps)\/?$|^\/sitemaps\/[^/]*\//;
/** Routes that check the request's method themselves. */
const OWN_METHODS = /^\/(preview|exit-preview|revalidate)\/?$/;

/** The response to a request for a file that does not exist. */
export const NOT_FOUND: Rejection = { status: 404, headers: { "cache-control": "private, no-store" }, text: "There is no such file." };
const ALLOW = { allow: "GET, HEAD, OPTIONS" };

/**
 * Returns a function that returns the rejection of a request, or null if Next may have it. Next itself answers 500 and an empty page for a
 * script of an older build, an error page with 500 for a missing file, and 200 for any method. In development files come and go, and
 * paths of Next's own are not rejected (`developmentFiles.ts`).
 */
export function createRequestFilter(siteFolder: string, isDev = false): (method: string, url: string) => Rejection | null {
  const listPublic = () => addressesIn(path.join(siteFolder, "public"), "/");
  const built = isDev ? null : new Set([...listPublic(), ...addressesIn(path.join(siteFolder, ".next/static"), STATIC_PATH)]);
  const isFile = (address: string) => built?.has(address) ?? listPublic().includes(address);
  return (method, url) => {
    const address = url.split("?")[0]!;
    if (isDev && DEVELOPMENT_PATHS.test(address)) return null;
    if (!OWN_METHODS.test(address) && method !== "GET" && method !== "HEAD") {
      return method === "OPTIONS"
        ? { status: 204, headers: ALLOW, text: "" }
        : { status: 405, headers: ALLOW, text: "This address can only be read." };
    }
    return FOLDERS.test(address) || (FILES.test(address) && !isFile(decoded(address))) ? NOT_FOUND : null;
  };
}

function addressesIn(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => prefix + path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
