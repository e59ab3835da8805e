const headEnd = "\r\n\r\n";
const lastChunk = "\r\n0\r\n\r\n";

/** Tells where the answers on one connection end. Knows as much of HTTP as the servers under test speak. */
export function createAnswerReader() {
  let head = "";
  let remaining: number | "chunked" = 0;
  let isInBody = false;
  let tail = "";

  function readHead(bytes: Buffer): Buffer | undefined {
    head += bytes.toString("latin1");
    const end = head.indexOf(headEnd);
    if (end < 0) return undefined;
    const bodyBytes = head.length - end - headEnd.length;
    remaining = bodyLength(head.slice(0, end));
    isInBody = true;
    head = "";
    return bytes.subarray(bytes.length - bodyBytes);
  }

  function isComplete(bytes: Buffer): boolean {
    if (remaining !== "chunked") {
      remaining -= bytes.length;
      return remaining === 0;
    }
    // Nothing is sent ahead, so an answer ends where the bytes that have arrived end.
    tail = (tail + bytes.subarray(-lastChunk.length).toString("latin1")).slice(-lastChunk.length);
    return tail === lastChunk;
  }

  return {
    /** Takes bytes as they come; true when they complete an answer. Throws for any other status than 200. */
    read(bytes: Buffer): boolean {
      const body = isInBody ? bytes : readHead(bytes);
      if (!body || !isComplete(body)) return false;
      isInBody = false;
      tail = "";
      return true;
    },
  };
}

function bodyLength(head: string): number | "chunked" {
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`The server answered ${head.split("\r\n")[0]}.`);
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return "chunked";
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error("The answer does not say how long it is.");
  return Number(length);
}
