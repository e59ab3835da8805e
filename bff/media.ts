import { createHash } from "node:crypto";
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
    /** On `/media/stock/…`: photos that editors choose from a collection within the content repository, where it has one. */
    stock?: string;
  };
  /** Whether what lies at an address of content stays the same for ever. */
  isImmutable?: boolean;
  http: Http;
  log: Log;
}

const MEDIA_DEADLINE_MS = 10_000;

const DAY = "public, max-age=86400, stale-while-revalidate=604800";
const FOR_EVER = "public, max-age=31536000, immutable";

/** What image hosts (imgix) understand; whatever else a visitor adds would only make one picture many. */
const PARAMS = new Set(["ar", "auto", "bg", "crop", "cs", "dpr", "fit", "fm", "fp-x", "fp-y", "fp-z", "h", "ixid", "ixlib", "q", "rect", "w"]);

/**
 * Serves `/media/…` from the hosts where upstreams keep images, and from nowhere else: the browser names a path, never
 * a host. What comes back is passed on only if it is an image, and can run no script of its own.
 */
export function createMediaHandler({ roots, isImmutable = false, http, log }: MediaDeps): RequestHandler {
  // Whoever makes an address of content need not know its root; it may be all of a host, so the other one goes first.
  const mounts = [
    createMount("/designs/", roots.designs, DAY),
    ...(roots.stock ? [createMount("/stock/", roots.stock, FOR_EVER)] : []),
    createMount(new URL(roots.content).pathname, roots.content, isImmutable ? FOR_EVER : DAY),
  ];
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return void response.set("allow", "GET, HEAD").sendStatus(405);
    // Resolving the path has folded any `..`; what then lies below no root is not ours to serve.
    const asked = new URL(`http://media${request.url}`);
    const mount = mounts.find(({ path }) => asked.pathname.startsWith(path));
    if (!mount) return void response.sendStatus(404);
    try {
      const answer = await http.fetch(mount.toTarget(asked), {
        headers: { accept: toAccept(request.headers.accept) },
        signal: AbortSignal.timeout(MEDIA_DEADLINE_MS),
      });
      const type = answer.headers.get("content-type") ?? "";
      if (!answer.ok || !type.startsWith("image/")) return void response.sendStatus(answer.ok ? 415 : answer.status === 404 ? 404 : 502);
      const picture = Buffer.from(await answer.arrayBuffer());
      response.set({
        "content-type": type,
        // Express answers 304 by it.
        etag: `"${createHash("sha256").update(picture).digest("base64url").slice(0, 27)}"`,
        "cache-control": mount.caching,
        // Image hosts choose the format by what the browser says it knows.
        vary: "accept",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        "x-content-type-options": "nosniff",
      });
      response.send(picture);
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
      if (!isTimeout && !(error instanceof SourceError)) throw error;
      log.warn({ path: asked.pathname }, error.message);
      response.sendStatus(isTimeout ? 504 : 502);
    }
  };
}

/** The newest formats that a browser knows, in one of three spellings: every other would be kept as another picture. */
function toAccept(accept = ""): string {
  const newest = ["image/avif", "image/webp"].filter((type) => accept.includes(type));
  return [...newest, "image/*"].join();
}

/** A root and the path below which it is served, and for how long anybody may keep what is there. */
function createMount(path: string, root: string, caching: string) {
  return {
    path,
    caching,
    toTarget(asked: URL): URL {
      const target = new URL(root);
      target.pathname += asked.pathname.slice(path.length);
      for (const [name, value] of asked.searchParams) if (PARAMS.has(name)) target.searchParams.append(name, value);
      return target;
    },
  };
}
