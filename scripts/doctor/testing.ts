import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { root } from "../lib/commands";
import type { AskOptions } from "./ask";
import { runDoctor } from "./run";

/** Runs the doctor. Returns its exit code and what it prints. */
export async function examine(env: Record<string, string>, options: AskOptions = {}): Promise<{ code: 0 | 1; text: string }> {
  const lines: string[] = [];
  const code = await runDoctor({ root, env, print: (line) => lines.push(line), ...options });
  return { code, text: lines.join("\n") };
}

/** Serves a handler until the test ends. Returns its origin. */
export async function startServer(handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handle).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends JSON. */
export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
