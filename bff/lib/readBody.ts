/** Thrown by readBody; the caller knows which source and address it was. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Reads a body by counting its bytes, whatever `content-length` claims, and stops the transfer past the limit. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const size = await readChunks(response, maxBytes, (chunk) => void chunks.push(chunk));
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** The same for whoever takes the body piece by piece; what `onChunk` throws ends the transfer. Answers the size. */
export async function readChunks(response: Response, maxBytes: number, onChunk: (chunk: Uint8Array) => void | Promise<void>): Promise<number> {
  let size = 0;
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(`body over ${maxBytes} bytes`);
    await onChunk(chunk);
  }
  return size;
}
