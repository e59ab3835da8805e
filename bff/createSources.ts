import type { BffConfig } from "./config";
import type { Sources } from "./requestDeps";
import type { Cache } from "./lib/cache";
import { createHttp } from "./lib/http";
import type { Log } from "./lib/log";
import type { Telemetry } from "./lib/telemetry";
import { createJobsSource, JOBS } from "./sources/jobs/client";
import { createKiosksSource, KIOSKS } from "./sources/kiosks/client";
import { createPlacesSource, PLACES, PLACES_RETRY } from "./sources/places/client";
import { CONTENT, createContentSource } from "./sources/prismic/client";

interface Deps {
  cache: Cache;
  log: Log;
  telemetry?: Telemetry;
  /** Milliseconds for one attempt at one upstream. */
  timeoutMs?: number;
}

/** Default of the milliseconds for one attempt at one upstream; a request's deadline limits all attempts together. */
const TIMEOUT_MS = 2500;
/** For the whole network at once; no visitor waits that long for it. */
const BULK_TIMEOUT_MS = 120_000;
const BULK_MAX_BYTES = 500_000_000;
/** For an upload, which takes as long as the visitor's connection needs: five megabytes in five minutes are 140 kbit/s. */
const UPLOAD_TIMEOUT_MS = 300_000;
/** Visitors wait longer for the receipt of a message than for a page. */
const RECEIPT_TIMEOUT_MS = 10_000;
/** Google's limit of calls per second is low: a few concurrent calls reach it. */
const PLACES_AT_ONCE = 10;
/** Uploads take minutes on a slow connection, and few resources of ours. */
const UPLOADS_AT_ONCE = 100;

/** Creates the configured upstreams, each with its own limits. */
export function createSources(
  config: Pick<BffConfig, "content" | "kiosks" | "places" | "jobs">,
  { cache, log, telemetry, timeoutMs = TIMEOUT_MS }: Deps,
): Sources {
  return {
    content: createContentSource({
      ...config.content,
      cache,
      log,
      http: createHttp({ source: CONTENT, telemetry, timeoutMs }),
    }),
    kiosks: createKiosksSource({
      ...config.kiosks,
      log,
      http: createHttp({ source: KIOSKS, telemetry, timeoutMs }),
      bulkHttp: createHttp({ source: KIOSKS, telemetry, timeoutMs: BULK_TIMEOUT_MS, maxBytes: BULK_MAX_BYTES }),
    }),
    jobs: createJobsSource({
      ...config.jobs,
      // Submissions are not retried here: a visitor retries, under the same key.
      http: createHttp({ source: JOBS, telemetry, timeoutMs: RECEIPT_TIMEOUT_MS, maxBytes: 100_000, retry: { maxAttempts: 1 } }),
      uploadHttp: createHttp({
        source: JOBS,
        telemetry,
        timeoutMs: UPLOAD_TIMEOUT_MS,
        maxBytes: 100_000,
        atOnce: UPLOADS_AT_ONCE,
        retry: { maxAttempts: 1 },
      }),
    }),
    places: createPlacesSource({
      ...config.places,
      log,
      http: createHttp({
        source: PLACES,
        telemetry,
        // Google must not learn which of its calls belong together.
        forwardsRequestIds: false,
        timeoutMs,
        maxBytes: 1_000_000,
        atOnce: PLACES_AT_ONCE,
        retry: PLACES_RETRY,
      }),
    }),
  };
}
