import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** Milliseconds that requests under way have after the shutdown has begun, unless SHUTDOWN_SECONDS is set. */
const SHUTDOWN_MS = 30_000;

/**
 * Milliseconds that an idle connection is kept. Longer than the proxy in front keeps it (nginx and AWS load balancers: 60 s): otherwise the
 * proxy may send its next request just as this side closes, and gets a reset.
 */
export const KEEP_ALIVE_MS = 65_000;

/** Milliseconds that a connection without any request yet is left open: its first request may be on its way. */
const FIRST_REQUEST_MS = 500;

/**
 * Creates the function that shuts a server down: it accepts no new connections, closes idle ones at once and the others as soon as their
 * response is sent, and cuts what is left after `graceMs`. It resolves when the last connection is closed.
 */
export function createShutdown(http: Server, graceMs = SHUTDOWN_MS): () => Promise<void> {
  const sockets = new Set<Socket>();
  const unused = new Set<Socket>();
  const answers = new Set<ServerResponse<IncomingMessage>>();
  let isClosing = false;

  const isBusy = (socket: Socket) => [...answers].some(({ req }) => req.socket === socket);
  const endWhenIdle = ({ socket }: IncomingMessage) => {
    if (!isBusy(socket)) socket.destroySoon();
  };

  http.on("connection", (socket) => {
    sockets.add(socket);
    unused.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      unused.delete(socket);
    });
  });
  http.prependListener("request", (request, response) => {
    answers.add(response);
    unused.delete(request.socket);
    if (isClosing) response.setHeader("connection", "close");
    response.once("close", () => {
      answers.delete(response);
      if (!isClosing) return;
      // Closing while the visitor still sends would lose them the response; discardBody cuts a remainder that is too long.
      if (request.complete) endWhenIdle(request);
      else request.once("close", () => endWhenIdle(request));
    });
  });

  return async () => {
    isClosing = true;
    // Not http's own close(): it cuts responses that are written but not yet sent.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(http, resolve));
    for (const response of answers) if (response.req.complete && !response.headersSent) response.setHeader("connection", "close");
    for (const socket of sockets) if (!isBusy(socket) && !unused.has(socket)) socket.destroy();
    setTimeout(() => unused.forEach((socket) => socket.destroy()), FIRST_REQUEST_MS);
    const giveUp = setTimeout(() => http.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(giveUp);
    // Stops http's own timer for checking connections; there are none any more.
    http.close();
  };
}
