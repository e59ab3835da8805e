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
  const pieces: string[] = [];
  let length = 0;
  let last = "";
  for (;;) {
    // As many bits as the dictionary's length has.
    let code = read(32 - Math.clz32(dictionary.length));
    if (code === END) return pieces.join("");
    if (code === BYTE || code === TWO_BYTES) code = dictionary.push(String.fromCharCode(read(code === BYTE ? 8 : 16))) - 1;
    const piece = code === dictionary.length && last ? last + last[0] : dictionary[code];
    if (!piece) throw new InvalidState("unreadable");
    length += piece.length;
    if (length > maxChars) throw new InvalidState("tooLong");
    pieces.push(piece);
    if (last) dictionary.push(last + piece[0]);
    last = piece;
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
