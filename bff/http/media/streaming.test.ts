import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { rawGet } from "#tests/support/rawRequest.ts";
import { SourceError } from "../../lib/errors";
import { createHttp, type Http, type HttpOptions } from "../../lib/http";
import { createServer } from "../../server";
import { createMediaHandler } from "./media";

/* How pictures are passed on: streamed, by version, and to many visitors at once. */

const PICTURE = { "content-type": "image/png" };

/** Waits until an expectation holds, on a busy machine too. */
const until = (expectation: () => void | Promise<void>) => vi.waitFor(expectation, { timeout: 20_000 });

type Handler = (response: ServerResponse, request: IncomingMessage, nth: number) => unknown;

/** A BFF in front of an image host whose responses the test writes. */
async function start(handle: Handler, options: Partial<HttpOptions> = {}, getChunks?: Http["getChunks"]) {
  const host = await startHttpServer((response, request, nth) => void handle(response, request, nth));
  const fakes = createFakes();
  const http = createHttp({ source: "images", timeoutMs: 10_000, maxBytes: 2_000, ...options });
  const roots = { content: `${host.url}/`, designs: "http://127.0.0.1:9/" };
  const media = createMediaHandler({ roots, http: { ...http, ...(getChunks && { getChunks }) }, log: fakes.deps.log });
  const bff = await startBff(fakes, (deps) => createServer(deps, { media }));
  const { origin } = new URL(bff.url);
  return { ...host, log: fakes.log, origin, ask: (path = "/media/a.png", init?: RequestInit) => fetch(`${origin}${path}`, init) };
}

/** Responses that wait until the test sends them. */
function createSlowHost() {
  const open: ServerResponse[] = [];
  return { open, handle: (response: ServerResponse) => void open.push(response) };
}

describe("a picture", () => {
  test("is passed on while it arrives", async () => {
    const { open, handle } = createSlowHost();
    const { ask } = await start((response) => handle(response.writeHead(200, { ...PICTURE, "content-length": "10" })));
    const asking = ask();
    await until(() => expect(open).toHaveLength(1));
    open[0]!.write("first");
    const answer = await asking;
    expect(answer.headers.get("content-length")).toBe("10");
    const reader = answer.body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe("first");
    open[0]!.end(" last");
    expect(Buffer.from((await reader.read()).value!).toString()).toBe(" last");
    expect((await reader.read()).done).toBe(true);
  });

  test.each([
    ["breaks off at its host", (response: ServerResponse) => void response.write("some", () => response.destroy())],
    ["turns out to be too large", (response: ServerResponse) => void response.write("some", () => response.write(Buffer.alloc(3_000)))],
  ])("that %s breaks off for its visitor, too, who cannot take a part for the whole", async (_, send) => {
    const { ask, log } = await start((response) => void send(response.writeHead(200, PICTURE)));
    const taking = ask().then((answer) => answer.arrayBuffer());
    await expect(taking).rejects.toBeInstanceOf(Error);
    expect(log).toMatchObject([{ level: "warn", details: { path: "/a.png" } }]);
  });

  test("whose content-length is too large is 502 at once", async () => {
    const { ask, closed } = await start((response) => response.writeHead(200, { ...PICTURE, "content-length": "3000" }).write("some"));
    expect((await ask()).status).toBe(502);
    await until(() => expect(closed).toEqual(["/a.png"]));
  });

  test("that does not arrive is 504, and one that its host refuses is not requested twice", async () => {
    const { ask } = await start(() => {}, { timeoutMs: 100 });
    expect((await ask()).status).toBe(504);
    const { requests, ask: askOther } = await start((response) => response.writeHead(500).end());
    expect([(await askOther()).status, requests.length]).toEqual([502, 1]);
  });

  test("is not sent for a HEAD request", async () => {
    const { ask } = await start((response) => response.writeHead(200, { ...PICTURE, "content-length": "6" }).end("pixels"));
    const answer = await ask("/media/a.png", { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "6", ""]);
  });

  test("whose visitor leaves is not fetched any further", async () => {
    const { ask, requests, closed } = await start((response) => response.writeHead(200, PICTURE).write("some"));
    const left = new AbortController();
    const answer = await ask("/media/a.png", { signal: left.signal });
    expect([answer.status, requests.length]).toEqual([200, 1]);
    left.abort();
    await until(() => expect(closed).toEqual(["/a.png"]));
  });
});

describe("the version of a picture", () => {
  const DATE = "Sat, 21 Nov 2026 10:00:00 GMT";
  const versioned = { ...PICTURE, etag: '"v1"', "last-modified": DATE };

  test("is the host's ETag, and none is made up for a host that sends none", async () => {
    const { ask } = await start((response, { url }) => response.writeHead(200, url === "/a.png" ? versioned : PICTURE).end("pixels"));
    const { headers } = await ask();
    expect([headers.get("etag"), headers.get("last-modified")]).toEqual(['"v1"', DATE]);
    const plain = (await ask("/media/b.png")).headers;
    expect([plain.get("etag"), plain.get("last-modified")]).toEqual([null, null]);
  });

  test.each([
    ["if-none-match", '"v1"'],
    ["if-modified-since", DATE],
  ])("that a visitor has already is compared by the host (%s), and not sent again", async (name, version) => {
    const received: unknown[] = [];
    const { origin } = await start((response, { headers }) => {
      received.push(headers[name]);
      response.writeHead(304, { etag: '"v1"', "last-modified": DATE }).end();
    });
    const { status, headers, body } = await rawGet(origin, "/media/a.png", { [name]: version });
    expect([status, body, received]).toEqual([304, "", [version]]);
    expect(headers).toMatchObject({ etag: '"v1"', vary: expect.stringMatching(/accept/i) });
    expect(headers["cache-control"]).toContain("public");
    expect(headers).not.toHaveProperty("content-type");
  });

  test("that a visitor has already is not sent even when the host sends it", async () => {
    const { origin } = await start((response) => response.writeHead(200, versioned).end("pixels"));
    expect(await rawGet(origin, "/media/a.png", { "if-none-match": '"v1"' })).toMatchObject({ status: 304, body: "" });
    expect(await rawGet(origin, "/media/a.png", { "if-none-match": '"v0"' })).toMatchObject({ status: 200, body: "pixels" });
  });

  test("that no host can have sent is not passed on", async () => {
    const received: unknown[] = [];
    const { origin } = await start((response, { headers }) => {
      received.push([headers["if-none-match"], headers["if-modified-since"]]);
      response.writeHead(200, versioned).end("pixels");
    });
    const answer = await rawGet(origin, "/media/a.png", { "if-none-match": `"${"x".repeat(500)}"`, "if-modified-since": "yesterday" });
    expect([answer.status, received]).toEqual([200, [[undefined, undefined]]]);
  });
});

describe("many visitors at once", () => {
  test("share one fetch of the same picture, each from its first byte", async () => {
    const { open, handle } = createSlowHost();
    const { ask, requests } = await start((response) => handle(response.writeHead(200, PICTURE)));
    const first = ask();
    await until(() => expect(open).toHaveLength(1));
    open[0]!.write("first");
    await first;
    const others = Array.from({ length: 20 }, () => ask());
    await Promise.all(others);
    open[0]!.end(" last");
    const texts = await Promise.all([first, ...others].map(async (one) => (await one).text()));
    expect(new Set(texts)).toEqual(new Set(["first last"]));
    expect(requests).toHaveLength(1);
  });

  test("keep the picture when one of them leaves", async () => {
    const { open, handle } = createSlowHost();
    const { ask } = await start((response) => handle(response.writeHead(200, PICTURE)));
    const left = new AbortController();
    const leaving = ask("/media/a.png", { signal: left.signal });
    await until(() => expect(open).toHaveLength(1));
    open[0]!.write("first");
    const [, staying] = await Promise.all([leaving, ask()]);
    left.abort();
    open[0]!.end(" last");
    expect(await staying.text()).toBe("first last");
  });

  test("do not share requests that differ", async () => {
    const open: (() => void)[] = [];
    const { ask } = await start((response, { headers }) => open.push(() => response.writeHead(200, PICTURE).end(headers.accept)));
    const received = ["/media/a.png", "/media/a.png?w=320", "/media/b.png"].map((path) => ask(path));
    received.push(ask("/media/a.png", { headers: { accept: "image/webp" } }));
    await until(() => expect(open).toHaveLength(4));
    for (const answer of open) answer();
    const texts = await Promise.all(received.map(async (one) => (await one).text()));
    expect(texts).toEqual(["image/*", "image/*", "image/*", "image/webp,image/*"]);
  });
});

test("that one visitor asks for by the dozen delay no other visitor's", async () => {
  const { open, handle } = createSlowHost();
  const { ask, requests } = await start((response) => handle(response.writeHead(200, PICTURE)), { atOnce: 2 });
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const dozen = Array.from({ length: 12 }, (_, nth) => ask(`/media/${nth}.png`, from("192.0.2.7")));
  await until(() => expect(open).toHaveLength(1));
  const other = ask("/media/other.png", from("192.0.2.8"));
  await until(() => expect(requests).toContain("/other.png"));
  expect(requests).toHaveLength(2);
  open[1]!.end("other");
  expect(await (await other).text()).toBe("other");
  for (let nth = 0; nth < 13; nth++) {
    await until(() => expect(open.length).toBeGreaterThan(nth));
    if (nth !== 1) open[nth]!.end("pixels");
  }
  for (const one of dozen) expect(await (await one).text()).toBe("pixels");
});

test("a request beyond the limit of concurrent ones is 503 with retry-after", async () => {
  const busy = new SourceError("200 calls wait already", { source: "images", code: "UPSTREAM_BUSY" });
  const { ask } = await start(
    () => {},
    {},
    async () => Promise.reject(busy),
  );
  const answer = await ask();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
});
