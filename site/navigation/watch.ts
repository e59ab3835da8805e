import { pushPageView } from "../analytics/pageView";
import { CHUNK_LOAD_TIMEOUT_MS } from "../constants";
import { arrivals } from "./arrivals";
import { ownArrowKeys } from "./arrowKeys";
import { reloadIfStuck } from "./chunkGuard";
import { focusContent, keepFocus, ownFocus } from "./focus";
import { endKeys, startKeys } from "./keysLoading";
import { endBar, startBar } from "./loadingBar";
import { endStop, tellNetwork } from "./network";
import { withSecondTry } from "./pageFetch";
import { leaveScroll, ownScroll, placeScroll } from "./scroll";

const pageOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Path and query of the page that is being shown; of the first until this module has heard of another. */
let shown = pageOf(new URL(arrivals.first));
let stuck = 0;
let isUnderWay = false;

ownScroll();
ownFocus();
ownArrowKeys();
arrivals.tell = arrived;
window.fetch = withSecondTry(window.fetch, refuse);
addEventListener("popstate", ({ isTrusted }) => {
  // Ours (see below) moves nothing.
  if (!isTrusted) return;
  leaveScroll();
  // Between two hashes of one page nothing arrives.
  if (pageOf(location) === shown) placeScroll(false);
});
// Next gives a navigation up by loading the page anew: the wait has failed.
addEventListener("beforeunload", () => isUnderWay && end("failed"));

/** A navigation to an address has begun: of Next's types, `traverse` is one within the history, which has moved already. */
export function started(url: string, type = "push"): void {
  const [from, to] = [new URL(shown, location.href), new URL(url, location.href)];
  closePanels(from, to);
  // The address of the page itself asks for it anew, unless it names a part of it.
  const isTraverse = type === "traverse";
  if (pageOf(to) === shown && (isTraverse || to.hash)) return;
  endStop();
  if (isTraverse) {
    leaveScroll();
    // The first sign of it may have been the page itself.
    if (pageOf(new URL(arrivals.latest)) !== shown) return arrived();
  }
  isUnderWay = true;
  startBar();
  startKeys(from, to);
  clearTimeout(stuck);
  stuck = window.setTimeout(reloadIfStuck, CHUNK_LOAD_TIMEOUT_MS);
}

function arrived(): void {
  const before = shown;
  shown = pageOf(location);
  if (isUnderWay) end("done");
  if (before === shown) return;
  const isNewPath = before.split("?")[0] !== location.pathname;
  placeScroll(isNewPath);
  if (isNewPath) focusContent();
  else keepFocus();
  pushPageView(new URL(before, location.href).href);
}

/** The page that was asked for cannot be reached: the visitor stays, and hears why. Not where the history has moved already. */
function refuse(): boolean {
  if (!isUnderWay || pageOf(location) !== shown) return false;
  const here = new URL(location.href);
  closePanels(here, here);
  tellNetwork("stopped");
  end("failed");
  // Next waits for its page until the history says where it stands: here.
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  return true;
}

/** The page that was under way, or that was there, broke. */
export function failed(): void {
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
  endKeys();
  endBar(state);
}
