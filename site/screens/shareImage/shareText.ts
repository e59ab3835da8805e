/** Letters that our font file holds: Latin alone. The renderer would look for any other on the internet. */
const DRAWABLE = /[^\x20-\x7e\xa0-\xac\xae-\xffŒœ–—‘’‚“”„†•…‹›€™−]/gu;

/** Text that an editor or a backend wrote, fit to be drawn: letters that we have, and no more than there is room for. */
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
