/** A text without case and accents, as long as it was, so that offsets stay true. */
export function fold(text: string): string {
  return [...text.toLowerCase()].map((letter) => letter.normalize("NFD")[0]).join("");
}

/** The words of a text, folded. */
export function toWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words a phrase takes from the start of `words`; the very last word may be unfinished. */
export function countTaken(words: readonly string[], phrase: readonly string[]): number {
  for (const [at, wanted] of phrase.entries()) {
    const word = words[at];
    if (word === undefined) return at;
    if (word === wanted) continue;
    return at === words.length - 1 && wanted.startsWith(word) ? at + 1 : 0;
  }
  return phrase.length;
}

/** A part of a text that was asked for; what starts at 0 does not say so. */
export interface Match {
  startOffset?: number;
  endOffset: number;
}

/** Where the words of an input are found in a text, in their order. */
export function findMatches(text: string, input: string): Match[] {
  const asked = toWords(input);
  const found: { start: number; end: number }[] = [];
  for (const word of fold(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    const [next] = asked;
    if (next === undefined || !word[0].startsWith(next)) continue;
    asked.shift();
    const last = found.at(-1);
    const end = word.index + next.length;
    if (last && text.slice(last.end, word.index) === " ") last.end = end;
    else found.push({ start: word.index, end });
  }
  return found.map(({ start, end }) => ({
    ...(start > 0 && { startOffset: start }),
    endOffset: end,
  }));
}
