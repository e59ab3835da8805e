import { type Breaker, createBreaker } from "./lib/breaker";
import { type Cache, createCache } from "./lib/cache";
import type { Telemetry } from "./lib/telemetry";

/**
 * The caches that all requests share, separated by who can fill them, so that no visitor's queries evict values of another source, or
 * shared data.
 */
export interface Caches {
  /** Data of every request: the content's root and index, the network of kiosks. Visitors choose none of its keys. */
  shared: Cache;
  /** Documents. */
  content: Cache;
  /** Kiosks and designs by id or group. */
  backend: Cache;
  /** Boxes of kiosks, stock, and sets of designs: visitors can choose any number of their keys. */
  queries: Cache;
  /** Pages of the catalog of kiosks. The content repository reads all of them in a row, which would evict what visitors need. */
  catalog: Cache;
}

const MEGABYTE = 1_000_000;

interface CachesOptions {
  telemetry?: Telemetry;
  /** Default: a breaker of these caches alone, without metrics. */
  breaker?: Breaker;
  now?: () => number;
}

/** Creates the caches of a process. That of documents holds the specification's 1000 entries. */
export function createCaches(options: CachesOptions = {}): Caches {
  const common = { ...options, breaker: options.breaker ?? createBreaker(options) };
  return {
    shared: createCache({ ...common, max: 100 }),
    content: createCache({ ...common, max: 1000, maxBytes: 48 * MEGABYTE }),
    backend: createCache({ ...common, max: 5000, maxBytes: 24 * MEGABYTE }),
    queries: createCache({ ...common, max: 2000, maxBytes: 12 * MEGABYTE }),
    catalog: createCache({ ...common, max: 200, maxBytes: 4 * MEGABYTE }),
  };
}
