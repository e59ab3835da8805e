import { type IncomingHttpHeaders, request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Path, query and hash of a redirect's target; null without a redirect. */
  movedTo: string | null;
  /** The `lang` attribute of the page. */
  lang: string | null;
  canonical: string | null;
}

/** Sends a GET with exactly this path, without resolving, escaping or following redirects. */
export function rawGet(origin: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return rawRequest(origin, path, { headers });
}

/** Sends a request with any method and without a body, and with exactly this path. */
export function rawRequest(
  origin: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const clientRequest = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const body = Buffer.concat(chunks).toString("utf8");
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body,
          movedTo: toOwnPath(answer.headers.location, origin),
          lang: /<html[^>]* lang="([^"]*)"/.exec(body)?.[1] ?? null,
          canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? null,
        });
      });
    });
    clientRequest.on("error", reject);
    clientRequest.end();
  });
}

// An address of another host is not shortened, so that tests can detect it.
function toOwnPath(location: string | undefined, origin: string): string | null {
  if (location === undefined) return null;
  const target = new URL(location, origin);
  return target.port === new URL(origin).port && ["localhost", "127.0.0.1"].includes(target.hostname)
    ? `${target.pathname}${target.search}${target.hash}`
    : target.href;
}
