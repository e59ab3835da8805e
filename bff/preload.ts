import type { ServerDeps } from "./context";
import { preloadContent } from "./modules/content/preloadContent";
import { preloadNetwork } from "./modules/kiosks/loaders";
import type { Readiness } from "./observe/readiness";

/** Loads the data that every request shares before the first request, keeps it fresh, and reports each attempt to `readiness`. */
export function preload(deps: ServerDeps, readiness: Pick<Readiness, "note">): void {
  const { sources, published, caches, log } = deps;
  preloadNetwork({ source: sources.kiosks, cache: caches.shared, log }, (state) => readiness.note("kiosks", state));
  preloadContent({ published, log }, (state) => readiness.note("content", state));
}
