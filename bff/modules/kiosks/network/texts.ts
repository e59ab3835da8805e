import { sharedBytes, sharedUint32s } from "./columns";

/** Many texts in one piece of memory, which threads can share. */
export interface Texts {
  bytes: Uint8Array;
  /** The offset at which each text ends. */
  ends: Uint32Array;
}

/** Packs texts into shared memory, as UTF-8. */
export function packTexts(texts: readonly string[]): Texts {
  const packed = { bytes: sharedBytes(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)), ends: sharedUint32s(texts.length) };
  const buffer = toBuffer(packed.bytes);
  let end = 0;
  texts.forEach((text, index) => {
    end += buffer.write(text, end);
    packed.ends[index] = end;
  });
  return packed;
}

/** Creates a function that reads one of the texts. */
export function createTextReader(packed: Texts): (index: number) => string {
  const buffer = toBuffer(packed.bytes);
  return (index) => buffer.toString("utf8", index === 0 ? 0 : packed.ends[index - 1], packed.ends[index]);
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
