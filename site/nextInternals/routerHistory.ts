/*
 * What the site changes in how Next's router writes the history, in the browser. The router's hooks report the same, but would make every
 * page larger. Every page loads this file at first, and `router.ts` later.
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
