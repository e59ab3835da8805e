import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { createClient } from "graphql-ws";
import { expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import { createFakes, failureOf, startBff } from "#tests/support/fakes.ts";
import { createBudgets, NO_LIMITS } from "../../guards/budgets/budgets";
import { SourceError } from "../../lib/errors";
import { createServer } from "../../server";
import { PREVIEW_EXPIRED } from "../../sources/prismic/errors";
import { contentChanges } from "./contentChanges";

const QUERY = "subscription { contentChanged }";
const PAIR = [{ type: "subscribe", payload: { query: QUERY } }, { type: "complete" }].map((message) =>
  JSON.stringify({ ...message, id: "a" }),
) as [string, string];

/** A web socket of a visitor whom the site's proxy names. */
class VisitorSocket extends WebSocket {
  constructor(address: string, protocols: string) {
    super(address, protocols, { headers: { "x-forwarded-for": "192.0.2.7" } });
  }
}

/** Starts a BFF over fakes and returns clients of its web sockets. */
async function start(options: Parameters<typeof createServer>[1] = {}) {
  const fakes = createFakes();
  const bff = await startBff(fakes, (deps) => createServer(deps, options));
  const url = bff.url.replace(/^http/, "ws");
  /** Subscribes, and returns the versions and errors that arrive. */
  const subscribe = (query = QUERY) => {
    const client = createClient({ url, webSocketImpl: VisitorSocket, retryAttempts: 0 });
    const versions: unknown[] = [];
    const errors: unknown[] = [];
    const next = ({ data }: { data?: Record<string, unknown> | null }) => void versions.push(data?.contentChanged);
    const end = client.subscribe({ query }, { next, error: (error) => void errors.push(error), complete: () => {} });
    onTestFinished(() => void client.dispose());
    return { versions, errors, end };
  };
  return { fakes, bff, url, subscribe };
}

/** Returns the number of open connections, once the server has noticed those that are closed. */
function connectionsOf(http: Server): Promise<number> {
  return new Promise((resolve, reject) => http.getConnections((error, count) => (error ? reject(error) : resolve(count))));
}

/** Opens a web socket and returns the status of its refusal; 101 when it is opened. */
function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, "graphql-transport-ws", { headers });
    onTestFinished(() => socket.terminate());
    socket.on("open", () => resolve(101));
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode!));
    socket.on("error", (error) => (/Unexpected server response/.test(error.message) ? undefined : reject(error)));
  });
}

it("sends the version of the content at once, and each one that follows", async () => {
  const { fakes, subscribe } = await start();
  const { versions } = subscribe();
  await expect.poll(() => versions).toEqual(["M1"]);
  fakes.content.ref = "M2";
  fakes.clock.now += 60_000;
  await expect.poll(() => versions).toEqual(["M1", "M2"]);
});

it("goes on after the content repository has failed", async () => {
  const { fakes, subscribe } = await start();
  const { versions, errors } = subscribe();
  await expect.poll(() => versions).toEqual(["M1"]);
  fakes.content.failure = failureOf("content");
  const before = fakes.calls.length;
  fakes.clock.now += 60_000;
  await expect.poll(() => fakes.calls.length).toBeGreaterThan(before);
  fakes.content.ref = "M2";
  fakes.content.failure = undefined;
  await expect.poll(() => versions).toEqual(["M1", "M2"]);
  expect(errors).toEqual([]);
});

it("refuses queries, what is not allowed, and too many subscriptions in one connection", async () => {
  const { subscribe } = await start();
  const query = subscribe("{ ok }");
  await expect.poll(() => JSON.stringify(query.errors)).toContain("serves subscriptions only");
  const unknown = subscribe("subscription { nothing }");
  await expect.poll(() => JSON.stringify(unknown.errors)).toContain("Cannot query field");
  const closed = await start({ anyOperation: false });
  const other = closed.subscribe("subscription Other { contentChanged }");
  await expect.poll(() => JSON.stringify(other.errors)).toContain("Only the site's own operations");
});

it("charges a text before it is parsed, also if it is invalid", async () => {
  const { fakes, subscribe } = await start();
  fakes.deps.budgets = createBudgets({ ...NO_LIMITS, visitorPointsPerMinute: 100 }, fakes.deps.log);
  for (const nth of [1, 2]) {
    const invalid = subscribe(`subscription { nothing${nth} # ${"x".repeat(390)}\n}`);
    await expect.poll(() => JSON.stringify(invalid.errors)).toContain("Cannot query field");
  }
  for (const refused of [subscribe(`subscription { nothing3 # ${"x".repeat(390)}\n}`), subscribe(`not GraphQL ${"x".repeat(390)}`)])
    await expect.poll(() => refused.errors).toMatchObject([[{ extensions: { code: "RATE_LIMITED" } }]]);
});

it("charges each subscription, also if its text is known", async () => {
  const { fakes, subscribe } = await start();
  fakes.deps.budgets = createBudgets({ ...NO_LIMITS, visitorPointsPerMinute: 2 * Math.ceil(QUERY.length / 10) }, fakes.deps.log);
  for (let times = 0; times < 2; times++) {
    const { versions, end } = subscribe();
    await expect.poll(() => versions).toEqual(["M1"]);
    end();
  }
  const { errors } = subscribe();
  await expect.poll(() => errors).toMatchObject([[{ extensions: { code: "RATE_LIMITED" } }]]);
});

it.each<[string, ...((socket: WebSocket) => void)[]]>([
  ["pings of the protocol", (socket: WebSocket) => socket.send(JSON.stringify({ type: "ping", payload: { a: "x".repeat(8000) } }))],
  ["pings of web sockets", (socket: WebSocket) => socket.ping("x".repeat(100))],
  ["subscriptions that are completed at once", (socket: WebSocket) => socket.send(PAIR[0]), (socket: WebSocket) => socket.send(PAIR[1])],
])("closes a connection whose client sends without end and does not read: %s", async (_, ...sends) => {
  const stacks = (["error", "warn", "log"] as const).map((name) => vi.spyOn(console, name));
  const { fakes, bff, url } = await start();
  for (let nth = 1; nth <= 3; nth++) {
    const socket = new WebSocket(url, "graphql-transport-ws");
    onTestFinished(() => socket.terminate());
    socket.on("error", () => {});
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send('{"type":"connection_init"}');
    const { _socket: raw } = socket as unknown as { _socket: Socket };
    raw.pause();
    const isOver = new Promise((resolve) => raw.once("close", resolve));
    const pump = async () => {
      while (!raw.destroyed) {
        for (let times = 0; times < 100; times++) for (const send of sends) send(socket);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await Promise.all([isOver, pump()]);
    await expect.poll(() => connectionsOf(bff.server.http)).toBe(0);
  }
  expect(fakes.log.map(({ message }) => message)).toEqual(["a web socket was closed: its client sends too many messages"]);
  expect(stacks.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(await bff.ask("{ ok }")).toEqual({ data: { ok: true } });
});

it("tells a client that reads why it closes its connection", async () => {
  const { url } = await start();
  const socket = new WebSocket(url, "graphql-transport-ws");
  onTestFinished(() => socket.terminate());
  const closed = new Promise((resolve) => socket.once("close", (code, reason) => resolve([code, String(reason)])));
  await new Promise((resolve) => socket.once("open", resolve));
  for (let nth = 0; nth < 200; nth++) socket.send('{"type":"ping"}');
  expect(await closed).toEqual([4429, "Too many messages"]);
});

it("an upgrade that is refused is not left open by a client that does not close it", async () => {
  const { bff } = await start();
  const socket = connect(Number(new URL(bff.url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("GET /other HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
  await expect.poll(() => connectionsOf(bff.server.http)).toBe(0);
});

it("accepts pages of the site and programs, and no page of another site", async () => {
  const { url } = await start();
  expect(await statusOf(url)).toBe(101);
  expect(await statusOf(url, { origin: "https://site.example" })).toBe(101);
  expect(await statusOf(url, { origin: "http://seen.example:3000", "x-forwarded-host": "seen.example:3000" })).toBe(101);
  expect(await statusOf(url, { origin: "https://evil.example" })).toBe(403);
  expect(await statusOf(url, { origin: "null" })).toBe(403);
  // Over http, anyone on the way writes the page.
  for (const host of ["site.example", "site.example:80", "site.example:443"]) {
    expect(await statusOf(url, { origin: "http://site.example", host, "x-forwarded-host": host })).toBe(403);
    expect(await statusOf(url, { origin: "http://site.example:443", host, "x-forwarded-host": host })).toBe(403);
  }
  expect(await statusOf(url.replace("/graphql", "/other"))).toBe(404);
});

it("accepts twenty connections of a visitor, and again when one has closed", async () => {
  const { bff, url } = await start();
  const sockets = Array.from({ length: 20 }, () => new WebSocket(url, "graphql-transport-ws"));
  onTestFinished(() => sockets.forEach((socket) => socket.terminate()));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("open", resolve))));
  expect(await statusOf(url)).toBe(429);
  sockets[0]!.terminate();
  await expect.poll(() => statusOf(url)).toBe(101);
  expect(await (await fetch(bff.url.replace("/graphql", "/health"))).text()).toBe("ok");
});

it("closes connections that do not begin, or send too much", async () => {
  const { url } = await start();
  const closing = (message?: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(url, "graphql-transport-ws");
      onTestFinished(() => socket.terminate());
      if (message) socket.on("open", () => socket.send(message));
      socket.on("close", resolve);
    });
  const [silent, large, nonsense] = await Promise.all([closing(), closing("x".repeat(10_000)), closing("nonsense")]);
  expect([silent, large, nonsense]).toEqual([4408, 1009, 4400]);
});

it("ends connections when the server closes, so that clients connect to another", async () => {
  const { bff, url } = await start();
  const socket = new WebSocket(url, "graphql-transport-ws");
  await new Promise((resolve) => socket.once("open", resolve));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await bff.server.close();
  expect(await closed).toBe(1001);
});

it("a subscription over HTTP is told where to go", async () => {
  const { bff } = await start();
  expect(await bff.ask(QUERY)).toMatchObject({ errors: [{ message: expect.stringContaining("web socket") as string }] });
});

it("ends with an error when the visitor's preview is over", async () => {
  const versions = contentChanges({
    readVersion: () => Promise.reject(new SourceError("410", { source: "content", ...PREVIEW_EXPIRED, status: 410 })),
    everyMs: 1,
    signal: new AbortController().signal,
  });
  await expect(versions.next()).rejects.toMatchObject({ extensions: { code: "PREVIEW_EXPIRED" } });
});
