import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler, Response as Answer } from "express";
import { SourceError } from "../../lib/errors";
import { createAddressOf, type Proxies } from "#shared/limits/visitorAddress.ts";
import type { Http } from "../../lib/http";
import type { Log } from "../../lib/log";
import { createDownloads } from "./downloads";
import { isPlainPath } from "./picturePath";
import { toPictureQuery } from "./pictureQuery";

interface MediaDeps {
  /** Base addresses of the upstreams' images; each ends in a slash. */
  roots: {
    /** Served at `/media/…`, under the paths that the images have on their host. */
    content: string;
    /** Served at `/media/designs/…`. */
    designs: string;
    /** Served at `/media/stock/…`: photos that editors choose from a collection within the content repository, when it has one. */
    stock?: string;
    /** On `/media/files/…`: drawings, where the content repository keeps them on another host than its photos. */
    files?: string;
  };
  /** Whether an image of the content never changes at its address. */
  isImmutable?: boolean;
  http: Http;
  /** The proxies in front of us, which name the visitor. */
  proxies?: Proxies;
  log: Log;
}

const DAY = "public, max-age=86400, stale-while-revalidate=604800";
const FOR_EVER = "public, max-age=31536000, immutable";

/** Longer than any ETag of an image host; a longer one from a visitor is ignored. */
const MAX_OF_VERSION = 200;

/** The status that visitors get when a picture cannot be loaded; 502 for all other codes. */
const STATUSES: Readonly<Record<string, number>> = { UPSTREAM_BAD_PAYLOAD: 415, UPSTREAM_BUSY: 503, UPSTREAM_TIMEOUT: 504 };

/**
 * Creates the handler of `/media/…`. It serves images only from the configured hosts: the browser sends a path, never a host. Responses are
 * streamed, only when they are images, and cannot run scripts.
 */
export function createMediaHandler({ roots, isImmutable = false, http, proxies = {}, log }: MediaDeps): RequestHandler {
  const download = createDownloads({ http });
  const addressOf = createAddressOf(proxies);
  // The root of content may be a whole host, which would contain the designs' paths too, so the designs' root is checked first.
  const mounts = [
    createMount("/designs/", roots.designs, DAY),
    ...(roots.files ? [createMount("/files/", roots.files, FOR_EVER)] : []),
    ...(roots.stock ? [createMount("/stock/", roots.stock, FOR_EVER)] : []),
    createMount(new URL(roots.content).pathname, roots.content, isImmutable ? FOR_EVER : DAY),
  ];
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return void response.set("allow", "GET, HEAD").sendStatus(405);
    const url = new URL(`http://media${request.url}`);
    const mount = mounts.find(({ path }) => url.pathname.startsWith(path));
    // Paths below no root are not served.
    if (!mount || !isPlainPath(request.url.split("?", 1)[0]!)) return void response.sendStatus(404);
    const { head, chunks, leave } = download(
      mount.toTarget(url),
      toQuestion(request),
      () => response.destroy(),
      addressOf(request) ?? undefined,
    );
    response.once("close", leave);
    try {
      const picture = await head;
      response.set(toCachingHeaders(picture, mount.caching));
      // Also when the host has sent the picture all the same.
      if (picture.status === 304 || request.fresh) return void response.status(304).end();
      response.set(toPictureHeaders(picture));
      if (request.method === "HEAD") return void response.end();
      await pipeline(chunks(), response);
    } catch (error) {
      answerFault(error, response, (message) => log.warn({ path: url.pathname }, message));
    }
  };
}

/** Returns the request headers for the image host: the accepted formats, and the visitor's cached version. */
function toQuestion({ headers }: Request): Record<string, string> {
  const { "if-none-match": version = "", "if-modified-since": date = "" } = headers;
  return {
    accept: toAccept(headers.accept),
    ...(version !== "" && version.length <= MAX_OF_VERSION && { "if-none-match": version }),
    ...(!Number.isNaN(Date.parse(date)) && { "if-modified-since": new Date(date).toUTCString() }),
  };
}

/**
 * Returns the newest formats that a browser accepts, in one of three spellings: each further spelling would be cached as another picture.
 */
function toAccept(accept = ""): string {
  const newest = ["image/avif", "image/webp"].filter((type) => accept.includes(type));
  return [...newest, "image/*"].join();
}

/** Returns the headers about caching and version of a picture. */
function toCachingHeaders({ headers }: Response, caching: string): Record<string, string> {
  return {
    "cache-control": caching,
    // Image hosts choose the format by what the browser accepts.
    vary: "accept",
    ...pick(headers, "etag", "last-modified"),
  };
}

function toPictureHeaders({ headers }: Response): Record<string, string> {
  return {
    ...pick(headers, "content-type"),
    // fetch has decompressed the body, so its length no longer holds.
    ...(!headers.has("content-encoding") && pick(headers, "content-length")),
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  };
}

function pick(headers: Headers, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])));
}

/** Sends the error for a picture. The connection of one that broke off is closed by now, so that no client takes a part for the whole. */
function answerFault(error: unknown, response: Answer, warn: (message: string) => void): void {
  if (error instanceof SourceError) warn(error.message);
  if (response.headersSent || response.destroyed) return;
  if (!(error instanceof SourceError)) throw error;
  const status = error.status === 404 ? 404 : (STATUSES[error.code] ?? 502);
  if (status === 503) response.set("retry-after", "1");
  response.sendStatus(status);
}

/** Creates a mount: a root, the path below which it is served, and how long its pictures may be cached. */
function createMount(path: string, root: string, caching: string) {
  return {
    path,
    caching,
    toTarget(url: URL): URL {
      const target = new URL(root);
      target.pathname += url.pathname.slice(path.length);
      target.search = String(toPictureQuery(url.searchParams));
      return target;
    },
  };
}
