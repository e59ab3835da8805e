import { SNIFF_BYTES } from "#shared/forms/resume.ts";

/**
 * Returns the key that a form is sent with: the form's key and a digest of its data and the first SNIFF_BYTES of its file. Sending the
 * unchanged form again files nothing twice; a changed form, or another file, is a new submission.
 */
export function submissionKey(formKey: string, data: object, file: Uint8Array = new Uint8Array()): string {
  return `${formKey}-${digest(new TextEncoder().encode(JSON.stringify(data)), file.subarray(0, SNIFF_BYTES))}`;
}

// FNV-1a with 64 bits, enough for the few submissions of one visitor. `crypto.subtle` needs https.
function digest(...parts: Iterable<number>[]): string {
  let hash = 0xcbf29ce484222325n;
  for (const part of parts) for (const byte of part) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
