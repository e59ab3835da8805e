import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** An answer in plain text to what no page and no file answers. */
export interface Rejection {
  status: 204 | 404 | 405;
  headers: Record<string, string>;
  text: string;
}

/** What has addresses of its own and is no page: the proxy does not see these. */
const FILES = /^\/(_next|assets)(\/|$)/;
/** Of these, routes of ours know which there are. */
const FOLDERS = /^\/(share-image|sitemaps)\/?$/;
/** Routes that know themselves by which method they are asked. */
const OWN_METHODS = /^\/(preview|exit-preview|revalidate)\/?$/;

const NOT_FOUND: Rejection = { status: 404, headers: { "cache-control": "private, no-store" }, text: "There is no such file." };
const ALLOW = { allow: "GET, HEAD, OPTIONS" };

/**
 * Says which requests are refused before Next sees them: Next answers 500 and an empty page for a script of a build that is gone,
 * an error page that says 500 for a file that is not there, and 200 for whatever method a page is asked by.
 */
export function createRequestFilter(siteFolder: string): (method: string, url: string) => Rejection | null {
  const files = new Set([
    ...addressesIn(path.join(siteFolder, "public"), "/"),
    ...addressesIn(path.join(siteFolder, ".next/static"), "/_next/static/"),
  ]);
  return (method, url) => {
    const address = url.split("?")[0]!;
    if (!OWN_METHODS.test(address) && method !== "GET" && method !== "HEAD") {
      return method === "OPTIONS"
        ? { status: 204, headers: ALLOW, text: "" }
        : { status: 405, headers: ALLOW, text: "This address can only be read." };
    }
    return FOLDERS.test(address) || (FILES.test(address) && !files.has(decoded(address))) ? NOT_FOUND : null;
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
