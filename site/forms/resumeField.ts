import { z } from "zod";
import { createDocProof, kindOf, MAX_RESUME_BYTES, SNIFF_BYTES } from "../../forms/resume";

/** A file that was chosen, before it is read. */
export const resumeField = z.file({ error: "required" }).min(1, "required").max(MAX_RESUME_BYTES, "fileTooLarge");

/**
 * Whether a file is none that we take, by its own bytes; false where there is none, or where it cannot be read: the server looks again.
 * One of a wrong size is told by that alone, and not read: a film would fill the memory.
 */
export async function isWrongKind(file: File | undefined): Promise<boolean> {
  if (!file || !resumeField.safeParse(file).success) return false;
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
