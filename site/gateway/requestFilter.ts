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
/** URLs of files that routes of ours serve. */
const SERVED = /^\/(?:share-image|sitemaps)\//;
/** Their folders: neither they nor folders in /sitemaps are files. */
const FOLDERS = /^\/(?:share-image|sitemaps)\/?$|^\/sitemaps\/[^/]*\//;
/** Routes that check the request's method themselves. */
const OWN_METHODS = /^\/(preview|exit-preview|revalidate)\/?$/;

/** The response to a request for a file that does not exist. */
export const NOT_FOUND: Rejection = { status: 404, headers: { "cache-control": "private, no-store" }, text: "There is no such file." };
const ALLOW = { allow: "GET, HEAD, OPTIONS" };

/**
 * Returns a function that returns the rejection of a request, or null if Next may have it. Next itself answers 500 and an empty page for a
 * script of an older build, 500 for a file whose path cannot be decoded and, with an error page, for a missing one, and 200 for any method.
 * In development files come and go, and paths of Next's own are not rejected (`developmentFiles.ts`).
 */
export function createRequestFilter(siteFolder: string, isDev = false): (method: string, url: string) => Rejection | null {
  const listPublic = () => addressesIn(path.join(siteFolder, "public"), "/");
  const built = isDev ? null : new Set([...listPublic(), ...addressesIn(path.join(siteFolder, ".next/static"), STATIC_PATH)]);
  const isFile = (name: string | null) => name !== null && (built?.has(name) ?? listPublic().includes(name));
  return (method, url) => {
    const address = url.split("?")[0]!;
    if (isDev && DEVELOPMENT_PATHS.test(address)) return null;
    if (!OWN_METHODS.test(address) && method !== "GET" && method !== "HEAD") {
      return method === "OPTIONS"
        ? { status: 204, headers: ALLOW, text: "" }
        : { status: 405, headers: ALLOW, text: "This address can only be read." };
    }
    if (FOLDERS.test(address)) return NOT_FOUND;
    const isMissing = FILES.test(address) ? !isFile(decoded(address)) : SERVED.test(address) && decoded(address) === null;
    return isMissing ? NOT_FOUND : null;
  };
}

function addressesIn(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => prefix + path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"));
}

/** Returns a decoded path; null if it cannot be decoded, such as `/assets/%ff`. */
function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}
