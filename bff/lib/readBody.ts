/** Takes a chunk of a body. */
export type OnChunk = (chunk: Uint8Array) => void | Promise<void>;
/** Called with a response before its body is read. */
export type OnHead = (response: Response) => void;

/** Thrown by readBody; the caller adds source and address. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Reads a body. Ends the transfer when `content-length`, or the bytes received, exceed the limit. */
export async function readBody(response: Response, maxBytes: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const size = await readChunks(response, maxBytes, signal, (chunk) => void chunks.push(chunk));
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/**
 * Like readBody, but passes the body on in chunks; an error thrown by `onHead` or `onChunk` ends the transfer. Returns the size in bytes.
 */
export async function readChunks(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
  onChunk: OnChunk,
  onHead?: OnHead,
): Promise<number> {
  const reader = response.body?.getReader();
  // Node's fetch loses its signal when garbage is collected after the headers: without this, a body that never ends would be waited for
  // without end.
  const stop = () => void reader?.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  const tooLarge = () => new BodyTooLarge(`body over ${maxBytes} bytes`);
  try {
    if (reader && Number(response.headers.get("content-length")) > maxBytes) throw tooLarge();
    onHead?.(response);
    let size = 0;
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      size += read.value.byteLength;
      if (size > maxBytes) throw tooLarge();
      await onChunk(read.value);
    }
    signal.throwIfAborted();
    return size;
  } catch (error) {
    // This closes the connection, too.
    stop();
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
