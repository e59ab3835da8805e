import type { RawData, WebSocket } from "ws";
import type { Warn } from "./rareLines";

/** The site's own client sends three messages, and then a ping or none. */
const MAX_MESSAGES = { count: 50, perMs: 10_000 };
/** Bytes that a client has not read. A client that reads has none. */
const MAX_UNSENT_BYTES = 256 * 1024;
/** Milliseconds that a client has to close the connection after it was told to. */
const CLOSE_MS = 1_000;
const TOO_MANY_MESSAGES = 4429;

/** A socket whose client is held to limits. */
export interface GuardedSocket {
  /** Sends a text. A client that does not read loses its connection. */
  send(text: string): void;
  /** Closes the connection, and cuts it if the client does not. */
  close(code: number, reason: string): void;
}

/** Limits what a client may send and leave unread. `onText` gets its messages; an empty text for a binary one. */
export function guardSocket(
  socket: Pick<WebSocket, "on" | "once" | "readyState" | "OPEN" | "bufferedAmount" | "send" | "close" | "terminate" | "pause">,
  { onText, warn, now = Date.now }: { onText(text: string): void; warn: Warn; now?(): number },
): GuardedSocket {
  let since = now();
  let count = 0;
  let isClosed = false;

  const cutSoon = () => {
    isClosed = true;
    const cut = setTimeout(() => socket.terminate(), CLOSE_MS).unref();
    socket.once("close", () => clearTimeout(cut));
  };
  const close = (code: number, reason: string) => {
    if (isClosed) return;
    cutSoon();
    socket.close(code, reason);
  };
  /** Returns whether the connection is open, and cuts one whose client leaves too much unread. */
  const isWithinLimits = (): boolean => {
    if (isClosed || socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
      isClosed = true;
      warn("a web socket was cut: its client does not read");
      socket.terminate();
    }
    return !isClosed;
  };
  const take = () => {
    if (now() - since >= MAX_MESSAGES.perMs) [since, count] = [now(), 0];
    if (++count > MAX_MESSAGES.count && isWithinLimits()) {
      warn("a web socket was closed: its client sends too many messages");
      close(TOO_MANY_MESSAGES, "Too many messages");
      // What has arrived already is not even parsed.
      socket.pause();
    }
    return isWithinLimits();
  };

  // Too long a message, or an invalid one: ws tells the client that the connection is closed, and reads on.
  socket.on("error", cutSoon);
  socket.on("ping", take);
  socket.on("pong", take);
  socket.on("message", (data: RawData, isBinary: boolean) => {
    if (take()) onText(isBinary ? "" : (data as Buffer).toString());
  });
  return {
    close,
    send(text) {
      if (isWithinLimits()) socket.send(text, () => {});
    },
  };
}
