/** On the root element of a locked document (lockLanguage.ts). */
export const ONE_LANGUAGE = "data-one-language";

/** Whether a path is in another language than the document, and the document is locked. */
export function needsNewDocument(pathname: string): boolean {
  return document.documentElement.hasAttribute(ONE_LANGUAGE) && prefixOf(pathname) !== prefixOf(location.pathname);
}

function prefixOf(pathname: string): string {
  return /^\/([a-z]{2}-[a-z]{2})\//.exec(pathname)?.[1] ?? "";
}
