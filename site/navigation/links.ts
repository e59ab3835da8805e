/**
 * The link that a click follows, where it leads to a page of ours: their paths end in a slash. Null where the browser
 * is to follow it itself: with a key held down, to a target or a download, within the page.
 */
export function pageOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
  if (!link || link.origin !== location.origin || !link.pathname.endsWith("/")) return null;
  const isWithinPage = link.hash !== "" && link.pathname + link.search === location.pathname + location.search;
  return isWithinPage ? null : link;
}
