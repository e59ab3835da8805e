import type { WebSocket, WebSocketServer } from "ws";

/** Proxies close connections that are silent for a minute. */
const PING_MS = 25_000;

/** Pings all clients regularly, and cuts those that have not answered the last ping. Returns the function that stops this. */
export function keepAlive(sockets: Pick<WebSocketServer, "clients">, everyMs = PING_MS): () => void {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once("pong", () => silent.delete(socket));
      socket.ping(undefined, undefined, () => {});
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
