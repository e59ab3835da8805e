import { pushPageView } from "../analytics/pageView";
import { CHUNK_LOAD_TIMEOUT_MS } from "../constants";
import { endRouterNavigation, wrapRouterFetch } from "../nextInternals/router";
import { pageHistory } from "./pageHistory";
import { handleArrowKeys } from "./arrowKeys";
import { reloadIfStuck } from "./reloadIfStuck";
import { focusContent, restoreFocus, trackFocus } from "./focus";
import { hideKeysLoading, showKeysLoading } from "./keysLoading";
import { endBar, startBar } from "./loadingBar";
import { clearStoppedNotice, showNetworkNotice } from "./networkNotice";
import { fetchWithRetry } from "./fetchWithRetry";
import { fetchPrefetched, forgetLink, prefetchLink } from "./prefetch";
import { suspendScroll, manageScroll, scrollShownPage } from "./scroll";

export { followWithin } from "./scroll";

const pageOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Path and query of the shown page. */
let shownPage = pageOf(new URL(pageHistory.firstUrl));
let stuck = 0;
let isUnderWay = false;

manageScroll();
trackFocus();
handleArrowKeys();
pageHistory.onPageShown = arrived;
const fetchPage = wrapRouterFetch((ask) => fetchWithRetry(fetchPrefetched(ask), refuse));
// Before the router's own listener, which may show the page at once: its way to the top would be stopped here.
addEventListener(
  "popstate",
  ({ isTrusted }) => {
    // Ignores the synthetic event of `endRouterNavigation`.
    if (!isTrusted) return;
    suspendScroll();
    // A traversal between fragments of one page renders nothing.
    if (pageOf(location) === shownPage) scrollShownPage(false);
  },
  { capture: true },
);
// Next reloads the page when a navigation fails.
addEventListener("beforeunload", () => isUnderWay && end("failed"));

/** Called when the pointer or the focus is on a link to a page, and with null when it has left. */
export function linkMeant(target: EventTarget | null): void {
  if (target) prefetchLink(target, fetchPage);
  else forgetLink();
}

/** Called when a navigation starts. Type `traverse` means back or forward: the history has moved already. */
export function navigationStarted(url: string, type = "push"): void {
  const [from, to] = [new URL(shownPage, location.href), new URL(url, location.href)];
  closePanels(from, to);
  // A link to the current URL requests the page again, unless it has a fragment.
  const isTraverse = type === "traverse";
  if (pageOf(to) === shownPage && (isTraverse || to.hash)) return;
  clearStoppedNotice();
  if (isTraverse) {
    suspendScroll();
    // The page may be rendered already when this module is loaded.
    if (pageOf(new URL(pageHistory.currentUrl)) !== shownPage) return arrived();
  }
  isUnderWay = true;
  startBar();
  showKeysLoading(from, to);
  clearTimeout(stuck);
  stuck = window.setTimeout(reloadIfStuck, CHUNK_LOAD_TIMEOUT_MS);
}

function arrived(): void {
  const before = shownPage;
  shownPage = pageOf(location);
  if (isUnderWay) end("done");
  if (before === shownPage) return;
  const isNewPath = before.split("?")[0] !== location.pathname;
  scrollShownPage(isNewPath);
  if (isNewPath) focusContent();
  else restoreFocus();
  pushPageView(new URL(before, location.href).href);
}

/**
 * Keeps the visitor on the current page and shows why, since the requested page is unreachable. Returns false if the history has moved
 * already.
 */
function refuse(): boolean {
  if (!isUnderWay || pageOf(location) !== shownPage) return false;
  const here = new URL(location.href);
  closePanels(here, here);
  showNetworkNotice("stopped");
  end("failed");
  endRouterNavigation();
  return true;
}

/** Called when a page throws: ends the navigation as failed. */
export function navigationFailed(): void {
  end("failed");
}

// Closes open panels and dialogs, which would cover the new page and notices.
function closePanels(from: URL, to: URL): void {
  document.querySelectorAll<HTMLElement>(":popover-open").forEach((panel) => panel.hidePopover());
  document.querySelectorAll<HTMLDialogElement>("dialog:modal").forEach((dialog) => isOfBoth(dialog, from, to) || dialog.close());
}

/** Whether the parameter that opens a dialog is the same in both URLs. */
function isOfBoth({ dataset: { openedBy } }: HTMLDialogElement, from: URL, to: URL): boolean {
  return openedBy !== undefined && from.pathname === to.pathname && from.searchParams.get(openedBy) === to.searchParams.get(openedBy);
}

function end(state: "done" | "failed"): void {
  isUnderWay = false;
  clearTimeout(stuck);
  hideKeysLoading();
  endBar(state);
}
