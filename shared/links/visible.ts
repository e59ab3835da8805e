/** What cannot be seen at either end of a pasted address: white space, control characters, zero-width characters, marks of direction. */
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u;
/**
 * What has no meaning within an address: line breaks and tabs, which browsers remove, too, and invisible characters, except for those that
 * join letters of some scripts, and emoji.
 */
const MEANINGLESS = /[\t\n\r\u00AD\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** Returns an address without what cannot be seen of it. */
export function toVisible(typed: string): string {
  let from = 0;
  let to = typed.length;
  while (from < to && INVISIBLE.test(typed[from]!)) from++;
  while (to > from && INVISIBLE.test(typed[to - 1]!)) to--;
  return typed.slice(from, to).replace(MEANINGLESS, "");
}

/** Returns an address with white space and quotes encoded, as a browser would send them. */
export function encodeBlanks(address: string): string {
  return address.replace(/[\s"<>`]/g, encodeURIComponent);
}
