const headEnd = "\r\n\r\n";
const lastChunk = "\r\n0\r\n\r\n";

/** Creates a reader that detects the end of each response on a connection. It supports only the HTTP features of the servers under test. */
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
    // Requests are not pipelined, so a response ends at the end of the received bytes.
    tail = (tail + bytes.subarray(-lastChunk.length).toString("latin1")).slice(-lastChunk.length);
    return tail === lastChunk;
  }

  return {
    /** Processes received bytes. Returns true if they complete a response. Throws if its status is not 200. */
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
  if (length === undefined) throw new Error("The response has no content-length.");
  return Number(length);
}
