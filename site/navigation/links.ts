import { needsNewDocument } from "../i18n/languageLock";

/**
 * Returns the clicked link if it leads to a page of the site, whose path ends in a slash. Null if the browser has to follow the link: with
 * a modifier key, with a target, to a download, within the page, to a language that this document cannot change to, or in a page that
 * Chrome or Edge has translated: they have replaced the texts that React would update.
 */
export function pageLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkOf(event);
  return link && link.pathname.endsWith("/") && !isWithinPage(link) && !needsNewDocument(link.pathname) && !isTranslated() ? link : null;
}

/** Returns the clicked link if it leads to an element of the current page. */
export function fragmentLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkOf(event);
  return link && isWithinPage(link) && fragmentTarget(link.hash) ? link : null;
}

/** Returns the element of a fragment, by the fragment as written or decoded, as browsers do. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // Not a valid encoding.
  }
  return document.getElementById(name) ?? document.getElementById(decoded);
}

/** Whether the previous history entry has this URL; false if the browser has no Navigation API. */
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

function isTranslated(): boolean {
  return document.documentElement.matches(".translated-ltr, .translated-rtl");
}

function isWithinPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname + search === location.pathname + location.search;
}
