import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
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
  server.on("upgrade", ({ method, url, rawHeaders }, socket, head) => {
    const { hostname, port } = new URL(bffUrl);
    const onward = connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
    const headers = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join("");
    onward.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
