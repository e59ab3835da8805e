/*
 * What the site changes in how Next's router writes the history, in the browser. The router's hooks report the same, but would make every
 * page larger. Every page loads this file at first, and `router.ts` later.
 */

/** Where the state of a history entry has its key. The router keeps it, or writes a state without it. */
const KEY = "keywayEntry";

/**
 * Calls `onWrite` after each time that the router has written the history because it shows a page. Gives each history entry a key, since
 * a URL may be visited twice: Safari's entries have one of their own only since 26.2, and Firefox loses them after some traversals.
 */
export function watchRouterHistory(onWrite: () => void): void {
  let state: object | null = history.state;
  const { replaceState } = history;
  for (const name of ["pushState", "replaceState"] as const) {
    const write = history[name];
    history[name] = (data, ...rest) => {
      const key = (name === "replaceState" && entryKey()) || newKey();
      write.call(history, { ...data, [KEY]: key }, ...rest);
      ({ state } = history);
      onWrite();
    };
  }
  // The router ignores history entries without its state. Entries that the browser creates for fragments get their page's state here.
  addEventListener("hashchange", () => history.state ?? replaceState.call(history, { ...state, [KEY]: newKey() }, ""));
}

/** Returns the key of the current history entry; undefined until the router has written its state. */
export function entryKey(): string | undefined {
  return (history.state as { [KEY]?: string } | null)?.[KEY];
}

function newKey(): string {
  return `${Math.random()}`;
}
