import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Handles the nth request, counted from 1. */
type Handler = (response: ServerResponse, request: IncomingMessage, nth: number) => void;

/**
 * Starts a real HTTP server on a free port until the test ends. `requests` are the requested paths, `closed` those whose client
 * disconnected early.
 */
export async function startHttpServer(handle: Handler) {
  const requests: string[] = [];
  const closed: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url!;
    requests.push(path);
    response.on("close", () => {
      if (!response.writableFinished) closed.push(path);
    });
    handle(response, request, requests.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, closed };
}
