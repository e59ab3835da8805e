import { existsSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { tempFolder } from "#scripts/testing/tempFolder.ts";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { createStaticFileHandler } from "./staticFileHandler";
import { compressStaticFiles } from "./compressStaticFiles";

const script = "console.log('é');".repeat(100);
let folder: string;
beforeEach(async () => {
  folder = tempFolder({
    "static/chunks/a-1.js": script,
    "static/media/b.css": ".b{color:red}",
    "static/media/map-dev.2i4_yz.mjs": "let unused",
    "static/media/font.woff2": "font",
    "server/secret.js": "let secret",
  });
  await compressStaticFiles(folder);
});

/** Requests a file from a server with the handler; the server answers "as ever" if the handler returns false. */
async function ask(file: string, init: RequestInit = {}): Promise<Response> {
  const handleStaticFile = createStaticFileHandler(folder);
  const site = await startHttpServer((response, request) => {
    if (!handleStaticFile(request, response)) response.end("as ever");
  });
  return fetch(site.url + file, { ...init, headers: { "accept-encoding": "gzip, deflate, br", ...init.headers } });
}

it("sends a script's copy, whatever the query, as immutable", async () => {
  const answer = await ask("/_next/static/chunks/a-1.js?dpl=2");
  expect(await answer.text()).toBe(script);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-encoding": "br",
    "content-type": "application/javascript; charset=UTF-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(Number(answer.headers.get("content-length"))).toBeLessThan(100);
});

it("sends a style sheet with its content type", async () => {
  const answer = await ask("/_next/static/media/b.css");
  expect([await answer.text(), answer.headers.get("content-type")]).toEqual([".b{color:red}", "text/css; charset=UTF-8"]);
});

it.each([
  ["a browser without brotli", "/_next/static/chunks/a-1.js", { headers: { "accept-encoding": "gzip" } }],
  ["a browser that refuses it", "/_next/static/chunks/a-1.js", { headers: { "accept-encoding": "gzip, br;q=0" } }],
  ["a range request", "/_next/static/chunks/a-1.js", { headers: { range: "bytes=0-9" } }],
  ["a HEAD request", "/_next/static/chunks/a-1.js", { method: "HEAD" }],
  ["a file that is compressed already", "/_next/static/media/font.woff2", {}],
  ["a file outside of the static folder", "/_next/static/../server/secret.js", {}],
  ["the copy by its own name", "/_next/static/chunks/a-1.js.br", {}],
])("leaves %s to Next", async (_, file, init) => {
  const answer = await ask(file, init);
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(["as ever", ""]).toContain(await answer.text());
});

it("does not compress MapLibre's development files", () => {
  expect(existsSync(path.join(folder, "static/media/map-dev.2i4_yz.mjs.br"))).toBe(false);
});

it("leaves all files to Next if the build was not compressed", async () => {
  folder = tempFolder({ "static/chunks/a-1.js": script });
  expect(await (await ask("/_next/static/chunks/a-1.js")).text()).toBe("as ever");
});
