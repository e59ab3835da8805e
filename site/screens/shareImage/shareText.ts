/** Characters outside of our Latin font file, for which the renderer would download a font. */
const DRAWABLE = /[^\x20-\x7e\xa0-\xac\xae-\xffŒœ–—‘’‚“”„†•…‹›€™−]/gu;

/** Returns a text for an image: only characters of our font, cut at `maxLength`. */
export function shareText(text: string, maxLength: number): string {
  const spaced = text
    .normalize("NFC")
    .replace(/[\u2007\u202f]/g, "\u00a0")
    .replace(/[\t\n\r\u2000-\u200a]/g, " ");
  const words = spaced.replace(DRAWABLE, "").replace(/ +/g, " ").trim();
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength - 1).replace(/[\s,;:–—-]+$/u, "")}…`;
}
