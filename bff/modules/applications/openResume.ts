import type { FieldErrorCode } from "#shared/forms/errors.ts";
import { createDocProof, kindOf, MAX_RESUME_BYTES, type ResumeKind, SNIFF_BYTES } from "#shared/forms/resume.ts";

/** A résumé whose type was recognized by its first bytes, while the rest is still arriving. */
export interface OpenResume {
  kind: ResumeKind | null;
  /** The whole file from its first byte; throws before the end when it is invalid. */
  chunks: AsyncIterable<Uint8Array>;
  /** The error that was found while the file arrived; null when there is none. */
  fault(): FieldErrorCode | null;
  /** The error with which the upload has broken off; null as long as it has not. */
  cut(): Error | null;
}

/** Reads only the beginning of a file, to recognize its type. */
export async function openResume(file: AsyncIterable<Uint8Array>): Promise<OpenResume> {
  const iterator = file[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  let fault: FieldErrorCode | null = null;
  let cut: Error | null = null;
  const next = async () => {
    const { done, value } = await iterator.next().catch((error: Error) => {
      cut = error;
      throw error;
    });
    if (done) return undefined;
    size += value.byteLength;
    return value;
  };
  for (let chunk = await next(); chunk; chunk = size < SNIFF_BYTES ? await next() : undefined) first.push(chunk);

  const kind = kindOf(Buffer.concat(first));
  // Ends the upload to the job form with an error, so that it does not take a part for the whole file.
  const breakOff = (code: FieldErrorCode): never => {
    fault = code;
    throw new Error(`The file is refused: ${code}`);
  };

  async function* chunks(): AsyncGenerator<Uint8Array> {
    const isProved = kind === "doc" ? createDocProof() : () => true;
    let isKind = false;
    for (let chunk = first.shift() ?? (await next()); chunk; chunk = first.shift() ?? (await next())) {
      if (size > MAX_RESUME_BYTES) breakOff("FILE_TOO_LARGE");
      isKind = isProved(chunk);
      yield chunk;
    }
    if (!isKind) breakOff("WRONG_FILE_TYPE");
  }
  return { kind, chunks: chunks(), fault: () => fault, cut: () => cut };
}
