import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rawGet } from "../support/rawRequest";
import { type RunningServer, startSite } from "../support/servers";

/** Starts a fake BFF with the given behaviour, and a site in front of it. */
let onRequest: (request: IncomingMessage, response: ServerResponse) => void;
let onUpgrade: (socket: Socket) => void | Promise<void>;
const bff = createServer((asked, response) => onRequest(asked, response));
bff.on("upgrade", (_, socket) => void onUpgrade(socket as Socket));

let site: RunningServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => bff.listen(0, "127.0.0.1", resolve));
  site = await startSite({ bffUrl: `http://127.0.0.1:${(bff.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await site?.stop();
  bff.closeAllConnections();
  bff.close();
});
beforeEach(() => {
  onRequest = (_, response) => void response.end("{}");
  onUpgrade = (socket) => void socket.destroy();
});

const isAlive = async () => (await rawGet(site.url, "/health")).status === 200;

/** Opens a socket to the site and requests an upgrade of /graphql. `received` contains all received data. */
async function upgrade({ allowHalfOpen = false } = {}): Promise<{ socket: Socket; received(): string }> {
  let received = "";
  const socket = connect({ port: Number(new URL(site.url).port), host: "127.0.0.1", allowHalfOpen });
  socket.on("data", (data) => (received += String(data)));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(
    "GET /graphql HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n" +
      "Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
  );
  return { socket, received: () => received };
}

it("forwards an upload while it arrives, and returns the response", async () => {
  const arrived: number[] = [];
  onRequest = (asked, response) => {
    asked.on("data", (chunk: Buffer) => arrived.push(chunk.length));
    asked.on("end", () => response.writeHead(207, { "x-mark": "bff" }).end(asked.headers["content-type"]));
  };
  const upload = request(`${site.url}/graphql`, { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x" } });
  const answered = new Promise<IncomingMessage>((resolve) => upload.on("response", resolve));
  upload.write("x".repeat(1000));
  await expect.poll(() => arrived.length).toBe(1);
  upload.end("y".repeat(1000));
  const answer = await answered;
  expect(answer.statusCode).toBe(207);
  expect(answer.headers["x-mark"]).toBe("bff");
  expect(String((await answer.toArray())[0])).toBe("multipart/form-data; boundary=x");
});

it("does not forward hop-by-hop headers in either direction", async () => {
  let arrived: IncomingMessage["headers"] = {};
  onRequest = (asked, response) => {
    arrived = asked.headers;
    response.writeHead(200, { "keep-alive": "timeout=99", connection: "keep-alive, x-hop", "x-hop": "1", "x-mark": "bff" }).end("{}");
  };
  const { headers } = await rawGet(site.url, "/graphql", { te: "trailers", connection: "close, x-mine", "x-mine": "1", "x-kept": "1" });
  expect(arrived).toMatchObject({ "x-kept": "1" });
  expect(Object.keys(arrived)).not.toEqual(expect.arrayContaining(["te"]));
  expect([arrived["x-mine"], arrived.connection]).toEqual([undefined, "keep-alive"]);
  expect(headers).toMatchObject({ "x-mark": "bff", connection: "close" });
  expect([headers["keep-alive"], headers["x-hop"]]).toEqual([undefined, undefined]);
});

it("aborts a response if the BFF aborts it", async () => {
  onRequest = (_, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("half", () => response.destroy());
  };
  await expect(rawGet(site.url, "/graphql")).rejects.toThrow("aborted");
  expect(await isAlive()).toBe(true);
});

it("aborts the request to the BFF if the visitor disconnects", async () => {
  const left = new Promise<string>((resolve) => {
    onRequest = (behind) => {
      behind.on("close", () => resolve("left"));
      asked.destroy();
    };
  });
  const asked = request(`${site.url}/graphql`).on("error", () => {});
  asked.end();
  expect(await left).toBe("left");
});

it("forwards a web socket in both directions, from the first byte", async () => {
  // From its first page on, Next listens for web sockets too.
  await rawGet(site.url, "/no/such/page/");
  onUpgrade = async (socket) => {
    await delay(100);
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nfirst,");
    socket.on("data", (data) => socket.write(`echo of ${String(data)}`));
  };
  const { socket, received } = await upgrade();
  await expect.poll(received).toContain("101 Switching Protocols");
  socket.write("hello");
  await expect.poll(received).toMatch(/\r\n\r\nfirst,echo of hello$/);
  socket.destroy();
});

it("survives a visitor who aborts a web socket before the BFF has answered, and aborts it at the BFF", async () => {
  const asked = new Promise<Socket>((resolve) => {
    onUpgrade = resolve;
  });
  const { socket } = await upgrade();
  const behind = (await asked).on("error", () => {}).resume();
  const ended = new Promise((resolve) => behind.once("end", resolve).once("close", resolve));
  socket.resetAndDestroy();
  await delay(100);
  behind.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  await ended;
  behind.destroy();
  expect(await isAlive()).toBe(true);
});

it("closes a web socket that the BFF refuses or aborts", async () => {
  for (const refuse of [
    (socket: Socket) => socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"),
    (socket: Socket) => socket.resetAndDestroy(),
  ]) {
    onUpgrade = (socket) => void refuse(socket);
    const { socket } = await upgrade();
    await new Promise((resolve) => socket.once("close", resolve));
  }
  expect(await isAlive()).toBe(true);
});

it("closes the web socket of a visitor who keeps it open after the BFF has closed it", async () => {
  onUpgrade = (socket) => void socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  const { socket } = await upgrade({ allowHalfOpen: true });
  await new Promise((resolve) => socket.once("end", resolve));
  // Only a connection that the site has closed is reset.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const sending = setInterval(() => socket.write("still here"), 10);
  await closed;
  clearInterval(sending);
  expect(await isAlive()).toBe(true);
});

it("hands the catalog of kiosks on with the content repository's token, and no other address beside it", async () => {
  onRequest = (asked, response) => void response.end(JSON.stringify([asked.url, asked.headers.authorization]));
  const ask = (path: string) => rawGet(site.url, path, { authorization: "Basic eDo=" });
  expect((await ask("/integration/kiosks?page=2")).body).toBe(JSON.stringify(["/integration/kiosks?page=2", "Basic eDo="]));
  for (const path of ["/integration/kiosks/", "/integration/kiosksx", "/integration/", "/webhook"])
    expect((await ask(path)).body).not.toContain("eDo=");
});
