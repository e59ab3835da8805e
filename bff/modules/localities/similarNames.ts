/** A name that is spelled almost like a text. */
export interface SimilarName {
  name: string;
  /** How many letters were inserted, left out or replaced. */
  edits: number;
}

/** No name of a town is longer; a longer text is like none, and costs nothing. */
const MAX_CHARS = 40;
/** Letters of a name for each edit. */
const CHARS_PER_EDIT = 4;
const MAX_EDITS = 3;

/**
 * Returns a function that finds the names that are spelled almost like a text: one edit for each four letters, three at most. It compares
 * with each name once, mostly by one number, since two names with few edits have almost the same letters.
 */
export function createSimilarNames(names: readonly string[]): (text: string) => SimilarName[] {
  const letters = Int32Array.from(names, lettersOf);
  return (text) => {
    const most = Math.min(MAX_EDITS, Math.floor(text.length / CHARS_PER_EDIT));
    if (most === 0 || text.length > MAX_CHARS) return [];
    const textLetters = lettersOf(text);
    return names.flatMap((name, index) => {
      // An edit replaces one letter by another at most.
      if (Math.abs(name.length - text.length) > most || countBits(letters[index]! ^ textLetters) > 2 * most) return [];
      const edits = countEdits(text, name);
      return edits <= most ? [{ name, edits }] : [];
    });
  };
}

/** Returns which letters a text has, as bits. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index++) bits |= 1 << (text.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Returns the Levenshtein distance of two short texts. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 1; index <= one.length; index++) {
    const next = [index];
    for (let at = 1; at <= other.length; at++) {
      const replaced = row[at - 1]! + (one[index - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
