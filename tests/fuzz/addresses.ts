import { connect } from "node:net";
import { type Arbitrary, array, constant, constantFrom, integer, oneof, record, string } from "fast-check";
import { maxHeaderBytes } from "#site/gateway/address.ts";
import { type Fuzzer, type Outcome, valueOf, visitorOf } from "./fuzzer";

/** A request that no browser sends. */
export interface RawRequest {
  method: string;
  /** The target in the first line: an address, or what is none. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** How the site has answered a request. */
export interface RawResponse {
  /** 0 if the connection was closed without a response. */
  status: number;
  location: string | null;
  ms: number;
  /** Bytes of the request. */
  sent: number;
}

const PATHS = [
  "/",
  "/terms/",
  "/fr-ca/",
  "/key-services/",
  "/key-services/oh/columbus/",
  "/key-gallery/",
  "/health",
  "/media/",
  "/graphql",
  "/assets/mark.svg",
  "/_next/static/",
  "/share-image/en-us/",
  "/sitemaps/",
  "/sitemap.xml",
  "/robots.txt",
  "/favicon.ico",
  "/preview",
  "/exit-preview",
  "/revalidate",
  "/slice-simulator",
  "/en-us.draft/",
  "/error/",
] as const;

const PIECES = [
  "/",
  "//",
  "\\",
  ".",
  "..",
  "./",
  "../",
  "%2e",
  "%2E%2e",
  "%2f",
  "%5C",
  "%",
  "%25",
  "%00",
  "%ff",
  "%E0%A4%A",
  ";",
  ";x",
  ":",
  "@",
  "#",
  "?",
  "&",
  "=",
  "a",
  "terms",
  "q=Columbus",
  "page=2",
  "group=1",
  "form=contact",
  "at=1,2",
  "state=NoIg",
  "_rsc=x",
  "[edition]",
  "{",
  "}",
  "|",
  "^",
  "`",
  '"',
  "<",
  "'",
  "$",
  "*",
  "~",
  "+",
  ",",
  "\u00c3\u00a9",
  "\u00ff",
  "http://",
  "evil.example",
] as const;

const piece = constantFrom(...PIECES);
const some = array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
/** A piece that is repeated up to ten thousand times. */
const many = record({ piece, times: integer({ min: 1, max: 10_000 }) }).map((chosen) => chosen.piece.repeat(chosen.times));

const path = record({ start: constantFrom(...PATHS), rest: oneof(some, many), end: some }).map(
  ({ start, rest, end }) => start + rest + end,
);
const target = oneof(
  { weight: 8, arbitrary: path },
  { weight: 1, arbitrary: path.map((rest) => `http://other.example${rest}`) },
  { weight: 1, arbitrary: some },
  { weight: 1, arbitrary: constantFrom("*", "", "other.example:443", "http://", "ftp://a/", "mailto:a@b") },
);

const HEADERS = [
  "accept accept-encoding accept-language connection content-type cookie forwarded host",
  "if-none-match origin range referer rsc next-router-prefetch next-router-state-tree next-url",
  "next-action sec-fetch-dest te traceparent upgrade user-agent x-forwarded-for x-forwarded-host",
  "x-forwarded-proto x-request-id expect x-middleware-rewrite x-middleware-subrequest x-matched-path x-nextjs-data x-keyway-fault",
].flatMap((names) => names.split(" "));

const VALUES = [
  "io.prismic.preview=",
  "io.prismic.experiment=G 1",
  "token=a",
  "__prerender_bypass=1",
  "preview-sent=1",
  "; ",
  "=",
  ",",
  ";q=0",
  "br",
  "1.2.3.4, ",
  "::1",
  "[",
  "]",
  "%",
  '"',
  "\\",
  "bytes=0-",
  "-1",
  "en-us",
  "*",
  "/",
  "{",
  "close",
  "keep-alive",
  "upgrade",
  "localhost",
  "\u00ff",
  "\t",
  " ",
  "1",
  "a",
] as const;

const value = oneof(
  array(constantFrom(...VALUES), { maxLength: 8 }).map((pieces) => pieces.join("")),
  record({ piece: constantFrom(...VALUES), times: integer({ min: 1, max: 8000 }) }).map((chosen) => chosen.piece.repeat(chosen.times)),
  string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, "?")),
);

/** Requests with targets, header values and methods that readers of addresses and headers find hard. */
export const rawRequests: Arbitrary<RawRequest> = record({
  method: oneof(
    { weight: 6, arbitrary: constant("GET") },
    { weight: 2, arbitrary: constantFrom("HEAD", "POST", "OPTIONS", "PUT", "CONNECT") },
  ),
  target,
  headers: array(record({ name: constantFrom(...HEADERS), value }), { maxLength: 4 }).map((headers) =>
    headers.map((header) => [header.name, header.value] as const),
  ),
});

const TIMEOUT_MS = 30_000;

/**
 * Sends a request over a connection of its own, exactly as it is, and reads the head of the response. `visitor` is the address in
 * `x-forwarded-for`, for a site with PROXY_HOPS=1. Rejects if there is neither a response nor an end within 30 s.
 */
export function send(url: string, request: RawRequest, visitor?: string): Promise<RawResponse> {
  const { hostname, port, host } = new URL(url);
  const lines = [
    `${request.method} ${request.target} HTTP/1.1`,
    ...(request.headers.some(([name]) => name === "host") ? [] : [`host: ${host}`]),
    ...request.headers.map(([name, text]) => `${name}: ${text}`),
    ...(visitor ? [`x-forwarded-for: ${visitor}`] : []),
    "connection: close",
  ];
  const text = `${lines.join("\r\n")}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let received = "";
    const settle = () => {
      clearTimeout(timer);
      socket.destroy();
      const [, status = "0"] = /^HTTP\/1\.1 (\d{3})/.exec(received) ?? [];
      const [, location = null] = /\r\nlocation: ([^\r]*)/i.exec(received) ?? [];
      resolve({ status: Number(status), location, ms: performance.now() - startedAt, sent: text.length });
    };
    const socket = connect(Number(port), hostname, () => socket.write(text, "latin1"));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer within ${TIMEOUT_MS} ms to ${JSON.stringify(request).slice(0, 500)}`));
    }, TIMEOUT_MS);
    socket.setEncoding("latin1");
    socket.on("data", (data) => {
      received += data;
      if (received.includes("\r\n\r\n")) settle();
    });
    // A connection that is reset before there is a response counts as closed.
    socket.on("error", settle);
    socket.on("close", settle);
  });
}

/** Returns what is wrong with a response; null if nothing is. */
export function faultOf({ status, location, sent }: RawResponse): string | null {
  if (status >= 500) return `status ${status}`;
  // Who is still sending what is too long when the connection is closed, may not read why.
  if (status === 0) return sent > maxHeaderBytes(false) ? null : "no response";
  return location !== null && /^[/\\]{2}|evil\.example|other\.example/.test(location.replace(/^\/(?![/\\]).*/, "/"))
    ? `leads to ${location}`
    : null;
}

/** Requests addresses of the site, and reads its headers, as no browser does. */
export const addresses: Fuzzer = {
  name: "addresses",
  async next({ site }, seed): Promise<Outcome> {
    const request = valueOf(rawRequests, seed);
    const input = JSON.stringify(request).slice(0, 300);
    try {
      const fault = faultOf(await send(site, request, visitorOf(seed)));
      return { input, ...(fault !== null && { fault }) };
    } catch (error) {
      return { input, fault: String(error) };
    }
  },
};
