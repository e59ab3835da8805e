import { z } from "zod";
import { createDocProof, kindOf, MAX_RESUME_BYTES, SNIFF_BYTES } from "../../forms/resume";

/** A file that was chosen, before it is read. */
export const resumeField = z.file({ error: "required" }).min(1, "required").max(MAX_RESUME_BYTES, "fileTooLarge");

/**
 * What is wrong with a file that was chosen, told at once: its size or, by its own bytes, its kind. Null where there is none, where it is
 * good, and where it cannot be read: the server looks again. One of a wrong size is not read: a film would fill the memory.
 */
export async function findResumeError(file: File | undefined): Promise<"fileTooLarge" | "wrongFileType" | null> {
  if (!file || file.size === 0) return null;
  return file.size > MAX_RESUME_BYTES ? "fileTooLarge" : (await isWrongKind(file)) ? "wrongFileType" : null;
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
