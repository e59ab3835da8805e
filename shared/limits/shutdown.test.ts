import { createServer, get, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { application, apply, resumeFile } from "#tests/support/application.ts";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { createServer as createBff } from "#bff/server.ts";
import { createShutdown, KEEP_ALIVE_MS } from "./shutdown";

/** A server whose connections only the test and the shutdown close; `socket()` connects to it. */
async function start(answer: RequestListener, graceMs?: number) {
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer);
  const shutDown = createShutdown(http, graceMs);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => http.closeAllConnections());
  const { port } = http.address() as AddressInfo;
  const socket = async () => {
    const connection = connect(port, "127.0.0.1");
    // A connection that is cut does not fail the test.
    connection.on("error", () => {});
    await new Promise((resolve) => connection.once("connect", resolve));
    return connection;
  };
  return { http, port, shutDown, socket };
}

const GET = "GET / HTTP/1.1\r\nHost: test\r\n\r\n";
const connectionsOf = (http: Server) => new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count)));
const firstChunk = (socket: Socket) => new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(String(chunk))));
/** Returns whether a promise settles soon: well before the grace of 30 s or the keep-alive of 65 s. */
const soon = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 10_000, false).unref())]);

test("idle connections are closed soon, used or not", async () => {
  const { http, shutDown, socket } = await start((_, response) => response.end("hello"));
  const [used, unused] = [await socket(), await socket()];
  used.write(GET);
  expect(await firstChunk(used)).toContain("hello");
  await vi.waitFor(async () => expect(await connectionsOf(http)).toBe(2), 10_000);
  unused.resume();
  expect(await soon(shutDown())).toBe(true);
});

test("a connection whose first request is on its way when the shutdown begins gets its response", async () => {
  const { shutDown, socket } = await start((_, response) => response.end("hello"));
  const connection = await socket();
  const closed = shutDown();
  connection.write(GET);
  expect(await text(connection)).toMatch(/^HTTP\/1.1 200 OK\r[^]*^connection: close\r[^]*hello/im);
  expect(await soon(closed)).toBe(true);
});

test("a response under way is finished with `connection: close`, and its connection closed", async () => {
  const waiting: (() => void)[] = [];
  const { shutDown, socket, port } = await start((_, response) => void waiting.push(() => response.end("late")));
  const connection = await socket();
  connection.write(GET);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 10_000);
  const closed = shutDown();
  await expect(new Promise((resolve, reject) => get({ port, host: "127.0.0.1" }, resolve).on("error", reject))).rejects.toThrow(
    "ECONNREFUSED",
  );
  waiting[0]!();
  const answer = await text(connection);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain("late");
  expect(await soon(closed)).toBe(true);
});

test("a connection whose response had started before is closed once it is sent", async () => {
  const answers: (() => void)[] = [];
  const { shutDown, socket } = await start((_, response) => {
    response.write("begun ");
    answers.push(() => response.end("and done"));
  });
  const connection = await socket();
  connection.write(GET);
  await firstChunk(connection);
  const closed = shutDown();
  answers[0]!();
  expect(await text(connection)).toContain("and done");
  expect(await soon(closed)).toBe(true);
});

test("a response that is written but not yet sent is not cut", async () => {
  const size = 20_000_000;
  const { shutDown, port } = await start((_, response) => response.end(Buffer.alloc(size)));
  const response = await new Promise<IncomingMessage>((resolve) => get({ port, host: "127.0.0.1", agent: false }, resolve));
  const closed = shutDown();
  let received = 0;
  for await (const chunk of response) received += (chunk as Buffer).byteLength;
  expect(received).toBe(size);
  expect(await soon(closed)).toBe(true);
});

test("a response that takes longer than the grace period is cut", async () => {
  const answer = vi.fn<RequestListener>();
  const { shutDown, socket } = await start(answer, 50);
  const connection = await socket();
  connection.write(GET);
  const cut = new Promise((resolve) => connection.resume().once("close", resolve));
  await vi.waitFor(() => expect(answer).toHaveBeenCalled(), 10_000);
  expect(await soon(Promise.all([shutDown(), cut]))).toBe(true);
});

test("an upload under way when the BFF is closed is submitted and answered", async () => {
  const fakes = createFakes();
  let go = () => {};
  fakes.jobs.gate = new Promise((resolve) => (go = resolve));
  let close!: () => Promise<void>;
  const { url } = await startBff(fakes, async (deps) => {
    const server = await createBff(deps);
    ({ close } = server);
    // The test has closed it by then.
    return { ...server, close: async () => {} };
  });
  const applying = apply(url, application(), resumeFile("pdf", 2_000_000));
  await vi.waitFor(() => expect(fakes.calls).toContain("jobs.apply pdf"), 10_000);
  const closed = close();
  go();
  expect((await applying).data?.submitJobApplication).toMatchObject({ reference: "7QK2-9XMD" });
  expect(fakes.jobs.received).toMatchObject([{ bytes: 2_000_000 }]);
  expect(await soon(closed)).toBe(true);
});

test("idle connections are kept for longer than nginx and AWS keep them", async () => {
  const { http } = await createBff(createFakes().deps);
  expect(http.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(http.headersTimeout).toBeGreaterThan(http.keepAliveTimeout);
});
