import type { ServerDeps } from "./context";
import { preloadContent } from "./modules/content/preloadContent";
import { preloadNetwork } from "./modules/kiosks/loaders";
import type { Readiness } from "./observe/readiness";

/** Has what every visitor needs and takes long to load there before the first one, keeps it fresh, and says what came of it. */
export function preload(deps: ServerDeps, readiness: Pick<Readiness, "note">): void {
  const { sources, published, caches, log } = deps;
  preloadNetwork({ source: sources.kiosks, cache: caches.shared, log }, (state) => readiness.note("kiosks", state));
  preloadContent({ published, log }, (state) => readiness.note("content", state));
}
