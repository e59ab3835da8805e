import type { Readable } from "node:stream";
import { kindOf, MAX_RESUME_BYTES, type ResumeKind, SNIFF_BYTES } from "../../../forms/resume";

/** A résumé whose kind has been seen by its first bytes; the rest is still on its way. */
export interface OpenResume {
  kind: ResumeKind | null;
  isEmpty: boolean;
  /** The whole of it, from its first byte; throws past the limit. */
  chunks: AsyncIterable<Uint8Array>;
  /** Whether it has turned out to be too large. */
  isTooLarge(): boolean;
  /** Takes what is left off the line, and keeps none of it: an answer that comes before the end of an upload may never be read. */
  drain(): Promise<void>;
}

/** Reads the beginning of a file, and no more, to see what it is. */
export async function openResume(stream: Readable): Promise<OpenResume> {
  const iterator = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  const first: Uint8Array[] = [];
  let size = 0;
  let isTooLarge = false;
  const next = async () => {
    const { done, value } = await iterator.next();
    if (done) return undefined;
    size += value.byteLength;
    return value;
  };
  for (let chunk = await next(); chunk; chunk = size < SNIFF_BYTES ? await next() : undefined) first.push(chunk);

  async function* chunks(): AsyncGenerator<Uint8Array> {
    while (first.length > 0) yield first.shift()!;
    for (let chunk: Uint8Array | undefined; (chunk = await next()); ) {
      isTooLarge = size > MAX_RESUME_BYTES;
      // Whoever writes it on breaks off here, so that nobody takes the beginning for the whole.
      if (isTooLarge) throw new Error("The file is too large");
      yield chunk;
    }
  }
  async function drain(): Promise<void> {
    await iterator.return?.();
    stream.resume();
  }
  return { kind: kindOf(Buffer.concat(first)), isEmpty: size === 0, chunks: chunks(), isTooLarge: () => isTooLarge, drain };
}
