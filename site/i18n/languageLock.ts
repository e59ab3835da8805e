/** On the root element of a locked document. */
const ONE_LANGUAGE = "data-one-language";

/** Locks this document to its language, because a loaded script (Google Maps) supports only one. */
export function lockLanguage(): void {
  document.documentElement.setAttribute(ONE_LANGUAGE, "");
}

/** Whether a path is in another language than the document, and the document is locked. */
export function needsNewDocument(pathname: string): boolean {
  return document.documentElement.hasAttribute(ONE_LANGUAGE) && prefixOf(pathname) !== prefixOf(location.pathname);
}

function prefixOf(pathname: string): string {
  return /^\/([a-z]{2}-[a-z]{2})\//.exec(pathname)?.[1] ?? "";
}
