/**
 * What has become of the page since it was loaded, for whoever asks later: its address then, and that of the page that is
 * on the screen. Next writes the history in the same breath in which it shows a page, whether that was pushed, replaced
 * or gone back to. Its hooks would say as much, and weigh more on every page than all of this.
 */
export const pageHistory = {
  firstUrl: location.href,
  currentUrl: location.href,
  /** To be set by the code that wants to hear of each. */
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

// Next goes back to no entry that is not its own, and the browser's, for the parts of a page, are not: they get their page's mark.
addEventListener("hashchange", () => history.state ?? replaceState.call(history, state, ""));
