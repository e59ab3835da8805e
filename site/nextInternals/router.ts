/*
 * What the site changes in Next's router, in the browser: the router writes the history when it shows a page, follows the history's
 * traversals, and requests pages by `window.fetch`. Its hooks report the same, but would make every page larger.
 */

/** Calls `onWrite` after each time that the router has written the history because it shows a page. */
export function watchRouterHistory(onWrite: () => void): void {
  let state: unknown = history.state;
  const { replaceState } = history;
  for (const name of ["pushState", "replaceState"] as const) {
    const write = history[name];
    history[name] = (...args) => {
      write.apply(history, args);
      ({ state } = history);
      onWrite();
    };
  }
  // The router ignores history entries without its state. Entries that the browser creates for fragments get their page's state here.
  addEventListener("hashchange", () => history.state ?? replaceState.call(history, state, ""));
}

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
