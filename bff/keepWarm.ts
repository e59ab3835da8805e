import type { ServerDeps } from "./context";
import { keepNetwork } from "./modules/kiosks/loaders";

/** Has what every visitor needs and takes long to load there before the first one, and keeps it fresh. */
export function keepWarm({ sources, caches, log }: ServerDeps): void {
  keepNetwork({ source: sources.kiosks, cache: caches.shared, log });
}
