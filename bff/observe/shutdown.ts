import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** For how long requests under way may go on after the shutdown has begun: an upload takes as long as the visitor's line. */
const SHUTDOWN_MS = 30_000;

/**
 * For how long an idle connection is kept. Longer than the proxy in front keeps it (nginx and AWS load balancers: 60 s): a side that
 * sends its next request just as the other one closes gets a reset.
 */
export const KEEP_ALIVE_MS = 65_000;

/**
 * Makes the function that ends a server: no new connection is taken, idle ones are closed at once, the others as soon as their answer is
 * out, and what is left after `graceMs` is cut. It resolves when the last connection is closed.
 */
export function createShutdown(http: Server, graceMs = SHUTDOWN_MS): () => Promise<void> {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse<IncomingMessage>>();
  let isClosing = false;

  const isBusy = (socket: Socket) => [...answers].some(({ req }) => req.socket === socket);
  const endWhenIdle = ({ socket }: IncomingMessage) => {
    if (!isBusy(socket)) socket.destroySoon();
  };

  http.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  http.prependListener("request", (request, response) => {
    answers.add(response);
    if (isClosing) response.setHeader("connection", "close");
    response.once("close", () => {
      answers.delete(response);
      if (!isClosing) return;
      // Closing on a visitor who still sends would lose them the answer; takeUploads cuts a rest that is too long.
      if (request.complete) endWhenIdle(request);
      else request.once("close", () => endWhenIdle(request));
    });
  });

  return async () => {
    isClosing = true;
    // Not http's own close(): it cuts answers that are written but have not left yet.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(http, resolve));
    for (const response of answers) if (response.req.complete && !response.headersSent) response.setHeader("connection", "close");
    for (const socket of sockets) if (!isBusy(socket)) socket.destroy();
    const giveUp = setTimeout(() => http.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(giveUp);
    // Ends http's own check of its connections, of which there are none any more.
    http.close();
  };
}
