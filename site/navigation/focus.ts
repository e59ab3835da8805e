let last: Element | null = null;

/** Remembers what has the focus, since React may make it anew. */
export function trackFocus(): void {
  last = document.activeElement;
  addEventListener("focusin", ({ target }) => (last = target as Element));
}

/**
 * Gives the focus to what stands for the element that had it and is gone: another view of a page may be made anew as a
 * whole, and whoever goes by keyboard would begin at its top. Whatever has taken the focus since keeps it.
 */
export function restoreFocus(): void {
  const lost = findLost();
  if (lost) findLike(lost)?.focus({ preventScroll: true });
}

/**
 * Lets whoever goes by keyboard or by ear begin with what a new page says, past its menus: what had the focus went with the page before.
 */
export function focusContent(): void {
  if (findLost()) document.getElementById("content")?.focus({ preventScroll: true });
}

/** What had the focus and is gone, while nothing else has taken it. */
function findLost(): Element | null {
  return last && !last.isConnected && document.activeElement === document.body ? last : null;
}

// Its name says more than its address: a filter that was chosen leads elsewhere now, and the switch of languages may lead
// to where it led before.
const MARKS = [(one: Element) => one.getAttribute("href"), (one: Element) => one.textContent?.trim(), (one: Element) => one.id];

function findLike(lost: Element): HTMLElement | undefined {
  const likeness = (one: Element) => MARKS.reduce((sum, mark, place) => sum + (mark(lost) && mark(one) === mark(lost) ? 2 ** place : 0), 0);
  const sameKind = [...document.querySelectorAll<HTMLElement>(lost.tagName)].filter((one) => likeness(one) > 0);
  return sameKind.toSorted((one, other) => likeness(other) - likeness(one))[0];
}
