import { connect } from "node:net";

/** An answer that was read from a socket. */
export interface SocketAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The body as JSON; undefined when it is not JSON. */
  json: unknown;
}

interface Sending {
  /** Bytes that are sent after the head. */
  body?: string | Uint8Array;
  /** Whether the connection is half-closed after them, as by a client that has nothing more to send. */
  isCutOff?: boolean;
}

/** Sends a request whose head and body are exactly these bytes. Returns the answer; rejects when the server closes without one. */
export function sendRaw(url: string, head: readonly string[], { body = "", isCutOff = false }: Sending = {}): Promise<SocketAnswer> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const look = (isEnd: boolean) => {
      const answer = parse(Buffer.concat(chunks), isEnd || head[0]!.startsWith("HEAD "));
      if (!answer) return;
      socket.destroy();
      resolve(answer);
    };
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      look(false);
    });
    socket.on("close", () => {
      look(true);
      reject(new Error("The server has closed the connection without an answer."));
    });
    const [first, ...headers] = head;
    socket.write([first, `host: ${host}`, ...headers, "", ""].join("\r\n"), "latin1");
    socket.write(body);
    if (isCutOff) socket.end();
  });
}

/** Parses an answer; undefined while it is incomplete. */
function parse(bytes: Buffer, isEnd: boolean): SocketAnswer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const status = Number(statusLine.split(" ")[1]);
  const body = bytes.subarray(end + 4);
  const length = Number(headers["content-length"] ?? (status === 101 || status === 204 ? 0 : NaN));
  const chunked = headers["transfer-encoding"] === "chunked";
  const isWhole = chunked ? body.toString("latin1").endsWith("0\r\n\r\n") : body.length >= length;
  if (!isWhole && !isEnd) return undefined;
  const text = chunked ? dechunk(body) : body.toString();
  return { status, headers, text, json: toJson(text) };
}

function dechunk(body: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!size) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts).toString();
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
