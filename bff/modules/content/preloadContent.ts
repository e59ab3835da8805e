import type { Log } from "../../lib/log";
import { CONTENT } from "../../sources/prismic/client";
import type { Published } from "./published";

/** How often it is looked whether what requests read is still what is published. */
const CHECK_MS = 60_000;

interface Deps {
  published: Published;
  log: Log;
}

/** Has the content's root and index there before the first visitor, and while there is none. `onLoad` is told of each attempt. */
export function preloadContent({ published, log }: Deps, onLoad: (state: "loaded" | "failed") => void): void {
  const refresh = () =>
    void published.renew().then(
      () => onLoad("loaded"),
      (error: unknown) => {
        const what = "the content's index could not be loaded; it is tried again in a minute, or when somebody asks";
        log.warn({ source: CONTENT, cause: String(error) }, what);
        onLoad("failed");
      },
    );
  refresh();
  setInterval(refresh, CHECK_MS).unref();
}
