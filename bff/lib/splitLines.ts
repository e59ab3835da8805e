/** No line of ours is near that; one that is comes from something else than the upstream we know. */
const MAX_LINE_CHARS = 64 * 1024;

/** Thrown for a line without end. */
class LineTooLong extends Error {
  override name = "LineTooLong";
}

/** Cuts a body into lines while it arrives, and holds no more than one line of it. `onLine` gets every line that is not empty. */
export function createLineSplitter(onLine: (line: string) => void) {
  const decoder = new TextDecoder();
  let rest = "";
  const handOver = (line: string) => {
    if (line.trim()) onLine(line);
  };
  return {
    add(chunk: Uint8Array): void {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop()!;
      for (const line of lines) handOver(line);
      if (rest.length > MAX_LINE_CHARS) throw new LineTooLong(`line over ${MAX_LINE_CHARS} characters`);
    },
    /** Hands over the last line, which nothing ends. */
    end(): void {
      handOver(rest + decoder.decode());
      rest = "";
    },
  };
}
