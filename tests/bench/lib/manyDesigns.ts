import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface Design {
  designId: string;
  Skus: { sku: string; skuId: number }[];
}

/**
 * Starts a proxy of the stand-in's backend with a larger catalogue: it repeats each design `times` times, with distinct ids, blanks and
 * picture addresses. All other requests are forwarded.
 */
export async function startManyDesigns(backendUrl: string, times: number) {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url!, "http://any");
    const [, copied] = /^\/designs\/(.+)~\d+$/.exec(pathname.replace(/\.\w+$/, "")) ?? [];
    const path = copied ? `/designs/${copied}${/\.\w+$/.exec(pathname)![0]}` : pathname;
    const isList = request.method === "POST" && path === "/kiosks/key-designs";
    const answer = await fetch(backendUrl + path + search, {
      method: request.method,
      headers: { "content-type": "application/json" },
      body: request.method === "POST" ? await bodyOf(request) : undefined,
    });
    const type = answer.headers.get("content-type") ?? "application/json";
    response.writeHead(answer.status, { "content-type": type });
    if (!isList) return void response.end(Buffer.from(await answer.arrayBuffer()));
    const designs = JSON.parse((await answer.text()).replaceAll(backendUrl, urlOf())) as Design[];
    response.end(JSON.stringify(Array.from({ length: times }, (_, copy) => designs.map((design) => copyOf(design, copy))).flat()));
  });
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: urlOf(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function copyOf<T extends Design>(design: T, copy: number): T {
  if (copy === 0) return design;
  const text = JSON.stringify(design).replaceAll(new RegExp(`/designs/${design.designId}\\.`, "g"), `/designs/${design.designId}~${copy}.`);
  const copied = JSON.parse(text) as T;
  return {
    ...copied,
    designId: `${design.designId}~${copy}`,
    Skus: design.Skus.map(({ sku, skuId }) => ({ sku, skuId: skuId + copy * 100_000 })),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
