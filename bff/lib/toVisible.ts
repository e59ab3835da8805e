/**
 * Returns a text of an upstream as it is shown: without characters that do not show, with single spaces, and with the apostrophe of
 * typesetters within words. Two spellings that look the same are the same.
 */
export function toVisible(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .trim();
}
