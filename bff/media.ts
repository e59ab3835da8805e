import type { RequestHandler } from "express";
import { SourceError } from "./lib/errors";
import type { Http } from "./lib/http";
import type { Log } from "./lib/log";

interface MediaDeps {
  /** Where the content repository keeps its images: an address that ends in a slash. */
  imagesUrl: string;
  http: Http;
  log: Log;
}

const MEDIA_DEADLINE_MS = 10_000;

/**
 * Serves `/media/…` from the content repository's image host, and from nowhere else: the browser names a path, never
 * a host. What comes back is passed on only if it is an image, and can run no script of its own.
 */
export function createMediaHandler({ imagesUrl, http, log }: MediaDeps): RequestHandler {
  const root = new URL(imagesUrl);
  return async (request, response) => {
    const target = new URL(root.origin + request.url);
    // Resolving the address has folded any `..`; what then lies elsewhere is not ours to serve.
    if (!target.pathname.startsWith(root.pathname) || target.origin !== root.origin) return void response.sendStatus(404);
    try {
      const answer = await http.fetch(target, { signal: AbortSignal.timeout(MEDIA_DEADLINE_MS) });
      const type = answer.headers.get("content-type") ?? "";
      if (!answer.ok || !type.startsWith("image/")) return void response.sendStatus(answer.ok ? 415 : answer.status === 404 ? 404 : 502);
      response.set({
        "content-type": type,
        "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "x-content-type-options": "nosniff",
      });
      response.send(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
      if (!isTimeout && !(error instanceof SourceError)) throw error;
      log.warn({ path: target.pathname }, error.message);
      response.sendStatus(isTimeout ? 504 : 502);
    }
  };
}
