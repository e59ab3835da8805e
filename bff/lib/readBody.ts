/** Thrown by readBody; the caller knows which source and address it was. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Reads a body by counting its bytes, whatever `content-length` claims, and stops the transfer past the limit. */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(`body over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
