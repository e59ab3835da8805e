import type { Readable } from "node:stream";

/** A file that is still being received. */
export interface IncomingFile {
  /** In bytes, computed from the request's content-length; undefined without it. */
  size?: number;
  /** Must be read to the end, or drained. */
  chunks: AsyncGenerator<Buffer>;
}

/** A form that is being received: its text fields, and the file behind them. */
export interface IncomingForm {
  texts: ReadonlyMap<string, readonly string[]>;
  /** Null if no file was chosen. */
  file: IncomingFile | null;
}

/** Thrown if the body is not a valid multipart form, or exceeds a limit. */
class InvalidFormBody extends Error {
  override name = "InvalidFormBody";
}

const MOST_TEXT_BYTES = 64 * 1024;
const MOST_PARTS = 60;
const MOST_HEADER_BYTES = 4 * 1024;
const BREAK = Buffer.from("\r\n");
const END_OF_HEADERS = Buffer.from("\r\n\r\n");
/** After the last boundary. */
const END_OF_FORM = Buffer.from("--\r\n");

/**
 * Reads a `multipart/form-data` body up to its file, which has to be the last part, so that the file is streamed and all other fields are
 * known before its first byte. Next's reader would hold the whole body in memory. Throws InvalidFormBody.
 */
export async function readForm(body: Readable, contentType: string | undefined, contentLength?: number): Promise<IncomingForm> {
  const [, quoted, plain] = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new InvalidFormBody("no multipart form");
  const reader = createReader(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // Adds the line break that the first boundary lacks.
  reader.unread(BREAK);
  await collect(reader.until(delimiter), 0);

  const texts = new Map<string, string[]>();
  for (let parts = 0, bytes = 0; parts < MOST_PARTS; parts++) {
    if ((await reader.take(BREAK.length)).toString() === "--") return { texts, file: null };
    const { name, isFile } = parseHeaders(await collect(reader.until(END_OF_HEADERS), MOST_HEADER_BYTES));
    if (isFile) {
      // Only the last boundary follows.
      const size = contentLength && contentLength - reader.position() - delimiter.length - END_OF_FORM.length;
      const chunks = await toChunks(reader.until(delimiter));
      return { texts, file: chunks && { ...(size && { size }), chunks } };
    }
    const value = await collect(reader.until(delimiter), MOST_TEXT_BYTES - bytes);
    bytes += value.length;
    texts.set(name, [...(texts.get(name) ?? []), value.toString("utf8")]);
  }
  throw new InvalidFormBody("too many fields");
}

/** Browsers send an empty file field as an empty file: returns null for it. */
async function toChunks(chunks: AsyncGenerator<Buffer>): Promise<AsyncGenerator<Buffer> | null> {
  const first = await chunks.next();
  if (first.done) return null;
  return (async function* () {
    yield first.value;
    yield* chunks;
  })();
}

function parseHeaders(headers: Buffer): { name: string; isFile: boolean } {
  const disposition =
    headers
      .toString("utf8")
      .split("\r\n")
      .find((line) => /^content-disposition:/i.test(line)) ?? "";
  const [, name] = /;\s*name="([^"]*)"/i.exec(disposition) ?? [];
  if (name === undefined) throw new InvalidFormBody("a field without a name");
  return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}

async function collect(chunks: AsyncGenerator<Buffer>, most: number): Promise<Buffer> {
  const all: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new InvalidFormBody("a field is too long");
    all.push(chunk);
  }
  return Buffer.concat(all);
}

/** Returns a reader that reads a stream up to delimiters. */
function createReader(body: Readable) {
  const source = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  let received = 0;
  const more = async () => {
    const { done, value } = await source.next();
    if (done) throw new InvalidFormBody("the form breaks off");
    received += value.length;
    rest = rest.length > 0 ? Buffer.concat([rest, value]) : value;
  };
  return {
    /** Number of bytes read so far. */
    position: () => received - rest.length,
    unread(bytes: Buffer) {
      rest = Buffer.concat([bytes, rest]);
    },
    async take(count: number): Promise<Buffer> {
      while (rest.length < count) await more();
      const taken = rest.subarray(0, count);
      rest = rest.subarray(count);
      return taken;
    },
    /** Yields the bytes before a delimiter in chunks, and skips the delimiter. */
    async *until(mark: Buffer): AsyncGenerator<Buffer> {
      for (;;) {
        const at = rest.indexOf(mark);
        if (at >= 0) {
          const last = rest.subarray(0, at);
          rest = rest.subarray(at + mark.length);
          if (last.length > 0) yield last;
          return;
        }
        // The last bytes may be the start of a delimiter.
        const safe = Math.max(0, rest.length - mark.length + 1);
        const piece = rest.subarray(0, safe);
        rest = rest.subarray(safe);
        if (piece.length > 0) yield piece;
        await more();
      }
    },
  };
}
