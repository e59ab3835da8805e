import { pushPageView } from "../analytics/pageView";
import { CHUNK_LOAD_TIMEOUT_MS } from "../constants";
import { pageHistory } from "./pageHistory";
import { handleArrowKeys } from "./arrowKeys";
import { reloadIfStuck } from "./chunkGuard";
import { focusContent, restoreFocus, trackFocus } from "./focus";
import { hideKeysLoading, showKeysLoading } from "./keysLoading";
import { endBar, startBar } from "./loadingBar";
import { clearStoppedNotice, showNetworkNotice } from "./networkNotice";
import { fetchWithRetry } from "./fetchWithRetry";
import { suspendScroll, manageScroll, scrollShownPage } from "./scroll";

const pageOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Path and query of the page that is being shown; of the first until this module has heard of another. */
let shown = pageOf(new URL(pageHistory.firstUrl));
let stuck = 0;
let isUnderWay = false;

manageScroll();
trackFocus();
handleArrowKeys();
pageHistory.onPageShown = arrived;
window.fetch = fetchWithRetry(window.fetch, refuse);
addEventListener("popstate", ({ isTrusted }) => {
  // Ours (see below) moves nothing.
  if (!isTrusted) return;
  suspendScroll();
  // Between two hashes of one page nothing arrives.
  if (pageOf(location) === shown) scrollShownPage(false);
});
// Next gives a navigation up by loading the page anew: the wait has failed.
addEventListener("beforeunload", () => isUnderWay && end("failed"));

/** A navigation to an address has begun: of Next's types, `traverse` is one within the history, which has moved already. */
export function navigationStarted(url: string, type = "push"): void {
  const [from, to] = [new URL(shown, location.href), new URL(url, location.href)];
  closePanels(from, to);
  // The address of the page itself asks for it anew, unless it names a part of it.
  const isTraverse = type === "traverse";
  if (pageOf(to) === shown && (isTraverse || to.hash)) return;
  clearStoppedNotice();
  if (isTraverse) {
    suspendScroll();
    // The first sign of it may have been the page itself.
    if (pageOf(new URL(pageHistory.currentUrl)) !== shown) return arrived();
  }
  isUnderWay = true;
  startBar();
  showKeysLoading(from, to);
  clearTimeout(stuck);
  stuck = window.setTimeout(reloadIfStuck, CHUNK_LOAD_TIMEOUT_MS);
}

function arrived(): void {
  const before = shown;
  shown = pageOf(location);
  if (isUnderWay) end("done");
  if (before === shown) return;
  const isNewPath = before.split("?")[0] !== location.pathname;
  scrollShownPage(isNewPath);
  if (isNewPath) focusContent();
  else restoreFocus();
  pushPageView(new URL(before, location.href).href);
}

/** The page that was asked for cannot be reached: the visitor stays, and hears why. Not where the history has moved already. */
function refuse(): boolean {
  if (!isUnderWay || pageOf(location) !== shown) return false;
  const here = new URL(location.href);
  closePanels(here, here);
  showNetworkNotice("stopped");
  end("failed");
  // Next waits for its page until the history says where it stands: here.
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  return true;
}

/** The page that was under way, or that was there, broke. */
export function navigationFailed(): void {
  end("failed");
}

// A panel that stays open would cover the page it led to, and what is said of that.
function closePanels(from: URL, to: URL): void {
  document.querySelectorAll<HTMLElement>(":popover-open").forEach((panel) => panel.hidePopover());
  document.querySelectorAll<HTMLDialogElement>("dialog:modal").forEach((dialog) => isOfBoth(dialog, from, to) || dialog.close());
}

/** Whether a dialog is a part of both addresses, by the parameter that opens it. */
function isOfBoth({ dataset: { openedBy } }: HTMLDialogElement, from: URL, to: URL): boolean {
  return openedBy !== undefined && from.pathname === to.pathname && from.searchParams.get(openedBy) === to.searchParams.get(openedBy);
}

function end(state: "done" | "failed"): void {
  isUnderWay = false;
  clearTimeout(stuck);
  hideKeysLoading();
  endBar(state);
}
