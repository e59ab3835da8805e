import { toCode } from "./plainText";

/** What stands before a copied number: the scheme of a link, a label, a mark or a quote. */
const BEFORE = /^[^\d+(]+/;
// Repetitions are limited, so that the time to read any text is in proportion to its length.
/** What stands after it: a label in brackets, and the end of a sentence or quote. */
const AFTER = /(?: ?\([\p{L} .-]{1,20}\))?[ .,;:#>"'’”»]{0,5}$/u;
const EXTENSION = /[ ,;(]{0,3}(?:extension|extn|ext|poste|p|x|#|,|;)[-.:= ]{0,3}#?(\d{1,7})\)?$/i;
const UNUSUAL_SEPARATORS = /[,/·•_~|]/g;

/**
 * Returns a telephone number without what is copied along with it. An extension follows as `ext. 12`, however it was written. A text that
 * is no number stays one.
 */
export function toPhone(typed: string): string {
  const code = toCode(typed);
  const alone = code.replace(BEFORE, "").replace(AFTER, "");
  const [end = "", extension] = EXTENSION.exec(alone) ?? [];
  const number = alone
    .slice(0, alone.length - end.length)
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
