/** Returns a text without characters that do not show, and with single spaces: two spellings that look the same are the same. */
export function toVisible(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
