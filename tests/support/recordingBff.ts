import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Starts a proxy of a BFF that records the operations it receives, as `name path`, and counts requests for versions. */
export async function startRecordingBff(bffUrl: string) {
  const operations: string[] = [];
  let versionRequests = 0;
  let isFrozen = false;
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      if (isFrozen) return;
      if (incoming.url === "/versions") versionRequests++;
      const { operationName, variables } = (incoming.url === "/graphql" ? JSON.parse(body) : {}) as {
        operationName?: string;
        variables?: { path?: string };
      };
      if (operationName) operations.push(`${operationName} ${variables?.path ?? ""}`.trim());
      const onward = request(new URL(incoming.url!, bffUrl), { method: incoming.method, headers: incoming.headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => response.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the operations since the last call. */
    take: () => operations.splice(0),
    /** Returns the number of requests for versions so far. */
    versionRequests: () => versionRequests,
    /** Makes the proxy accept requests and never answer them. */
    freeze: () => void (isFrozen = true),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
