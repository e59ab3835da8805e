import { request, type RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createSelfSigned } from "./selfSigned";

/** Starts an https server under a host name of this machine until the test ends. */
export async function startHttps(host: "localhost" | "127.0.0.1", handle: RequestListener): Promise<string> {
  const server = createServer(createSelfSigned(host), handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://${host}:${(server.address() as AddressInfo).port}`;
}

/** Returns a reverse proxy's listener: forwards to the site over http, with the header that the client used https. */
export function passOn(siteUrl: string): RequestListener {
  return (incoming, response) => {
    const headers = { ...incoming.headers, "x-forwarded-proto": "https" };
    const onward = request(new URL(incoming.url!, siteUrl), { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  };
}
