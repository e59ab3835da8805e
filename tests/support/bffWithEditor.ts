import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** Starts a proxy of a BFF until the test ends. Its answers have the address of an editor, which the embedded repository lacks. */
export async function startBffWithEditor(bffUrl: string, documentUrl: string): Promise<string> {
  const server = createServer(async (incoming, response) => {
    const headers = { "content-type": "application/json", cookie: incoming.headers.cookie ?? "" };
    const body = incoming.method === "POST" ? await buffer(incoming) : undefined;
    const answer = await fetch(new URL(incoming.url!, bffUrl), { method: incoming.method, headers, body });
    const text = await answer.text();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type")! });
    response.end(text.replace('"documentUrl":null', `"documentUrl":${JSON.stringify(documentUrl)}`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
