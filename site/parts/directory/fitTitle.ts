/** Search engines show about this many characters of a title. */
export const MAX_TITLE = 65;

/** Returns the first title that search engines show whole; if none is short enough, the last one. Best titles first, at least one. */
export function fitTitle(titles: readonly string[]): string {
  return titles.find(({ length }) => length <= MAX_TITLE) ?? titles.at(-1)!;
}
