/** Pieces of which long texts are made that patterns and loops find hard. */
const PIECES = [
  ..."a0AZ./\\%&=?#;,:@-_+*~<>|^`!$'\"()[]{} \t",
  "./",
  "../",
  "//",
  ".a",
  "/a.",
  "a/",
  "%2",
  "%25",
  "%2e",
  "%ff",
  "%E0%A4%A",
  "a&",
  "a=1&",
  "a=&",
  "; ",
  ";a=",
  "a=b; ",
  ", ",
  ",,a",
  "a, ",
  '\\"',
  '"a',
  " a",
  "a ",
  "a@",
  "@a.",
  "a-",
  "-a",
  "::",
  "1:",
  "1.",
  "é",
  "鍵",
  "e\u0301",
  "\u00a0",
  "\ud83d\udd11",
  "<!--",
  "]]>",
] as const;

/** Ends that make a pattern fail after it has read the whole text. */
const ENDS = ["", "/", " x", '"'] as const;

export interface Frame {
  /** What all texts begin with, so that a reader does not refuse them at once. */
  start?: string;
  /** Pieces of this reader's own grammar. */
  pieces?: readonly string[];
  ends?: readonly string[];
}

/** Returns the function that makes a reader's texts of a length. They never end within a surrogate pair. */
export function textsOf({ start = "", pieces = [], ends = ENDS }: Frame = {}): (length: number) => string[] {
  return (length) =>
    [...PIECES, ...pieces].flatMap((piece) =>
      ends.map((end) => {
        const times = Math.max(1, Math.floor((length - start.length - end.length) / piece.length));
        return start + piece.repeat(times) + end;
      }),
    );
}

/** The same for texts as Node reads them from a first line or a header: one character for each byte, and none that Node refuses. */
export function headersOf(frame: Frame = {}): (length: number) => string[] {
  const texts = textsOf(frame);
  return (length) => texts(length).map((text) => Buffer.from(text).toString("latin1").slice(0, length));
}
