import { createBudgets, NO_LIMITS } from "#bff/guards/budgets/budgets.ts";
import { createCaches } from "#bff/caches.ts";
import { parseBffConfig } from "#bff/config.ts";
import type { ServerDeps } from "#bff/context.ts";
import { createSources } from "#bff/createSources.ts";
import type { Log } from "#bff/lib/log.ts";
import type { Telemetry } from "#bff/lib/telemetry.ts";
import { createPublished } from "#bff/modules/content/published.ts";

interface Options {
  log: Log;
  telemetry?: Telemetry;
  now?: () => number;
  /** Whether calls and requests end after the BFF's own timeouts, which a busy machine exceeds without any fault. */
  isTimed?: boolean;
}

/** Milliseconds for a call, and for a request, of tests that are not about time. */
const PATIENT_MS = 30_000;

/** Creates the dependencies of a BFF with empty caches and without budgets, over the stand-ins at an address. */
export function createServerDeps(upstreamsUrl: string, { log, telemetry, now, isTimed = false }: Options): ServerDeps {
  const timeoutMs = isTimed ? undefined : PATIENT_MS;
  const config = parseBffConfig({ UPSTREAMS_PORT: new URL(upstreamsUrl).port });
  const caches = createCaches({ now });
  const sources = createSources(config, { cache: caches.shared, log, telemetry, timeoutMs });
  const published = createPublished({ source: sources.content, caches: { index: caches.shared, content: caches.content }, log, now });
  const { siteOrigin, content } = config;
  return {
    sources,
    published,
    caches,
    budgets: createBudgets(NO_LIMITS, log),
    log,
    now,
    siteOrigin,
    notFoundPageId: content.notFoundPageId,
    deadlineMs: timeoutMs,
  };
}
