import type { RequestHandler } from "express";
import { SourceError } from "./lib/errors";
import type { Http } from "./lib/http";
import type { Log } from "./lib/log";

interface MediaDeps {
  /** Where upstreams keep their images: addresses that end in a slash. */
  roots: {
    /** On `/media/…` under the paths that the images have on their host. */
    content: string;
    /** On `/media/designs/…`. */
    designs: string;
  };
  http: Http;
  log: Log;
}

const MEDIA_DEADLINE_MS = 10_000;

/**
 * Serves `/media/…` from the hosts where upstreams keep images, and from nowhere else: the browser names a path, never
 * a host. What comes back is passed on only if it is an image, and can run no script of its own.
 */
export function createMediaHandler({ roots, http, log }: MediaDeps): RequestHandler {
  // Whoever makes an address of content need not know its root; it may be all of a host, so the other one goes first.
  const mounts = [createMount("/designs/", roots.designs), createMount(new URL(roots.content).pathname, roots.content)];
  return async (request, response) => {
    // Resolving the path has folded any `..`; what then lies below no root is not ours to serve.
    const asked = new URL(`http://media${request.url}`);
    const mount = mounts.find(({ path }) => asked.pathname.startsWith(path));
    if (!mount) return void response.sendStatus(404);
    try {
      const answer = await http.fetch(mount.toTarget(asked), { signal: AbortSignal.timeout(MEDIA_DEADLINE_MS) });
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
      log.warn({ path: asked.pathname }, error.message);
      response.sendStatus(isTimeout ? 504 : 502);
    }
  };
}

/** A root and the path below which it is served. */
function createMount(path: string, root: string) {
  return {
    path,
    toTarget(asked: URL): URL {
      const target = new URL(root);
      target.pathname += asked.pathname.slice(path.length);
      target.search = asked.search;
      return target;
    },
  };
}
