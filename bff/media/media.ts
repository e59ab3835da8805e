import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler, Response as Answer } from "express";
import { SourceError } from "../lib/errors";
import type { Http } from "../lib/http";
import type { Log } from "../lib/log";
import { createDownloads } from "./downloads";
import { isPlainPath } from "./picturePath";
import { toPictureQuery } from "./pictureQuery";

interface MediaDeps {
  /** Where upstreams keep their images: addresses that end in a slash. */
  roots: {
    /** On `/media/…` under the paths that the images have on their host. */
    content: string;
    /** On `/media/designs/…`. */
    designs: string;
    /** On `/media/stock/…`: photos that editors choose from a collection within the content repository, where it has one. */
    stock?: string;
    /** On `/media/files/…`: drawings, where the content repository keeps them on another host than its photos. */
    files?: string;
  };
  /** Whether what lies at an address of content stays the same for ever. */
  isImmutable?: boolean;
  http: Http;
  log: Log;
}

const DAY = "public, max-age=86400, stale-while-revalidate=604800";
const FOR_EVER = "public, max-age=31536000, immutable";

/** Longer than any version that an image host makes up; a visitor who sends more is asked for nothing to compare. */
const MOST_OF_VERSION = 200;

/** What a visitor is told of a picture that cannot be had; what is not said is 502. */
const STATUSES: Readonly<Record<string, number>> = { UPSTREAM_BAD_PAYLOAD: 415, UPSTREAM_BUSY: 503, UPSTREAM_TIMEOUT: 504 };

/**
 * Serves `/media/…` from the hosts where upstreams keep images, and from nowhere else: the browser names a path, never
 * a host. What comes back is passed on while it arrives, only if it is an image, and can run no script of its own.
 */
export function createMediaHandler({ roots, isImmutable = false, http, log }: MediaDeps): RequestHandler {
  const download = createDownloads({ http });
  // The root of content may be a whole host, which would take the designs' addresses too, so theirs goes first.
  const mounts = [
    createMount("/designs/", roots.designs, DAY),
    ...(roots.files ? [createMount("/files/", roots.files, FOR_EVER)] : []),
    ...(roots.stock ? [createMount("/stock/", roots.stock, FOR_EVER)] : []),
    createMount(new URL(roots.content).pathname, roots.content, isImmutable ? FOR_EVER : DAY),
  ];
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return void response.set("allow", "GET, HEAD").sendStatus(405);
    const asked = new URL(`http://media${request.url}`);
    const mount = mounts.find(({ path }) => asked.pathname.startsWith(path));
    // What lies below no root is not ours to serve.
    if (!mount || !isPlainPath(request.url.split("?", 1)[0]!)) return void response.sendStatus(404);
    const { head, chunks, leave } = download(mount.toTarget(asked), toQuestion(request), () => response.destroy());
    response.once("close", leave);
    try {
      const picture = await head;
      response.set(toCachingHeaders(picture, mount.caching));
      // Also where the host has sent it all the same.
      if (picture.status === 304 || request.fresh) return void response.status(304).end();
      response.set(toPictureHeaders(picture));
      if (request.method === "HEAD") return void response.end();
      await pipeline(chunks(), response);
    } catch (error) {
      answerFault(error, response, (message) => log.warn({ path: asked.pathname }, message));
    }
  };
}

/** What the image host is asked, beside the address: in which formats, and whether it has another version than the visitor. */
function toQuestion({ headers }: Request): Record<string, string> {
  const { "if-none-match": version = "", "if-modified-since": date = "" } = headers;
  return {
    accept: toAccept(headers.accept),
    ...(version !== "" && version.length <= MOST_OF_VERSION && { "if-none-match": version }),
    ...(!Number.isNaN(Date.parse(date)) && { "if-modified-since": new Date(date).toUTCString() }),
  };
}

/** The newest formats that a browser knows, in one of three spellings: every other would be kept as another picture. */
function toAccept(accept = ""): string {
  const newest = ["image/avif", "image/webp"].filter((type) => accept.includes(type));
  return [...newest, "image/*"].join();
}

/** For how long, and as which version, a picture may be kept. */
function toCachingHeaders({ headers }: Response, caching: string): Record<string, string> {
  return {
    "cache-control": caching,
    // Image hosts choose the format by what the browser says it knows.
    vary: "accept",
    ...pick(headers, "etag", "last-modified"),
  };
}

function toPictureHeaders({ headers }: Response): Record<string, string> {
  return {
    ...pick(headers, "content-type"),
    // Fetch has undone the host's compression, and with it its length.
    ...(!headers.has("content-encoding") && pick(headers, "content-length")),
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  };
}

function pick(headers: Headers, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])));
}

/** Says why there is no picture. The connection of one that broke off has ended by now, so no client keeps a part for the whole. */
function answerFault(error: unknown, response: Answer, warn: (message: string) => void): void {
  if (error instanceof SourceError) warn(error.message);
  if (response.headersSent || response.destroyed) return;
  if (!(error instanceof SourceError)) throw error;
  const status = error.status === 404 ? 404 : (STATUSES[error.code] ?? 502);
  if (status === 503) response.set("retry-after", "1");
  response.sendStatus(status);
}

/** A root and the path below which it is served, and for how long anybody may keep what is there. */
function createMount(path: string, root: string, caching: string) {
  return {
    path,
    caching,
    toTarget(asked: URL): URL {
      const target = new URL(root);
      target.pathname += asked.pathname.slice(path.length);
      target.search = String(toPictureQuery(asked.searchParams));
      return target;
    },
  };
}
