import { entryKey } from "../nextInternals/routerHistory";
import { pageHistory } from "./pageHistory";
import { smoothScroll, stopSmoothScroll } from "./smoothScroll";
import { fragmentTarget } from "./links";

type Position = [x: number, y: number];

const STORE = "keyway-scroll";

let positions: Record<string, Position> = {};
/** True between a history traversal and the rendering of its page: scroll events are the old page's meanwhile. */
let isLeaving = false;

/** Restores scroll positions in place of the browser, which does so before the page is rendered. */
export function manageScroll(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
  } catch {
    // Storage is forbidden or has invalid content.
  }
  // This module may be loaded after the last scroll event of the page. Not if the history has moved since.
  if (pageHistory.currentUrl === pageHistory.firstUrl && location.href === pageHistory.firstUrl) notePosition();
  addEventListener("scroll", () => !isLeaving && notePosition(), { passive: true });
  // Set only now: after a reload the browser restores the position.
  history.scrollRestoration = "manual";
  // `beforeunload` also fires on telephone links, and never on iPhones.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    keepPositions();
  });
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  // Phones may discard a hidden page without another event.
  addEventListener("visibilitychange", () => document.hidden && keepPositions());
}

// The key of the history entry, since a URL may be visited twice, and may hold Google's words, which are not stored. The URL until the
// router has written the first entry.
const entry = () => entryKey() ?? location.href;

function notePosition(): void {
  positions[entry()] = [scrollX, scrollY];
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // Storage is full or forbidden: only positions are lost.
  }
}

/** Stops recording positions until the page of a history traversal is rendered. */
export function suspendScroll(): void {
  isLeaving = true;
  stopSmoothScroll();
}

/**
 * Scrolls a page that was just rendered: to its fragment; else to its saved position, at once; else to the top if the path is new. It
 * starts at most one screen below the top, so that lazy content further down is not loaded on the way.
 */
export function scrollShownPage(isNewPath: boolean): void {
  const saved = isLeaving ? positions[entry()] : undefined;
  isLeaving = false;
  stopSmoothScroll();
  const part = fragmentTarget(location.hash);
  if (part) goTo(part);
  else if (saved) scrollTo(...saved);
  else if (isNewPath) {
    scrollTo(0, Math.min(scrollY, innerHeight));
    smoothScroll(() => scrollTo(0, 0));
  }
}

/**
 * Follows a link within the page: lets the browser navigate to the fragment, undoes its jump before a frame is painted, and scrolls
 * smoothly.
 */
export function followWithin(link: HTMLAnchorElement): void {
  const from: Position = [scrollX, scrollY];
  location.assign(link.href);
  // The browser jumps when it next lays out the page, which this question makes it do.
  if (scrollY !== from[1]) scrollTo(...from);
  goTo(fragmentTarget(link.hash)!);
}

// Focuses a target with tabindex -1, so that keyboard and screen reader users continue there.
function goTo(target: HTMLElement): void {
  smoothScroll(() => target.scrollIntoView());
  if (target.tabIndex < 0 && target.hasAttribute("tabindex")) target.focus({ preventScroll: true });
}
