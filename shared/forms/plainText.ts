/**
 * Invisible characters, which are copied along with a text: control characters, zero-width characters, marks of direction,
 * soft hyphens, fillers.
 */
const INVISIBLE = String.raw`\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB`;
const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]`, "gu");
const BLANK = new RegExp(`^[\\s${INVISIBLE}]*$`, "u");
// A variation selector at the end belongs to an emoji.
const EDGE = new RegExp(`^(?![\\uFE00-\\uFE0F])[\\s${INVISIBLE}]$`, "u");
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;

/** Returns whether nothing in a text is visible: it has only spaces of any kind, and invisible characters. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/**
 * Returns a text of words or lines without the blank and invisible characters at its ends; empty if nothing in it is visible. Those inside
 * stay, since they join letters of some scripts, and emoji. Browsers without scripts send line breaks as CRLF.
 */
export function toText(typed: string): string {
  const text = typed.replace(/\r\n?/g, "\n");
  if (isBlank(text)) return "";
  let from = 0;
  let to = text.length;
  while (EDGE.test(text[from]!)) from++;
  while (EDGE.test(text[to - 1]!)) to--;
  return text.slice(from, to);
}

/**
 * Returns a number, code or address, which programs read: without invisible characters, with one kind of dash and of space, and with plain
 * digits and letters for those of other widths.
 */
export function toCode(typed: string): string {
  const visible = typed.replace(/[\t-\r]/g, " ").replace(INVISIBLE_CHARACTERS, "");
  return visible.normalize("NFKC").replace(DASHES, "-").replace(/\s+/g, " ").trim();
}
