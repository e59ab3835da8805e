/* What the site changes in Next's router, in the browser: it requests pages by `window.fetch`, and follows the history's traversals. */

/** Replaces the `fetch` by which the router requests pages; `wrap` gets the browser's, which is also returned. */
export function wrapRouterFetch(wrap: (ask: typeof fetch) => typeof fetch): typeof fetch {
  const ask = window.fetch;
  window.fetch = wrap(ask);
  return ask;
}

/** Ends a navigation of the router that has not moved the history yet, by a traversal to the current page. */
export function endRouterNavigation(): void {
  dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
}
