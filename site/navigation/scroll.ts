import { pageHistory } from "./pageHistory";
import { smoothScroll, stopSmoothScroll } from "./smoothScroll";
import { fragmentLinkOf } from "./links";

type Position = [x: number, y: number];

const STORE = "keyway-scroll";

let positions: Record<string, Position> = {};
/** True from the moment the history has moved until its page is there: what scrolls meanwhile is the old page. */
let isLeaving = false;

// The entry, not its address: a visitor may come by a page twice. Browsers without the Navigation API know addresses alone.
function entry(): string {
  return (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key ?? location.href;
}

/** Takes scrolling over from the browser, which restores a position before the page of that position is there. */
export function manageScroll(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(STORE) ?? "{}");
  } catch {
    // Anything else that is stored there is no position.
  }
  // This module may be loaded by the click that leaves the page, after the last scroll event. Not where the history has moved since.
  if (pageHistory.currentUrl === pageHistory.firstUrl && location.href === pageHistory.firstUrl) notePosition();
  addEventListener("scroll", () => !isLeaving && notePosition(), { passive: true });
  addEventListener("click", (event) => {
    const link = fragmentLinkOf(event);
    if (!link || !fragmentTarget(link.hash)) return;
    event.preventDefault();
    followWithin(link);
  });
  // Only now: a page that was loaded anew is put back by the browser itself.
  history.scrollRestoration = "manual";
  // Said of a page that is left, where `beforeunload` is said of a press on a telephone number too, and never on an iPhone.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    keepPositions();
  });
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  // A phone may end a hidden page without an event.
  addEventListener("visibilitychange", () => document.hidden && keepPositions());
}

function notePosition(): void {
  positions[entry()] = [scrollX, scrollY];
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(positions));
  } catch {
    // A full or forbidden store costs a position, nothing else.
  }
}

/** The history has moved to another entry, whose page is not there yet. */
export function suspendScroll(): void {
  isLeaving = true;
  stopSmoothScroll();
}

/**
 * Scrolls a page that has just appeared: to the hash, else to where it was left, at once, else to the top where the path is new. From
 * one screen below that at most: what lies farther down was not come for, and is not to load because it was passed by.
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

/** The part of the page that a hash names, as browsers read it: as it is written, or with its signs decoded. */
function fragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // Not every sign stands for another.
  }
  return document.getElementById(name) ?? document.getElementById(decoded);
}

// The browser goes there, with all that it does besides, but for the jump: nobody sees that before it is undone.
function followWithin(link: HTMLAnchorElement): void {
  const from: Position = [scrollX, scrollY];
  location.assign(link.href);
  scrollTo(...from);
  goTo(fragmentTarget(link.hash)!);
}

// What takes the focus by a script alone is there for this: whoever follows a link to it reads on from it.
function goTo(target: HTMLElement): void {
  smoothScroll(() => target.scrollIntoView());
  if (target.tabIndex < 0 && target.hasAttribute("tabindex")) target.focus({ preventScroll: true });
}
