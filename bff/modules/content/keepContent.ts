import type { ServerDeps } from "../../context";
import { CONTENT } from "../../sources/prismic/client";
import { createContentLoaders } from "./loaders";

/** How often it is looked whether the index is still that of what is published. */
const CHECK_MS = 60_000;
/** Milliseconds for root and index together; a large repository takes longer than a visitor would wait. */
const LOAD_MS = 30_000;

/** Has the content's root and index there before the first visitor, and after each publish. `onLoad` is told of each attempt. */
export function keepContent({ sources, caches, log, siteOrigin }: ServerDeps, onLoad: (state: "loaded" | "failed") => void): void {
  const loadIndex = () =>
    createContentLoaders({
      sources,
      caches: { ...caches, index: caches.shared },
      log,
      visitor: {},
      siteOrigin,
      signal: AbortSignal.timeout(LOAD_MS),
      noteStale: (_, { value }) => value,
    }).index();
  const refresh = () =>
    void loadIndex().then(
      () => onLoad("loaded"),
      (error: unknown) => {
        log.warn(
          { source: CONTENT, cause: String(error) },
          "the content's index could not be loaded; it is tried again in a minute, or when somebody asks",
        );
        onLoad("failed");
      },
    );
  refresh();
  setInterval(refresh, CHECK_MS).unref();
}
