import { z } from "#shared/forms/zod.ts";
import { createDocProof, kindOf, MAX_RESUME_BYTES, SNIFF_BYTES } from "#shared/forms/resume.ts";

/** Schema of the chosen file, by its size; undefined without one. Browsers send an empty file if none is chosen. */
export const resumeField = z.preprocess(
  (file) => (file instanceof File && file.size === 0 ? undefined : file),
  z.file({ error: "REFUSED" }).max(MAX_RESUME_BYTES, "FILE_TOO_LARGE").optional(),
);

/**
 * Checks the size of a chosen file and, by its bytes, its type. Returns null if there is no file, if it is valid, or if it cannot be read:
 * the server checks it again. A file that is too large is not read, since it would fill the memory.
 */
export async function findResumeError(file: File | undefined): Promise<"FILE_TOO_LARGE" | "WRONG_FILE_TYPE" | null> {
  if (!file || file.size === 0) return null;
  return file.size > MAX_RESUME_BYTES ? "FILE_TOO_LARGE" : (await isWrongKind(file)) ? "WRONG_FILE_TYPE" : null;
}

async function isWrongKind(file: File): Promise<boolean> {
  try {
    const kind = kindOf(await bytesOf(file.slice(0, SNIFF_BYTES)));
    return kind === "doc" ? !createDocProof()(await bytesOf(file)) : kind === null;
  } catch {
    return false;
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
