import { request } from "node:http";
import { expect, test } from "vitest";
import { createFakes, startBff } from "#tests/support/fakes.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { rawGet } from "#tests/support/rawRequest.ts";
import { createHttp } from "../../lib/http";
import { createMediaHandler } from "./media";
import { createServer } from "../../server";

const http = createHttp({ source: "media", timeoutMs: 10_000 });

/** A BFF that serves /media/ from an image host whose pictures are below /shop/, and /media/designs/ from another host's /keys/. */
async function start() {
  const host = await startHttpServer((response, { url }) => {
    const picture = { "content-type": "image/png", "set-cookie": "a=1" };
    if (url === "/shop/a.png?w=320") return void response.writeHead(200, picture).end("pixels");
    if (url === "/shop/page.html") return void response.writeHead(200, { "content-type": "text/html" }).end("<script>");
    response.writeHead(url === "/shop/broken.png" ? 500 : 404).end("secret reason");
  });
  const designs = await startHttpServer((response, { url = "" }) => {
    const type = { svg: "image/svg+xml", webp: "image/webp", jp2: "image/jp2", json: "application/json" }[url.split(".")[1] ?? ""];
    response.writeHead(type ? 200 : 404, { "content-type": type ?? "text/plain" }).end(`drawing at ${url}`);
  });
  const fakes = createFakes();
  const media = createMediaHandler({ roots: { content: `${host.url}/shop/`, designs: `${designs.url}/keys/` }, http, log: fakes.deps.log });
  const bff = await startBff(fakes, (deps) => createServer(deps, { media }));
  /** Requests a path as it is; fetch would normalize it first. */
  const ask = (path: string) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const asking = request(new URL(bff.url), { path }, (response) => {
        let body = "";
        response.on("data", (chunk) => (body += chunk));
        response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, body }));
      });
      asking.on("error", reject).end();
    });
  return { ask, host, designs, log: fakes.log };
}

test("an image is passed on with its query, may be kept, and can run nothing", async () => {
  const { ask } = await start();
  const { status, headers, body } = await ask("/media/shop/a.png?w=320");
  expect([status, body]).toEqual([200, "pixels"]);
  expect(headers).toMatchObject({ "content-type": "image/png", "x-content-type-options": "nosniff" });
  expect(headers["content-security-policy"]).toContain("sandbox");
  expect(headers["cache-control"]).toContain("public");
  expect(headers).not.toHaveProperty("set-cookie");
});

test.each([
  ["bear.svg", "image/svg+xml"],
  ["bear.webp", "image/webp"],
  ["bear.jp2", "image/jp2"],
])("the picture of a design comes from the other root: %s", async (name, type) => {
  const { ask, host, designs } = await start();
  const { status, headers, body } = await ask(`/media/designs/${name}`);
  expect([status, headers["content-type"], body]).toEqual([200, type, `drawing at /keys/${name}`]);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "content-security-policy": expect.stringContaining("sandbox") });
  expect([host.requests, designs.requests]).toEqual([[], [`/keys/${name}`]]);
});

test.each([
  ["/media/shop/gone.png", 404],
  ["/media/shop/broken.png", 502],
  ["/media/shop/page.html", 415],
  ["/media/designs/none", 404],
  ["/media/designs/kiosks.json", 415],
])("%s, which is no image, is %i without any text of the host", async (path, status) => {
  const { ask } = await start();
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toMatch(/secret|script/);
});

test.each([
  "/media/private/a.png",
  "/media/shop/../private/a.png",
  "/media/shop/%2e%2e/private/a.png",
  "/media/shop\\..\\..\\private\\a.png",
  "/media//evil.example/shop/a.png",
  "/media/@evil.example/shop/a.png",
  "/media/designs/../private/a.png",
  "/media/designs/..\\private\\a.png",
  "/media/designs/..%2f..%2fprivate%2fa.png",
  "/media/designs/%2e%2e%2fa.png",
  "/media/designs/x/..%5ca.png",
  "/media/designs/%252e%252e%252fa.png",
  "/media/designs/..;/a.png",
  "/media/designs/a.png%00.svg",
  "/media/shop/..%2fprivate/a.png",
  "/media/shop/%2e%2e%2Fprivate/a.png",
  "/media/designs",
  "/media",
])("%s is outside the roots, and no host is called", async (path) => {
  const { ask, host, designs } = await start();
  expect((await ask(path)).status).toBe(404);
  expect([host.requests, designs.requests]).toEqual([[], []]);
});

test("a content host whose root is the whole host has its pictures at their own paths", async () => {
  const host = await startHttpServer((response) => response.writeHead(200, { "content-type": "image/png" }).end("pixels"));
  const fakes = createFakes();
  const media = createMediaHandler({ roots: { content: `${host.url}/`, designs: `${host.url}/keys/` }, http, log: fakes.deps.log });
  const bff = await startBff(fakes, (deps) => createServer(deps, { media }));
  for (const path of ["shop/a.png?w=160", "designs/bear.webp"]) expect((await fetch(new URL(`/media/${path}`, bff.url))).status).toBe(200);
  expect(host.requests).toEqual(["/shop/a.png?w=160", "/keys/bear.webp"]);
});

test("a redirect of the image host is not followed", async () => {
  const elsewhere = await startHttpServer((response) => response.writeHead(200, { "content-type": "image/png" }).end("internal"));
  const host = await startHttpServer((response) => response.writeHead(302, { location: `${elsewhere.url}/x.png` }).end());
  const fakes = createFakes();
  const media = createMediaHandler({ roots: { content: `${host.url}/`, designs: `${host.url}/keys/` }, http, log: fakes.deps.log });
  const bff = await startBff(fakes, (deps) => createServer(deps, { media }));
  expect((await fetch(new URL("/media/a.png", bff.url))).status).toBe(502);
});

/** A BFF in front of a real repository's hosts: one each for uploads, drawings and stock photos. Records the requests that they receive. */
async function startHosted() {
  const hostRequests: string[] = [];
  const answerAs = (name: string) =>
    startHttpServer((response, { url, headers }) => {
      hostRequests.push(`${name} ${url} as ${headers.accept}`);
      response.writeHead(200, { "content-type": "image/webp" }).end("pixels");
    });
  const [uploads, files, stock] = [await answerAs("uploads"), await answerAs("files"), await answerAs("stock")];
  const fakes = createFakes();
  const media = createMediaHandler({
    roots: { content: `${uploads.url}/`, designs: "http://127.0.0.1:9/", files: `${files.url}/`, stock: `${stock.url}/` },
    isImmutable: true,
    http,
    log: fakes.deps.log,
  });
  const bff = await startBff(fakes, (deps) => createServer(deps, { media }));
  return { hostRequests, origin: new URL(bff.url).origin, ask: (path: string, init?: RequestInit) => fetch(new URL(path, bff.url), init) };
}

test("parameters that an image host understands are passed on, others are left out", async () => {
  const { ask, hostRequests } = await startHosted();
  await ask("/media/keys/a.jpg?auto=format,compress&rect=0,10,200,100&w=320&fit=max&token=x&url=http://10.0.0.1/");
  expect(hostRequests).toEqual(["uploads /keys/a.jpg?auto=format%2Ccompress&fit=max&rect=0%2C10%2C200%2C100&w=320 as image/*"]);
});

test("paths of stock photos that leave their root are refused, and no host is called", async () => {
  const { origin, hostRequests } = await startHosted();
  expect((await rawGet(origin, "/media/stock/..%2f..%2fsecret")).status).toBe(404);
  expect(hostRequests).toEqual([]);
});

test("stock photos come from their own host", async () => {
  const { ask, hostRequests } = await startHosted();
  expect((await ask("/media/stock/photo-1?ixid=x&w=640")).status).toBe(200);
  expect(hostRequests).toEqual(["stock /photo-1?ixid=x&w=640 as image/*"]);
});

test("drawings come from the repository's own host", async () => {
  const { ask, hostRequests } = await startHosted();
  expect((await ask("/media/files/keys/Zk_logo.svg")).status).toBe(200);
  expect(hostRequests).toEqual(["files /keys/Zk_logo.svg as image/*"]);
});

test("the host chooses the format by what the browser accepts, and responses vary by accept", async () => {
  const { ask, hostRequests } = await startHosted();
  const { headers } = await ask("/media/keys/a.jpg", { headers: { accept: "image/avif,image/webp,image/apng,*/*;q=0.8" } });
  await ask("/media/keys/a.jpg", { headers: { accept: "image/webp;q=0.9, text/html" } });
  expect(hostRequests).toEqual(["uploads /keys/a.jpg as image/avif,image/webp,image/*", "uploads /keys/a.jpg as image/webp,image/*"]);
  expect(headers.get("vary")).toMatch(/accept/i);
});

test("an upload never changes, and may be cached without limit", async () => {
  const { ask } = await startHosted();
  expect((await ask("/media/keys/a.jpg")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is 405, and no host is called", async (method) => {
  const { ask, hostRequests } = await startHosted();
  const answer = await ask("/media/keys/a.jpg", { method });
  expect([answer.status, answer.headers.get("allow"), hostRequests]).toEqual([405, "GET, HEAD", []]);
});
