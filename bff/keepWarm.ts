import type { ServerDeps } from "./context";
import { CONTENT } from "./sources/prismic/client";
import { keepNetwork } from "./modules/kiosks/loaders";

/** Has what every visitor needs and takes long to load there before the first one, and keeps it fresh. */
export function keepWarm({ sources, published, caches, log }: ServerDeps): void {
  published.renew().catch((error: unknown) => log.warn({ source: CONTENT, cause: String(error) }, "the content could not be read yet; the next request tries again"));
  keepNetwork({ source: sources.kiosks, cache: caches.shared, log });
}
