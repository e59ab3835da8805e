import { createHash } from "node:crypto";
import type { OutgoingHttpHeader } from "node:http";
import { LRUCache } from "lru-cache";
import { createStore, type VisitorShares } from "./store";
import type { Versions } from "./versions";

/** A response before compression. */
interface PlainResponse {
  status: number;
  /** Names in lower case. Without length, encoding and ETag, which follow from the body. */
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Buffer;
}

/** How long a response is sent from the cache, if its versions are current. */
export interface Lifetime {
  /** Milliseconds for which it is sent without being refreshed. */
  freshMs: number;
  /** Milliseconds after that for which it is sent while a newer response is made. */
  staleMs: number;
}

/** The lifetime of a response that is sent to the requests that wait for it, and not cached. */
export const NOT_CACHED: Lifetime = { freshMs: 0, staleMs: 0 };

/** A response that was just made. */
export interface NewResponse extends PlainResponse {
  /** The versions of the data that it contains, by name; undefined if no other request may get this response. */
  versions?: Versions;
  /** Its own lifetime, if that differs from the cache's. */
  lifetime?: Lifetime;
  /** Whether a request with any visitor's token would get the same response. Missing if that is unknown, and then counts as no. */
  isSameWithToken?: boolean;
}

/** A response in the cache. */
export interface CachedResponse extends Required<NewResponse> {
  etag: string;
  /** Time on the cache's clock, in milliseconds. */
  createdAt: number;
  /** Until this time it is not refreshed, because an attempt has just failed. */
  pausedUntil: number;
  /** The response in each encoding that was requested so far. */
  encoded: Map<string, EncodedResponse | Promise<EncodedResponse>>;
}

/** A response as it is sent: headers, and the encoded bytes. */
export interface EncodedResponse {
  headers: Readonly<Record<string, OutgoingHttpHeader>>;
  bytes: Buffer;
}

export interface ResponseCacheOptions extends Lifetime {
  /** Limit of the bytes of all bodies in all encodings together. */
  maxBytes: number;
  /** Bounds of what only one visitor has requested; without them, visitors are not told apart. */
  shares?: VisitorShares;
  /** Returns the current version of a name; undefined when it is not known. */
  versionOf(name: string): string | undefined;
  now?: () => number;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** How many keys of cacheable responses are remembered: a response is cached when its key is requested again. */
const MAX_SEEN = 20_000;
/** Milliseconds from a failed refresh to the next attempt. */
const PAUSE_MS = 5_000;
/** Memory of an entry besides its body: headers, key and map entries. */
const OVERHEAD_BYTES = 1_000;

/**
 * Creates a cache of responses as bytes, by key. A response is sent from the cache as long as it is fresh and all its versions are the
 * current ones. It is cached on the second request for its key, so that keys that clients invent evict nothing; or on the first, if the
 * caller knows that the key is not invented. With `shares`, one visitor's requests evict nothing that visitors share (store.ts).
 */
export function createResponseCache({ maxBytes, shares, versionOf, freshMs, staleMs, now = Date.now }: ResponseCacheOptions) {
  const entries = createStore<CachedResponse>({ maxBytes, shares, bytesOf });
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  const flights = new Map<string, Promise<NewResponse>>();

  const isCurrent = (versions: Versions) => {
    for (const name in versions) if (versionOf(name) !== versions[name]) return false;
    return true;
  };
  const store = (key: string, response: NewResponse & { versions: Versions }, visitor?: string): CachedResponse => {
    const entry: CachedResponse = {
      ...response,
      lifetime: response.lifetime ?? { freshMs, staleMs },
      isSameWithToken: response.isSameWithToken ?? false,
      etag: etagOf(response.body),
      createdAt: now(),
      pausedUntil: 0,
      encoded: new Map(),
    };
    entries.set(key, entry, visitor);
    return entry;
  };
  const wasRequested = (key: string) => seen.has(key) || entries.has(key);

  const isPaused = ({ pausedUntil }: CachedResponse) => now() < pausedUntil;

  /** Makes the response for all concurrent requests. */
  const makeShared = async (key: string, run: () => Promise<NewResponse>, visitor?: string): Promise<NewResponse> => {
    const last = entries.peek(key);
    try {
      const response = await run();
      const { versions } = response;
      return versions && response.lifetime !== NOT_CACHED ? store(key, { ...response, versions }, visitor) : response;
    } finally {
      flights.delete(key);
      if (last && entries.peek(key) === last) last.pausedUntil = now() + PAUSE_MS;
    }
  };

  return {
    /** Returns the cached response of a key if it may be sent; undefined otherwise. `visitor` is the one who requests it. */
    get(key: string, visitor?: string): CachedResponse | undefined {
      const entry = entries.get(key, visitor);
      if (!entry) return undefined;
      const isUsable = now() - entry.createdAt < entry.lifetime.freshMs + entry.lifetime.staleMs && isCurrent(entry.versions);
      return isUsable ? entry : undefined;
    },

    /**
     * Returns the last response of a key, which may be outdated, to send if a newer one cannot be made. Undefined if there is none, or if
     * it was true only at its time. `isBest`: a caller should not wait for a newer one, since it is being made, or that has just failed.
     */
    getStale(key: string): { last: CachedResponse; isBest: boolean } | undefined {
      const last = entries.get(key);
      return last && last.lifetime.staleMs > 0 ? { last, isBest: flights.has(key) || isPaused(last) } : undefined;
    },

    /** Whether a response need not be refreshed yet. */
    isFresh: ({ createdAt, lifetime }: CachedResponse): boolean => now() - createdAt < lifetime.freshMs,

    /** Whether a newer response should be made while this one is sent. False if it is being made already. */
    needsRefresh: (key: string, entry: CachedResponse): boolean =>
      now() - entry.createdAt >= entry.lifetime.freshMs && !isPaused(entry) && !flights.has(key),

    /**
     * Makes a response. Caches it if it is cacheable and its key was requested before, or at once with `isCachedAtOnce`; concurrent
     * requests for such keys share one run. `run` gets whether other requests may wait for it too: then it must continue if the first is
     * aborted. The response counts to the share of `visitor` until another visitor requests it.
     */
    async make(
      key: string,
      run: (isShared: boolean) => Promise<NewResponse>,
      isCachedAtOnce = false,
      visitor?: string,
    ): Promise<NewResponse> {
      const flight = flights.get(key);
      if (flight) {
        const shared = await flight.catch(() => undefined);
        // A response that is not cacheable, or a failure, is for the request that started the run.
        return shared?.versions ? shared : run(false);
      }
      if (!isCachedAtOnce && !wasRequested(key)) {
        const response = await run(false);
        if (response.versions) seen.set(key, true);
        return response;
      }
      const newFlight = makeShared(key, () => run(true), visitor);
      flights.set(key, newFlight);
      return newFlight;
    },

    /** Removes the response of a key. */
    delete: (key: string): void => void entries.delete(key),

    /** Returns the number of cached responses, and their bytes. */
    size: entries.size,
  };
}

function bytesOf({ body }: CachedResponse): number {
  // A compressed body takes a quarter of its size, in up to two encodings.
  return Math.ceil(body.length * 1.5) + OVERHEAD_BYTES;
}

// Weak: the same for all encodings of a body.
function etagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}
