import { keysOfResponse, type NamedDocuments } from "#shared/edge/keys.ts";
import { edgeCacheControl, keyHeader, keyHeaderOf } from "#shared/edge/policy.ts";
import type { Cdn } from "#shared/edge/config.ts";
import type { CachedResponse, EncodedResponse, Lifetime, NewResponse } from "#shared/responseCache/responseCache.ts";
import type { Versions } from "#shared/responseCache/versions.ts";

/** The headers of a page for browsers alone. */
const FOR_BROWSERS = "private, max-age=0, must-revalidate";

/** Returns the headers with which a CDN may keep a page that every visitor may get. */
export function edgeHeaders(cdn: Cdn, page: { lifetime: Lifetime; versions: Versions; documents: NamedDocuments }): Record<string, string> {
  return {
    "cache-control": edgeCacheControl(page.lifetime),
    ...keyHeader(cdn, keysOfResponse(Object.keys(page.versions), page.documents)),
  };
}

interface Deps {
  isFresh(page: CachedResponse): boolean;
  /** Returns the current version of a name. */
  versionOf(name: string): string | undefined;
}

/**
 * Creates a function that returns the headers of a page as it is sent now: a page that is outdated, or is due to be rendered again, is for
 * this visitor alone. A CDN that fetched it just after a purge would keep it.
 */
export function createHeadersNow(cdn: Cdn, { isFresh, versionOf }: Deps) {
  const isNew = (page: NewResponse | CachedResponse) =>
    Object.entries(page.versions ?? {}).every(([name, version]) => versionOf(name) === version) &&
    (!("createdAt" in page) || isFresh(page));
  const name = keyHeaderOf(cdn);
  return (page: NewResponse | CachedResponse, headers: EncodedResponse["headers"]): EncodedResponse["headers"] => {
    if (headers[name] === undefined || isNew(page)) return headers;
    const { [name]: _, ...others } = headers;
    return { ...others, "cache-control": FOR_BROWSERS };
  };
}
