/** Search engines show about this many characters of a title. */
export const MAX_TITLE = 65;

/** Returns the first title that search engines show whole; if none is short enough, the last one. Best titles first, at least one. */
export function fitTitle(titles: readonly string[]): string {
  return titles.find(({ length }) => length <= MAX_TITLE) ?? titles.at(-1)!;
}

/** Returns a text with its end, cut before the end so that search engines show both; the end is cut when it is too long by itself. */
export function cutTitle(text: string, end: string): string {
  const whole = text + end;
  if (whole.length <= MAX_TITLE) return whole;
  return `${text.slice(0, Math.max(0, MAX_TITLE - end.length - 1)).trimEnd()}…${end}`.slice(0, MAX_TITLE);
}
