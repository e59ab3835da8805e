import type { Readable } from "node:stream";
import busboy, { type Busboy } from "busboy";
import { type FormValues, toFormValues } from "../formState";

/** A form that is being received: its values, and the file behind them. */
export interface IncomingForm {
  values: FormValues;
  /** The bytes of the file, while they arrive; null if none was chosen. */
  file: AsyncGenerator<Buffer> | null;
}

/** Thrown if the body is not a valid multipart form, or exceeds a limit. */
class InvalidFormBody extends Error {
  override name = "InvalidFormBody";
}

const MAX_TEXT_BYTES = 64 * 1024;
/** The texts, their headers, and the chunk in which the file begins. */
const MAX_BYTES_BEFORE_FILE = 4 * MAX_TEXT_BYTES;
const LIMITS = { fields: 60, fieldSize: MAX_TEXT_BYTES, files: 1, parts: 61 };

/**
 * Reads a `multipart/form-data` body up to its file, which has to be the last part, so that the file is streamed and all other fields are
 * known before its first byte. Next's reader would hold the whole body in memory. Rejects with InvalidFormBody.
 */
export function readForm(body: Readable, contentType = ""): Promise<IncomingForm> {
  return new Promise((resolve, reject) => {
    const parser = createParser(contentType);
    const fail = (reason: string) => {
      const error = new InvalidFormBody(reason);
      reject(error);
      body.unpipe(parser);
      parser.destroy(error);
    };
    const texts: [name: string, value: string][] = [];
    let bytes = 0;
    // The parser would read a part that is too long to its end.
    let received = 0;
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_BYTES_BEFORE_FILE) fail("a field is too long");
    };
    parser.on("field", (name: string | undefined, value, { valueTruncated }) => {
      bytes += Buffer.byteLength(value);
      if (name === undefined) return fail("a field without a name");
      if (valueTruncated || bytes > MAX_TEXT_BYTES) return fail("a field is too long");
      texts.push([name, value]);
    });
    parser.on("file", (_, file) => {
      body.off("data", count);
      // The file may stay unread if a field is wrong.
      file.on("error", () => {});
      void toChunks(file).then(
        (chunks) => resolve({ values: toFormValues(texts), file: chunks }),
        (error: Error) => fail(error.message),
      );
    });
    parser.on("fieldsLimit", () => fail("too many fields"));
    parser.on("partsLimit", () => fail("too many parts"));
    parser.on("error", (error: Error) => fail(error.message));
    parser.on("finish", () => resolve({ values: toFormValues(texts), file: null }));
    body.on("error", () => fail("the form breaks off"));
    body.on("close", () => body.readableEnded || fail("the form breaks off"));
    body.on("data", count);
    body.pipe(parser);
  });
}

function createParser(contentType: string): Busboy {
  try {
    if (!/^multipart\/form-data\b/i.test(contentType)) throw new Error("no multipart form");
    return busboy({ headers: { "content-type": contentType }, defParamCharset: "utf8", limits: LIMITS });
  } catch (error) {
    throw new InvalidFormBody((error as Error).message);
  }
}

/** Browsers send an empty file field as an empty file: returns null for it. */
async function toChunks(file: Readable): Promise<AsyncGenerator<Buffer> | null> {
  const chunks = file.iterator() as AsyncIterableIterator<Buffer>;
  const first = await chunks.next();
  if (first.done) return null;
  return (async function* () {
    yield first.value;
    yield* chunks;
  })();
}
