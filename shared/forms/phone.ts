import { toCode } from "./plainText";

/** What stands before a copied number: the scheme of a link, or a label. */
const LABEL = /^(?:t[eé]l(?:[eé]phone)?|phone|mobile|cell|callto|sms)[.: ]{1,4}/i;
// Repetitions are limited, so that the time to read any text is in proportion to its length.
const EXTENSION = /[ ,;(]{0,3}(?:extension|extn|ext|poste|p|x|#|,)[.:= ]{0,3}#?(\d{1,7})\)?$/i;
const UNUSUAL_SEPARATORS = /[,/·•_]/g;

/**
 * Returns a telephone number without what is copied along with it. An extension follows as `ext. 12`, however it was written. A text that
 * is no number stays one.
 */
export function toPhone(typed: string): string {
  const code = toCode(typed).replace(LABEL, "");
  const [end = "", extension] = EXTENSION.exec(code) ?? [];
  const number = code
    .slice(0, code.length - end.length)
    .replace(UNUSUAL_SEPARATORS, "-")
    .trim();
  if (!isNumber(number)) return code;
  return extension ? `${number} ext. ${extension}` : number;
}

/** Whether a text, as toPhone returns it, is a number of the US or Canada. */
export function isPhone(phone: string): boolean {
  return isNumber(phone.replace(/ ext\. \d{1,7}$/, ""));
}

function isNumber(text: string): boolean {
  return /^\+?1?\d{10}$/.test(text.replace(/[ ().-]/g, ""));
}
