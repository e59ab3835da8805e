const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every time for which something fetched or made is used again, in milliseconds, from the source to the visitor
 * (docs/operations/lifetimes.md). A publish and a new network of kiosks end the lifetime of all that was made of the old ones.
 */

/** Values in the BFF's caches (bff/lib/cache.ts). */
export const SOURCE_LIFETIMES = {
  /** The content's root, which names the published ref. */
  contentRoot: { ttlMs: 5 * SECOND, renewMs: 5 * SECOND, staleMs: HOUR },
  /** Documents at a ref, which never change. */
  documents: { ttlMs: HOUR, staleMs: DAY },
  /** The index of all documents at a ref. A large repository is read for longer than a request may wait. */
  contentIndex: { ttlMs: HOUR, staleMs: DAY, loadMs: 30 * SECOND },
  /** Kiosks by id: hours and addresses change rarely. */
  kiosks: { ttlMs: 5 * MINUTE, staleMs: DAY },
  /** The network of all kiosks, which is loaded for longer than a request may wait. */
  network: { ttlMs: 5 * MINUTE, staleMs: DAY, loadMs: 3 * MINUTE },
  /** Kiosks of a box, when the network is not available. There are many boxes, and few are requested twice. */
  kioskBoxes: { ttlMs: MINUTE, staleMs: HOUR },
  /** The catalogue of key designs, which changes by the season. */
  designs: { ttlMs: 5 * MINUTE, staleMs: DAY },
  /** Stock, which changes with every sale. */
  stock: { ttlMs: MINUTE, staleMs: HOUR },
  /** Pages of the catalogue of kiosks for the content repository. */
  catalogPages: { ttlMs: 5 * MINUTE, staleMs: DAY },
};

/** Finished answers of the BFF: fresh, and then sent while a newer one is made. */
export const ANSWER_LIFETIME = { freshMs: 5 * SECOND, staleMs: 5 * SECOND };

/** Pages of the site: fresh, and then sent while a newer one is rendered. */
export const PAGE_LIFETIMES = {
  usual: { freshMs: MINUTE, staleMs: HOUR },
  /** A page whose content depends on the time, such as which stores are open. */
  momentary: { freshMs: MINUTE, staleMs: 0 },
  /** Listing all kiosks is expensive, and search engines fetch sitemaps about daily. */
  sitemap: { freshMs: HOUR, staleMs: HOUR },
};

/**
 * Responses at a CDN: for as long as they are fresh at their server, and for this long after that while it fetches a newer one. A failed
 * purge must not be visible for long.
 */
export const CDN_LIFETIME = { maxStaleMs: MINUTE, staleIfErrorMs: DAY };
