let last: Element | null = null;

/** Tracks the focused element, since React may replace it. */
export function trackFocus(): void {
  last = document.activeElement;
  addEventListener("focusin", ({ target }) => (last = target as Element));
}

/**
 * Focuses the element that replaces the removed focused one: when React replaces a view as a whole, keyboard users would start at the top
 * of the page. Does nothing if another element has the focus.
 */
export function restoreFocus(): void {
  const lost = findLost();
  if (lost) findLike(lost)?.focus({ preventScroll: true });
}

/**
 * Focuses the content of a new page if the focused element was removed with the previous page, so that keyboard and screen reader users
 * skip the menus.
 */
export function focusContent(): void {
  if (findLost()) document.getElementById("content")?.focus({ preventScroll: true });
}

/** Returns the removed element that had the focus; null if another element has it. */
function findLost(): Element | null {
  return last && !last.isConnected && document.activeElement === document.body ? last : null;
}

// The text weighs more than the href, since a chosen filter has another href now, and the language switch may have the same one. The id
// weighs most.
const MARKS = [(one: Element) => one.getAttribute("href"), (one: Element) => one.textContent?.trim(), (one: Element) => one.id];

function findLike(lost: Element): HTMLElement | undefined {
  const likeness = (one: Element) => MARKS.reduce((sum, mark, place) => sum + (mark(lost) && mark(one) === mark(lost) ? 2 ** place : 0), 0);
  const sameKind = [...document.querySelectorAll<HTMLElement>(lost.tagName)].filter((one) => likeness(one) > 0);
  return sameKind.toSorted((one, other) => likeness(other) - likeness(one))[0];
}
