import type { Readable } from "node:stream";
import type { FieldErrorCode } from "../../../forms/errors";
import { createDocProof, kindOf, MAX_RESUME_BYTES, type ResumeKind, SNIFF_BYTES } from "../../../forms/resume";

/** A résumé whose type was recognized by its first bytes, while the rest is still arriving. */
export interface OpenResume {
  kind: ResumeKind | null;
  /** The whole file from its first byte; throws before the end when it is invalid. */
  chunks: AsyncIterable<Uint8Array>;
  /** The error that was found while the file arrived; null when there is none. */
  fault(): FieldErrorCode | null;
  /** The error when the visitor's connection has broken off; null as long as it has not. */
  cut(): Error | null;
  /** Reads the rest of the upload and discards it: clients may not read a response that comes before the end of their upload. */
  drain(): Promise<void>;
}

/** Reads only the beginning of a file, to recognize its type. */
export async function openResume(stream: Readable): Promise<OpenResume> {
  const iterator = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  const first: Uint8Array[] = [];
  let size = 0;
  let fault: FieldErrorCode | null = null;
  let cut: Error | null = null;
  const next = async () => {
    const { done, value } = await iterator.next().catch(() => {
      cut = new DOMException("The upload has broken off", "AbortError");
      throw cut;
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
  async function drain(): Promise<void> {
    await iterator.return?.();
    stream.resume();
  }
  return { kind, chunks: chunks(), fault: () => fault, cut: () => cut, drain };
}
