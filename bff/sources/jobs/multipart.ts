import { randomUUID } from "node:crypto";

/** A file that is passed on while it arrives: it is never held whole. */
export interface FilePart {
  field: string;
  /** Ours: what the visitor's file is called goes nowhere. */
  name: string;
  type: string;
  chunks: AsyncIterable<Uint8Array>;
}

/** A form as a body that is written while the file arrives, the file last. What its chunks throw ends the body before its end. */
export function createMultipart(
  fields: Readonly<Record<string, string>>,
  file: FilePart,
): { contentType: string; body: ReadableStream<Uint8Array> } {
  const boundary = `keyway-${randomUUID()}`;
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: toStream(write(boundary, fields, file)) };
}

// It asks for a piece when one is wanted, and holds none back.
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
