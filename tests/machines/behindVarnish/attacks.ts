import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { isHit } from "../../support/edge";
import { rawGet, rawRequest } from "../../support/rawRequest";
import { edge, newPages } from "./sharedEdge";

/** Returns the path of a page that was not requested yet. */
const newPath = () => `/${newPages.pop()}/`;

const get = (path: string, headers: Record<string, string> = {}) => rawGet(edge.url, path, headers);

/** Sends text as it is, and returns all that comes back until the connection is closed. */
async function sendText(lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(edge.url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

const EVIL = "evil.example";

describe("what the first visitor of a page sends", () => {
  it.each<[string, Record<string, string>]>([
    ["forwarding headers", { "x-forwarded-host": EVIL, "x-forwarded-proto": EVIL, forwarded: `host=${EVIL}` }],
    ["a rewritten URL", { "x-original-url": `/${EVIL}`, "x-rewrite-url": `/${EVIL}`, "x-matched-path": `/${EVIL}` }],
    ["headers of Next's router", { "next-router-state-tree": EVIL, "next-url": `/${EVIL}`, "next-router-prefetch": "1" }],
    ["headers of Next's own", { "x-middleware-subrequest": "middleware", "x-nextjs-data": "1", "x-middleware-rewrite": `/${EVIL}` }],
    ["headers of the edge", { xkey: EVIL, "x-made-of": EVIL, "x-made-of-documents": EVIL, "x-key-url": `/${EVIL}` }],
    ["languages and types", { "accept-language": "fr-CA", accept: "application/json", "user-agent": EVIL }],
    ["conditions", { "if-none-match": "*", "if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT" }],
    ["a part", { range: "bytes=0-9" }],
    ["a coding of the content", { "accept-encoding": "br" }],
    ["cookies that change no page", { cookie: `a=${EVIL}; consent=yes` }],
  ])("%s changes nothing for the next one", async (_, headers) => {
    const [one, other] = [newPath(), newPath()];
    const expected = await get(other);
    await get(one, headers);
    await get(one, headers);
    const answer = await get(one);
    expect([answer.status, answer.lang, answer.canonical]).toEqual([200, expected.lang, expected.canonical?.replace(other, one)]);
    expect(answer.body).not.toContain(EVIL);
    expect(answer.body).toMatch(/First[^]*<\/html>$/);
    // A page that Varnish has compared with the site's has them in another order.
    const namesIn = (all: object) =>
      Object.keys(all)
        .filter((name) => !["content-length", "transfer-encoding"].includes(name))
        .toSorted();
    expect(namesIn(answer.headers)).toEqual(namesIn(expected.headers));
    expect(JSON.stringify(answer.headers)).not.toContain(EVIL);
  });

  it("a host of another name is not in the page", async () => {
    const path = newPath();
    await get(path, { host: EVIL });
    expect(JSON.stringify(await get(path))).not.toContain(EVIL);
  });

  it.each(["?utm_source=evil.example", "?x=1&y=evil.example&utm_medium=z", "?SKU=evil.example"])(
    "the query %s is not in the page",
    async (query) => {
      const path = newPath();
      await get(`${path}${query}`);
      await get(`${path}${query}`);
      const answer = await get(path);
      expect(JSON.stringify(answer)).not.toContain(EVIL);
      expect(isHit(answer)).toBe(true);
    },
  );

  it("a HEAD leaves the body to the GET that follows", async () => {
    const path = newPath();
    await rawRequest(edge.url, path, { method: "HEAD" });
    const { status, body } = await get(path);
    expect([status, body]).toEqual([200, expect.stringContaining("First")]);
  });
});

it("two addresses of which the site reads both are kept apart", async () => {
  const bodies = await Promise.all(["", "?page=2", "?%70age=3"].map(async (query) => (await get(`/key-gallery/${query}`)).body));
  expect(new Set(bodies).size).toBe(3);
});

it.each(["//graphql", "/graphql//", "/./graphql", "/%67raphql", "/fr-ca/graphql", "/graphql;/", "/GRAPHQL"])(
  "%s gives no query the answer of another",
  async (path) => {
    const answers = [];
    for (const name of ["ok", "contentVersion", "__typename"]) {
      const { body } = await get(`${path}?query=%7B${name}%7D`, { "apollo-require-preflight": "1" });
      answers.push(body.includes(`{"data":{"${name}"`) || !body.startsWith('{"data"'));
    }
    expect(answers).toEqual([true, true, true]);
  },
);

it("a second header of cookies is read too", async () => {
  const path = newPath();
  await expect.poll(async () => isHit(await get(path))).toBe(true);
  const answer = await sendText([`GET ${path} HTTP/1.1`, "host: x", "cookie: a=b", "cookie: token=abc", "connection: close"]);
  expect(answer).toContain("x-cache: miss");
});

it("only sites may purge", async () => {
  const purge = (headers: Record<string, string>) => rawRequest(edge.url, "/", { method: "PURGE", headers });
  expect((await purge({ "xkey-purge": "none" })).status).toBe(200);
  expect((await purge({ "xkey-purge": "none", "x-forwarded-for": "203.0.113.9" })).status).toBe(405);
  expect((await purge({})).status).toBe(405);
});

describe("a web socket", () => {
  const upgrade = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, "host: x", "upgrade: websocket", ...more];
  const handshake = [
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    "sec-websocket-protocol: graphql-transport-ws",
  ];

  it("of the graph is passed on", async () => {
    const socket = connect(Number(new URL(edge.url).port), "127.0.0.1");
    socket.write(`${upgrade("/graphql", "connection: upgrade", ...handshake).join("\r\n")}\r\n\r\n`);
    const [first] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    expect(first.toString()).toMatch(/^HTTP\/1\.1 101 /);
  });

  it.each([
    ["/graphql", "connection: keep-alive"],
    ["/graphql", "connection: upgrade"],
    ["/", "connection: upgrade"],
  ])("to %s with %s brings no request past Varnish", async (path, connection) => {
    const smuggled = ["", "", "GET /health HTTP/1.1", "host: x", "x-forwarded-for: 203.0.113.9", "connection: close"];
    const answer = await sendText([...upgrade(path, connection), ...smuggled]);
    // What Varnish itself has answered shows it.
    for (const part of answer.split(/(?=HTTP\/1\.1 )/).filter((one) => one.startsWith("HTTP/1.1 2"))) expect(part).toContain("x-cache");
  });
});

describe("an answer of the graph", () => {
  it("does not show the id of the request that it was made for", async () => {
    const path = `/graphql?query=${encodeURIComponent('{ page(path: "/", language: EN_US) { __typename } }')}`;
    const headers = { "apollo-require-preflight": "1" };
    await expect.poll(async () => isHit(await get(path, headers))).toBe(true);
    expect((await get(path, headers)).headers).not.toHaveProperty("x-request-id");
  });

  it("names its documents neither to a visitor of the site nor in a POST", async () => {
    const body = JSON.stringify({ query: '{ page(path: "/", language: EN_US) { __typename } }' });
    const posted = await fetch(`${edge.machines.sites[0]!.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(posted.status).toBe(200);
    for (const name of ["x-made-of-documents", "xkey"]) expect(posted.headers.has(name)).toBe(false);
  });
});
