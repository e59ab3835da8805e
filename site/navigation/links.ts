import { needsNewDocument } from "../i18n/languageLock";

/**
 * The link that a click follows, where it leads to a page of ours: their paths end in a slash. Null where the browser
 * is to follow it itself: with a key held down, to a target or a download, within the page, or to a language that this document
 * cannot change to.
 */
export function pageLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkOf(event);
  return link && link.pathname.endsWith("/") && !isWithinPage(link) && !needsNewDocument(link.pathname) ? link : null;
}

/** The same, where it leads to a part of the page. */
export function fragmentLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkOf(event);
  return link && isWithinPage(link) ? link : null;
}

/** Whether the entry before this one in the history has an address; false where the browser has no Navigation API to tell. */
export function isEntryBefore(href: string): boolean {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null; entries(): { url: string | null }[] } };
  return navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url === href;
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]:not([target], [download])");
  return link && link.origin === location.origin ? link : null;
}

function isWithinPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname + search === location.pathname + location.search;
}
