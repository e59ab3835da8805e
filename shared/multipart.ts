import { randomUUID } from "node:crypto";

/** A file that is streamed while it arrives, and never held whole. */
export interface FilePart {
  field: string;
  /** Our own name: the name of the visitor's file is not passed on. */
  name: string;
  type: string;
  chunks: AsyncIterable<Uint8Array>;
}

/**
 * Creates a multipart body that is written while the file arrives, with the file last. An error thrown by its chunks ends the body early.
 */
export function createMultipart(
  fields: Readonly<Record<string, string>>,
  file: FilePart,
): { contentType: string; body: ReadableStream<Uint8Array> } {
  const boundary = `keyway-${randomUUID()}`;
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: toStream(write(boundary, fields, file)) };
}

// Pulls a chunk when one is requested, and buffers none.
function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* write(
  boundary: string,
  fields: Readonly<Record<string, string>>,
  { field, name, type, chunks }: FilePart,
): AsyncGenerator<Uint8Array> {
  const texts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  yield Buffer.from(texts.join("") + head);
  yield* chunks;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}
