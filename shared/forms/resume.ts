/** Maximum size of a résumé. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;
/** Value of the file input's `accept`, which only filters the file dialog. */
export const RESUME_ACCEPT =
  ".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Number of leading bytes that are needed to find a file's type: Word's part of a docx comes after a few small ones. */
export const SNIFF_BYTES = 32 * 1024;

export type ResumeKind = "pdf" | "doc" | "docx";

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-
/** Readers look for the signature of a PDF in so many bytes. */
const PDF_WITHIN_BYTES = 1024;
/** NUL, blanks and line breaks, and the bytes of a byte order mark in UTF-8 or UTF-16. */
const BLANK = [0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Directory entries of a doc file are aligned to this. */
const OLE_ENTRY_BYTES = 128;
/** The name of Word's directory entry, in UTF-16 with a terminating zero. */
const WORD_ENTRY = [..."WordDocument\0"].flatMap((letter) => [letter.charCodeAt(0), 0]);
const ZIP_ENTRY = [0x50, 0x4b, 0x03, 0x04];
const WORD_FOLDER = [...new TextEncoder().encode("word/")];
/** Where the name of an entry begins, from the entry's mark. */
const NAME_AT = 30;

/** Returns a file's type by its first bytes; null if it is not accepted. A `doc` needs createDocProof as well. */
export function kindOf(start: Uint8Array): ResumeKind | null {
  if (holds(start, PDF, beginOf(start))) return "pdf";
  if (holds(start, OLE, 0)) return "doc";
  return holds(start, ZIP_ENTRY, 0) && hasWordPart(start) ? "docx" : null;
}

/**
 * Creates a check that a file with the signature of a `doc` is one: spreadsheets, mails and installers have the same signature, and their
 * directory may be anywhere in the file. Call it with each chunk; it returns whether Word's directory entry was found.
 */
export function createDocProof(): (chunk: Uint8Array) => boolean {
  let isDoc = false;
  let rest = new Uint8Array();
  return (chunk) => {
    if (isDoc) return true;
    const bytes = new Uint8Array(rest.length + chunk.length);
    bytes.set(rest);
    bytes.set(chunk, rest.length);
    let at = 0;
    for (; at + OLE_ENTRY_BYTES <= bytes.length && !isDoc; at += OLE_ENTRY_BYTES) isDoc = holds(bytes, WORD_ENTRY, at);
    rest = bytes.slice(at);
    return isDoc;
  };
}

// A spreadsheet is a zip as well; only a docx has a folder `word`.
function hasWordPart(start: Uint8Array): boolean {
  for (let at = start.indexOf(ZIP_ENTRY[0]!); at >= 0; at = start.indexOf(ZIP_ENTRY[0]!, at + 1)) {
    if (holds(start, ZIP_ENTRY, at) && holds(start, WORD_FOLDER, at + NAME_AT)) return true;
  }
  return false;
}

// Some programs write line breaks or byte order marks before a PDF, and readers skip them. Other bytes would be another file's.
function beginOf(start: Uint8Array): number {
  const begin = start.subarray(0, PDF_WITHIN_BYTES).findIndex((byte) => !BLANK.includes(byte));
  return Math.max(begin, 0);
}

function holds(bytes: Uint8Array, part: readonly number[], at: number): boolean {
  return part.every((byte, index) => bytes[at + index] === byte);
}
