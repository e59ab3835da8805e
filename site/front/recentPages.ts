import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { asksForPart } from "../routing/params";

/**
 * For so long a page is sent again as it was sent, without a question to Next. Short enough that nobody is shown a page which
 * lacks a part for more than five seconds: it may be a second old already, and made of what is another second old.
 */
const RECENT_MS = 2_000;
/** And for so long again while somebody else is sent a newer one, so that a crowd does not ask Next all at once. */
const RENEWAL_MS = 1_000;
const MAX_PAGES = 200;

interface Recent {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  sentAt: number;
  isBeingRenewed?: boolean;
}

// One store for site/server.ts and for the webhook's route, whose bundle has a copy of this module of its own.
const shared = globalThis as typeof globalThis & { keywayRecentPages?: { pages: Map<string, Recent>; publishes: number } };
const recent = (shared.keywayRecentPages ??= { pages: new Map(), publishes: 0 });

/**
 * Answers with the page that somebody else was sent a moment ago, byte for byte, compressed already; true where it did. Where
 * there is none, it notes what Next is about to send. Next finds a page that it keeps quickly, but routes, hashes and
 * compresses it for each visitor anew, which costs many times what a bare page does.
 */
export function answerFromRecent(request: IncomingMessage, response: ServerResponse): boolean {
  const key = keyOf(request);
  if (key === null) return false;
  const page = recent.pages.get(key);
  if (page) {
    const age = Date.now() - page.sentAt;
    if (age < (page.isBeingRenewed ? RECENT_MS + RENEWAL_MS : RECENT_MS)) {
      send(page, request, response);
      return true;
    }
    page.isBeingRenewed = true;
  }
  // What a query could do to an answer is nothing that others should be shown.
  if (!request.url!.includes("?")) note(key, response);
  return false;
}

/** After a publish nothing that was sent before it is sent again. */
export function forgetRecentPages(): void {
  recent.publishes++;
  recent.pages.clear();
}

// Whatever could make Next answer differently from what everybody is shown at the address.
const COOKIES = /io\.prismic\.|__prerender_bypass|preview-sent/;
const HEADERS = /^(rsc$|next-|x-(keyway|middleware|next|matched|invoke|now|prerender|vercel))/;

/** What a page is found by; null for a request that is to have an answer of its own. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET" || !url || !headers.accept?.includes("text/html")) return null;
  const [path, query] = url.split("?", 2);
  if (query && asksForPart(new URLSearchParams(query))) return null;
  if (headers.cookie && COOKIES.test(headers.cookie)) return null;
  // In an editor's frame a page has another policy (security/policy).
  if (headers["sec-fetch-dest"] === "iframe") return null;
  for (const name in headers) if (HEADERS.test(name)) return null;
  return `${String(headers["accept-encoding"])} ${path}`;
}

function send({ headers, body }: Recent, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] && request.headers["if-none-match"] === headers.etag) {
    const { "content-length": _, "content-encoding": __, "content-type": ___, ...others } = headers;
    response.writeHead(304, others).end();
  } else {
    response.writeHead(200, headers).end(body);
  }
}

/** Keeps a copy of an answer, as it passes, if it is a page that Next keeps. */
function note(key: string, response: ServerResponse): void {
  const { publishes } = recent;
  const chunks: Buffer[] = [];
  const { write, end } = response;
  const copy = (chunk: unknown) => {
    if (isKept(response) && (typeof chunk === "string" || chunk instanceof Uint8Array)) chunks.push(Buffer.from(chunk as string));
  };
  response.write = ((...args: Parameters<typeof write>) => {
    copy(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    copy(args[0]);
    // What was begun before a publish may be of before it.
    if (isKept(response) && publishes === recent.publishes) keep(key, response, Buffer.concat(chunks));
    return end.apply(response, args);
  }) as typeof end;
}

/** Whether Next keeps the page, and does not look for a newer one already. */
function isKept(response: ServerResponse): boolean {
  return response.statusCode === 200 && ["HIT", "MISS"].includes(String(response.getHeader("x-nextjs-cache"))) && !response.hasHeader("set-cookie");
}

function keep(key: string, response: ServerResponse, body: Buffer): void {
  recent.pages.delete(key);
  if (recent.pages.size >= MAX_PAGES) recent.pages.delete(recent.pages.keys().next().value!);
  const headers = { ...response.getHeaders(), "content-length": body.length };
  recent.pages.set(key, { headers, body, sentAt: Date.now() });
}
