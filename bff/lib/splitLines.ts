/** Our upstreams' lines are far shorter; a longer one comes from something else. */
const MAX_LINE_CHARS = 64 * 1024;

/** Thrown for a line over the limit. */
class LineTooLong extends Error {
  override name = "LineTooLong";
}

/**
 * Creates a splitter that cuts a body into lines while it arrives, and holds at most one line. Calls `onLine` for each line that is not
 * empty.
 */
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
    /** Passes on the last line, which no newline ends. */
    end(): void {
      handOver(rest + decoder.decode());
      rest = "";
    },
  };
}
