import type { Log } from "../../lib/log";
import { CONTENT } from "../../sources/prismic/client";
import type { Published } from "./published";

/** How often the content in use is compared with what is published, in milliseconds. */
const CHECK_MS = 60_000;

interface Deps {
  published: Published;
  log: Log;
}

/**
 * Loads the root and the index of the content before the first request, and keeps them current while there are no visitors. `onLoad` is
 * called after each attempt.
 */
export function preloadContent({ published, log }: Deps, onLoad: (state: "loaded" | "failed") => void): void {
  const refresh = () =>
    void published.renew().then(
      () => onLoad("loaded"),
      (error: unknown) => {
        const what = "the content's index could not be loaded; retrying in a minute, or with the next request";
        log.warn({ source: CONTENT, cause: String(error) }, what);
        onLoad("failed");
      },
    );
  refresh();
  setInterval(refresh, CHECK_MS).unref();
}
