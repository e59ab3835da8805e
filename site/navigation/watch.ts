import { CHUNK_LOAD_TIMEOUT_MS } from "../constants";
import { ownArrowKeys } from "./arrowKeys";
import { reloadIfStuck } from "./chunkGuard";
import { keepFocus, ownFocus } from "./focus";
import { endKeys, startKeys } from "./keysLoading";
import { endBar, startBar } from "./loadingBar";
import { tellNetwork } from "./network";
import { withSecondTry } from "./pageFetch";
import { pushPageView } from "./pageView";
import { leaveScroll, ownScroll, placeScroll } from "./scroll";

const pageOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Path and query of the page that is being shown. */
let shown = pageOf(location);
let stuck = 0;
let isUnderWay = false;

ownScroll();
ownFocus();
ownArrowKeys();
window.fetch = withSecondTry(window.fetch, refuse);
addEventListener("popstate", ({ isTrusted }) => {
  // Ours (see below) moves nothing.
  if (!isTrusted) return;
  leaveScroll();
  // Between two hashes of one page nothing arrives.
  if (pageOf(location) === shown) placeScroll(false);
});
// Next gives a navigation up by loading the page anew: the wait has failed, whatever comes after it.
addEventListener("beforeunload", () => isUnderWay && end("failed"));

// Next writes the history in the same breath in which it shows a page, whether that was pushed, replaced or gone back
// to. Its hooks would say as much, and weigh more on every page than all of this.
for (const name of ["pushState", "replaceState"] as const) {
  const write = history[name];
  history[name] = (...args) => {
    write.apply(history, args);
    queueMicrotask(arrived);
  };
}

/** A navigation to an address has begun. */
export function started(url: string): void {
  closePanels();
  const to = new URL(url, location.href);
  if (pageOf(to) === shown) return;
  isUnderWay = true;
  startBar();
  startKeys(new URL(shown, location.href), to);
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
  if (!isNewPath) keepFocus();
  pushPageView();
}

/** The page that was asked for cannot be reached: the visitor stays, and hears why. Not where the history has moved already. */
function refuse(): boolean {
  if (!isUnderWay || pageOf(location) !== shown) return false;
  closePanels();
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
function closePanels(): void {
  document.querySelectorAll<HTMLElement>(":popover-open").forEach((panel) => panel.hidePopover());
  document.querySelectorAll<HTMLDialogElement>("dialog:modal").forEach((dialog) => dialog.close());
}

function end(state: "done" | "failed"): void {
  isUnderWay = false;
  clearTimeout(stuck);
  endKeys();
  endBar(state);
}
