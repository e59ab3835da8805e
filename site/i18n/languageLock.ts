const ATTRIBUTE = "data-one-language";

/** From now on this document stays in its language, for it has loaded something that speaks no other. */
export function lockLanguage(): void {
  document.documentElement.setAttribute(ATTRIBUTE, "");
}

/** Whether a path of the site is in another language than the document, which has to stay in its own. */
export function needsNewDocument(pathname: string): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE) && prefixOf(pathname) !== prefixOf(location.pathname);
}

function prefixOf(pathname: string): string {
  return /^\/([a-z]{2}-[a-z]{2})\//.exec(pathname)?.[1] ?? "";
}
