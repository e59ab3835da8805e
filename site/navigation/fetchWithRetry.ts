import { fetchHeaders, isRscRequest, withoutRscParam } from "../nextInternals/rscRequest";

/** Reports that the requested page cannot be reached; returns false if the visitor cannot stay on the current page. */
type Refuse = () => boolean;

/**
 * Returns a `fetch` for Next's router. If a request of the router fails, the router loads the page's URL, possibly the browser's error
 * page. This retries once: the retry may succeed; it may be a redirect to another site, which scripts cannot read; or the site is
 * unreachable, and the visitor stays on the current page.
 */
export function fetchWithRetry(ask: typeof fetch, refuse: Refuse): typeof fetch {
  return async (input, init) => {
    try {
      return await ask(input, init);
    } catch (error) {
      if (!isRscRequest(fetchHeaders(init)) || init?.signal?.aborted) throw error;
      const answer = await ask(input, { ...init, redirect: "manual" }).catch(() => null);
      if (!answer && !refuse()) throw error;
      if (answer && answer.type !== "opaqueredirect") return answer;
      if (answer) location.replace(withoutRscParam(input as URL));
      // Never resolves: with any result the router would leave the page.
      return new Promise(() => {});
    }
  };
}
