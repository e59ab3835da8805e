import { watchRouterHistory } from "../nextInternals/routerHistory";

/** The URL of the document when it was loaded, and the URL of the page that is shown, for code that is loaded later. */
export const pageHistory = {
  firstUrl: location.href,
  currentUrl: location.href,
  /** Called when a page is shown; the navigation watcher sets it. */
  onPageShown(): void {},
};

watchRouterHistory(() => {
  pageHistory.currentUrl = location.href;
  queueMicrotask(() => pageHistory.onPageShown());
});
