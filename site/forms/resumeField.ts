import { z } from "zod";
import { kindOf, MAX_RESUME_BYTES, SNIFF_BYTES } from "../../forms/resume";

/** A file that was chosen, before it is read. */
export const resumeField = z
  .custom<File>((file) => file instanceof File && file.size > 0, { error: "required" })
  .refine((file) => !(file instanceof File) || file.size <= MAX_RESUME_BYTES, "fileTooLarge");

/** Whether a file is none that we take, by its first bytes; false where there is none, or where it cannot be read: the server looks again. */
export async function isWrongKind(file: File | undefined): Promise<boolean> {
  if (!file || file.size === 0) return false;
  try {
    return kindOf(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())) === null;
  } catch {
    return false;
  }
}
