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
  const [, extension] = EXTENSION.exec(phone.trim()) ?? [];
  const number = toNumber(phone.trim().replace(EXTENSION, ""));
  return number && `tel:${number}${extension ? `;ext=${extension}` : ""}`;
}

/** Returns the first number that can be dialled; null if none can. */
export function firstDialableNumber(...told: readonly (string | null | undefined)[]): string | null {
  return told.find((one) => one && toTel(one)) ?? null;
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
