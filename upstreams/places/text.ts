/** Returns a text in lower case without accents. The length stays the same, so that offsets remain valid. */
export function fold(text: string): string {
  return [...text.toLowerCase()].map((letter) => letter.normalize("NFD")[0]).join("");
}

/** Returns the folded words of a text. */
export function toWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns how many words at the start of `words` match a phrase. The last word may be incomplete. */
export function countMatchingWords(words: readonly string[], phrase: readonly string[]): number {
  for (const [at, expected] of phrase.entries()) {
    const word = words[at];
    if (word === undefined) return at;
    if (word === expected) continue;
    return at === words.length - 1 && expected.startsWith(word) ? at + 1 : 0;
  }
  return phrase.length;
}

/** A matched part of a text. Like Google, it has no start offset if that is 0. */
export interface Match {
  startOffset?: number;
  endOffset: number;
}

/** Returns the positions of an input's words in a text, in their order. */
export function findMatches(text: string, input: string): Match[] {
  const remaining = toWords(input);
  const ranges: { start: number; end: number }[] = [];
  for (const word of fold(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    const [next] = remaining;
    if (next === undefined || !word[0].startsWith(next)) continue;
    remaining.shift();
    const last = ranges.at(-1);
    const end = word.index + next.length;
    if (last && text.slice(last.end, word.index) === " ") last.end = end;
    else ranges.push({ start: word.index, end });
  }
  return ranges.map(({ start, end }) => ({
    ...(start > 0 && { startOffset: start }),
    endOffset: end,
  }));
}
