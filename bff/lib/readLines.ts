import { setImmediate } from "node:timers/promises";
import { BodyTooLarge } from "./readBody";

/** No line of ours is near that; one that is comes from something else than the upstream we know. */
const MAX_LINE_CHARS = 64 * 1024;

/**
 * Reads a body line by line while it arrives, and holds no more than one line of it. `onLine` gets every line that is not
 * empty; what it throws ends the transfer. Throws BodyTooLarge past the limit, as it does for a line without end.
 */
export async function readLines(response: Response, maxBytes: number, onLine: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let size = 0;
  let rest = "";
  const handOver = (line: string) => {
    if (line.trim()) onLine(line);
  };
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(`body over ${maxBytes} bytes`);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) handOver(line);
    if (rest.length > MAX_LINE_CHARS) throw new BodyTooLarge(`line over ${MAX_LINE_CHARS} characters`);
    // Much may have arrived at once; others want their turn, too.
    await setImmediate();
  }
  handOver(rest + decoder.decode());
}
