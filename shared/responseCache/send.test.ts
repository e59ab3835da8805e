import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startHttpServer } from "#tests/support/httpServer.ts";
import { rawGet } from "#tests/support/rawRequest.ts";
import { chooseEncoding } from "./encoding";
import type { CachedResponse, NewResponse } from "./responseCache";
import { sendAnswer } from "./send";

const TEXT = JSON.stringify({ words: "keys ".repeat(1000) });
const made: NewResponse = { status: 200, headers: { "content-type": "application/json" }, body: Buffer.from(TEXT) };
const cached = (): CachedResponse => ({
  ...made,
  versions: {},
  isSameWithToken: false,
  etag: 'W/"e"',
  createdAt: 0,
  pausedUntil: 0,
  lifetime: { freshMs: 1, staleMs: 1 },
  encoded: new Map(),
});

async function ask(answer: NewResponse | CachedResponse, headers: Record<string, string> = {}) {
  const { url } = await startHttpServer((response, request) => sendAnswer(answer, request, response));
  return fetch(url, { headers });
}

test.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5, br;q=0", "gzip"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["gzip;q=0, *;q=0", null],
])("accept-encoding %j means %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ["cached", cached()],
  ["just made", made],
])("an answer that is %s is sent in an encoding that its client accepts", async (_, answer) => {
  for (const encoding of ["br", "gzip", ""]) {
    for (let times = 0; times < 2; times++) {
      const response = await ask(answer, { "accept-encoding": encoding });
      expect([
        response.status,
        response.headers.get("content-encoding") ?? "",
        response.headers.get("vary"),
        await response.text(),
      ]).toEqual([200, encoding, "accept-encoding", TEXT]);
    }
  }
});

test("both encodings hold the same body", async () => {
  const answer = cached();
  for (const encoding of ["br", "gzip"]) await (await ask(answer, { "accept-encoding": encoding })).arrayBuffer();
  const [br, gzip] = await Promise.all(["br", "gzip"].map((name) => answer.encoded.get(name)!));
  expect([brotliDecompressSync(br!.bytes).toString(), gunzipSync(gzip!.bytes).toString()]).toEqual([TEXT, TEXT]);
});

test("a client that has the cached response already is sent 304", async () => {
  const { url } = await startHttpServer((response, request) => sendAnswer(cached(), request, response));
  const { status, headers, body } = await rawGet(url, "/", { "if-none-match": 'W/"e"' });
  expect([status, headers.etag, body]).toEqual([304, 'W/"e"', ""]);
  expect((await rawGet(url, "/", { "if-none-match": 'W/"other"' })).status).toBe(200);
});

test("a short answer is not compressed", async () => {
  const response = await ask({ ...made, body: Buffer.from("{}") }, { "accept-encoding": "gzip" });
  expect([response.headers.get("content-encoding"), response.headers.get("content-length")]).toEqual([null, "2"]);
});
