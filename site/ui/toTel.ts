/** Separators between digits: spaces, dots and hyphens. */
const GAP = String.raw`[\s.\u2010-\u2013-]*`;
const EXTENSION = /[\s,;]*(?:(?<![a-z])(?:ext(?:ension)?|poste|x)|#)[\s.:]*(\d{1,7})$/i;
// North America: an area code, and seven digits or letters; a word may have more capital letters than are dialled.
const NATIONAL = new RegExp(String.raw`^(?:\+?1${GAP})?\(?([2-9]\d\d)\)?${GAP}((?:[\dA-Za-z]${GAP}){7})[A-Z]*$`);
const INTERNATIONAL = new RegExp(String.raw`^\+(?:\(?\d\)?${GAP}){7,15}$`);
const SHORT = /^(?:\d{3,6}|\d{3}[\s.-]?\d{4})$/;

/** The digit of each letter from A to Z on a telephone's keys. */
const KEYS = "22233344455566677778889999";

/** Returns the `tel:` URL of a number in any usual format, with letters and extension. Undefined if the text is not a number as a whole. */
export function toTel(phone: string): string | undefined {
  const text = toPlain(phone);
  const [, extension] = EXTENSION.exec(text) ?? [];
  const number = toNumber(text.replace(EXTENSION, ""));
  return number && `tel:${number}${extension ? `;ext=${extension}` : ""}`;
}

/** A number within a text, with its extension; not a part of a longer one. */
const WITHIN = new RegExp(
  String.raw`(?<![\d+])(?:\+?1${GAP})?\(?[2-9]\d\d\)?[\s./\u2010-\u2013-]{0,3}\d{3}[\s./\u2010-\u2013-]{0,3}\d{4}(?!\d)` +
    String.raw`(?:[\s,;(]{0,3}(?:(?:ext(?:ension)?|poste|x)[\s.:]{0,3}|#\s?)\d{1,7}(?!\d))?`,
  "i",
);
const BETWEEN = /[/,;|&\n]|\b(?:or|ou|and|et)\b/i;
/** No number is written in more characters; the time to search a text is in proportion to its length. */
const MAX_CHARS = 200;

/** Returns the `tel:` URL of the first number in an upstream's text, which may hold several, or words; undefined if it holds none. */
export function firstTel(phone: string): string | undefined {
  const text = toPlain(phone.slice(0, MAX_CHARS));
  const whole = toTel(text);
  if (whole) return whole;
  const [match] = WITHIN.exec(text) ?? [];
  // Only a whole text may be a short number: of several, it is a part of one.
  const parts = match ? [match.replaceAll("/", "-").replace("(", "").replace(")", "-")] : text.split(BETWEEN);
  return parts.map((part) => toTel(part)).find((tel) => tel?.startsWith("tel:+"));
}

/** Removes what does not show, and writes digits of other widths as usual ones. */
function toPlain(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim();
}

/** Returns the first number that can be dialled; null if none can. */
export function firstDialableNumber(...numbers: readonly (string | null | undefined)[]): string | null {
  return numbers.find((one) => one && toTel(one)) ?? null;
}

function toNumber(written: string): string | undefined {
  const [isNational, area, rest] = NATIONAL.exec(written) ?? [];
  if (isNational) return `+1${area}${toDigits(rest!)}`;
  if (INTERNATIONAL.test(written)) return `+${toDigits(written)}`;
  return SHORT.test(written) ? toDigits(written) : undefined;
}

function toDigits(written: string): string {
  return written.replace(/[A-Z]/gi, (letter) => KEYS[letter.toUpperCase().charCodeAt(0) - 65]!).replace(/\D/g, "");
}
