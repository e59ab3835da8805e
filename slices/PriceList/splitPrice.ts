/** A price split into its number and the text around it, so that the number can be larger. */
export interface Price {
  before: string;
  amount: string;
  after: string;
}

// $4, 4.50, 1,200, 5 $, 4 $ US, CA$5: digits with a currency sign before or after them.
const AMOUNT = /(?:(?:US|CA)?\$\s?)?\d[\d.,]*(?:\s\d{3})*(?:\s?\$(?:\s?(?:US|CA))?)?/;

/** Splits an editor's price into three parts. Without a number the whole text is `before`. */
export function splitPrice(text: string): Price {
  const match = AMOUNT.exec(text);
  if (!match) return { before: text.trim(), amount: "", after: "" };
  const end = match.index + match[0].length;
  return { before: text.slice(0, match.index).trim(), amount: match[0].trim(), after: text.slice(end).trim() };
}
