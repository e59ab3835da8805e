import type { Readable } from "node:stream";
import type { FieldErrorCode } from "../../../forms/errors";
import { createDocProof, kindOf, MAX_RESUME_BYTES, type ResumeKind, SNIFF_BYTES } from "../../../forms/resume";

/** A résumé whose kind has been seen by its first bytes; the rest is still on its way. */
export interface OpenResume {
  kind: ResumeKind | null;
  isEmpty: boolean;
  /** The whole of it, from its first byte; throws before its end where it has a fault. */
  chunks: AsyncIterable<Uint8Array>;
  /** What has turned out to be wrong with it while it came. */
  fault(): FieldErrorCode | null;
  /** What to say where the visitor's line has broken off; null as long as it has not. */
  cut(): Error | null;
  /** Takes what is left off the line, and keeps none of it: an answer that comes before the end of an upload may never be read. */
  drain(): Promise<void>;
}

/** Reads the beginning of a file, and no more, to see what it is. */
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
  // The upload to the job form breaks off here, so that it does not take the beginning for the whole file.
  const breakOff = (code: FieldErrorCode): never => {
    fault = code;
    throw new Error(`The file is refused: ${code}`);
  };

  async function* chunks(): AsyncGenerator<Uint8Array> {
    const isProved = kind === "doc" ? createDocProof() : () => true;
    let isKind = false;
    for (let chunk = first.shift() ?? (await next()); chunk; chunk = first.shift() ?? (await next())) {
      if (size > MAX_RESUME_BYTES) breakOff("fileTooLarge");
      isKind = isProved(chunk);
      yield chunk;
    }
    if (!isKind) breakOff("wrongFileType");
  }
  async function drain(): Promise<void> {
    await iterator.return?.();
    stream.resume();
  }
  return { kind, isEmpty: size === 0, chunks: chunks(), fault: () => fault, cut: () => cut, drain };
}
