// In a query, a plus sign is read as a space.
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -$";
const BITS_PER_CHARACTER = 6;
/** Codes that announce a new character, of one byte or of two, and the end. */
const [BYTE, TWO_BYTES, END] = [0, 1, 2];

/** Thrown for a state that cannot be shown. `reason` is the name of a text for the editor. */
export class InvalidState extends Error {
  override name = "InvalidState";

  constructor(readonly reason: "unreadable" | "tooLong") {
    super(reason);
  }
}

/**
 * Unpacks what `compressToEncodedURIComponent` of lz-string has packed; throws InvalidState if it is longer than `maxChars`. The package
 * itself has no such limit, and 32 kB can stand for a hundred million characters.
 */
export function unpackState(packed: string, maxChars: number): string {
  const read = createBitReader(packed.replaceAll("+", " "));
  const dictionary = ["", "", ""];
  // First characters of the entries. Reading one from an entry would take as long as the entry is, since engines join texts late.
  const firsts = ["", "", ""];
  const add = (text: string, first: string) => {
    firsts.push(first);
    return dictionary.push(text) - 1;
  };
  const pieces: string[] = [];
  let length = 0;
  let last = -1;
  for (;;) {
    // As many bits as the dictionary's length has.
    let code = read(32 - Math.clz32(dictionary.length));
    if (code === END) return pieces.join("");
    if (code === BYTE || code === TWO_BYTES) {
      const character = String.fromCharCode(read(code === BYTE ? 8 : 16));
      code = add(character, character);
    }
    // The code may be that of the entry which is just to be added: the last piece and the first character of the next one.
    const hasLast = last >= 0;
    const first = hasLast && code === dictionary.length ? firsts[last] : firsts[code];
    if (!first) throw new InvalidState("unreadable");
    if (hasLast) add(dictionary[last]! + first, firsts[last]!);
    const piece = dictionary[code]!;
    length += piece.length;
    if (length > maxChars) throw new InvalidState("tooLong");
    pieces.push(piece);
    last = code;
  }
}

/** Returns a function that reads the next bits as a number, of which the lowest bit comes first. */
function createBitReader(packed: string): (count: number) => number {
  let position = 0;
  let bits = 0;
  return (count) => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, position++) {
      const unread = BITS_PER_CHARACTER - (position % BITS_PER_CHARACTER);
      if (unread === BITS_PER_CHARACTER) bits = ALPHABET.indexOf(packed.charAt(position / BITS_PER_CHARACTER) || "end");
      if (bits < 0) throw new InvalidState("unreadable");
      value += ((bits >> (unread - 1)) & 1) * 2 ** bit;
    }
    return value;
  };
}
