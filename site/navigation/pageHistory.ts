/**
 * The URL of the document when it was loaded, and the URL of the page that is shown, for code that is loaded later. Next writes the history
 * when it shows a page, whether by push, replace or traversal. Next's hooks report the same, but would make every page larger.
 */
export const pageHistory = {
  firstUrl: location.href,
  currentUrl: location.href,
  /** Called when a page is shown; the navigation watcher sets it. */
  onPageShown(): void {},
};

let state: unknown = history.state;
const { replaceState } = history;

for (const name of ["pushState", "replaceState"] as const) {
  const write = history[name];
  history[name] = (...args) => {
    write.apply(history, args);
    pageHistory.currentUrl = location.href;
    ({ state } = history);
    queueMicrotask(() => pageHistory.onPageShown());
  };
}

// Next ignores history entries without its state. Entries that the browser creates for fragments get their page's state here.
addEventListener("hashchange", () => history.state ?? replaceState.call(history, state, ""));
