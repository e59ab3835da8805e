import { SNIFF_BYTES } from "../../forms/resume";

/** What tells one file from another without reading it whole. */
export interface FileFingerprint {
  /** Undefined where it is not known. */
  size?: number;
  /** Its first SNIFF_BYTES. */
  start: Uint8Array;
}

/**
 * The key that a form is sent under: its own, and a digest of all that is in it. So whoever sends it again unchanged files nothing
 * twice, and whoever has changed it, or chosen another file, sends another one.
 */
export function submissionKey(formKey: string, data: object, file?: FileFingerprint): string {
  const text = new TextEncoder().encode(JSON.stringify([data, file?.size]));
  return `${formKey}-${digest(text, file?.start.subarray(0, SNIFF_BYTES) ?? [])}`;
}

// FNV-1a in 64 bits, enough among the few that one visitor sends. Pages without https have no crypto.subtle.
function digest(...parts: Iterable<number>[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const part of parts) for (const byte of part) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
